import { addDays, instantOf, localDateAt } from "#app/catalogue/local-date.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import type { BoardingDeparture } from "./boarding-day.ts";

const minute = 60_000;
const hour = 60 * minute;

/** A trip that leaves soon after midnight picks its guests up on the evening before. */
const openBeforeMs = 4 * hour;
/** Guests' names and telephones leave the phone after this time. */
export const keepDayMs = 48 * hour;

type Trip = Pick<BoardingDeparture, "date" | "startTime" | "durationMinutes">;

/** Milliseconds since the epoch, and the island's time zone. */
export interface BoardingTime {
	now: number;
	timeZone: string;
}

/** Whether guests of a departure board now; "over" once its day has ended and it is back. */
export type BoardingStage = "over" | "now" | "later";

/** By instants, because a trip may leave in the evening and come back on the next day. */
export function boardingStage(
	{ date, startTime, durationMinutes }: Trip,
	{ now, timeZone }: BoardingTime,
): BoardingStage {
	const startsAt = instantOf(date, startTime, timeZone);
	const opensAt = Math.min(instantOf(date, "00:00", timeZone), startsAt - openBeforeMs);
	const midnight = instantOf(addDays(date, 1), "00:00", timeZone);
	const endsAt = Math.max(midnight, startsAt + durationMinutes * minute);
	if (now < opensAt) return "later";
	return now < endsAt ? "now" : "over";
}

/** In which order vans leave; a trip of the last evening comes first. */
export function byStart(one: Trip, other: Trip): number {
	return `${one.date} ${one.startTime}`.localeCompare(`${other.date} ${other.startTime}`);
}

/** "yesterday", "tomorrow" or null: how a departure's date differs from the island's date. */
export function otherDay({ date }: Trip, { now, timeZone }: BoardingTime): string | null {
	const texts = boardingTexts.cards;
	const today = localDateAt(now, timeZone);
	if (date === today) return null;
	if (date === addDays(today, 1)) return texts.tomorrow;
	return date === addDays(today, -1) ? texts.sinceYesterday : texts.sinceEarlier;
}

/**
 * False for kept guests that must be deleted: too old, or said to expire later than possible because the
 * phone's clock was set back.
 */
export function mayKeep({ expiresAt }: { expiresAt: number }, now: number): boolean {
	const restMs = expiresAt - now;
	return restMs > 0 && restMs <= keepDayMs;
}
