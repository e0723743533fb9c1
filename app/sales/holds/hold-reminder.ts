import { aroundNight, isNight } from "#app/catalogue/quiet-hours.ts";

const hour = 3_600_000;
/** Who has so short a hold has just heard of it. */
const shortestHold = 6 * hour;
const dayBefore = 24 * hour;
/** Between the reminder and what comes before and after it. */
const leastGap = hour;

/**
 * When the guest of a hold is reminded that it ends: a day before, or half-way where it is shorter than two; in the
 * evening before, or the morning after, instead of at night. Null where that leaves no good hour.
 * @param hold from when until when its seats are held; all in milliseconds since the epoch.
 */
export function holdReminderAt(
	{ from, until }: { from: number; until: number },
	timeZone: string,
): number | null {
	if (until - from < shortestHold) return null;
	const usual = Math.max(until - dayBefore, from + Math.round((until - from) / 2));
	if (!isNight(usual, timeZone)) return usual;
	const { evening, morning } = aroundNight(usual, timeZone);
	if (evening - from >= leastGap) return evening;
	return until - morning >= leastGap ? morning : null;
}
