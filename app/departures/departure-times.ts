import type { Excursion, Pickup } from "#app/catalogue/excursion.ts";
import { pricesOf } from "#app/catalogue/prices/price-sets.ts";

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const timeAt = (minutes: number) =>
	`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const minutesOfDay = 24 * 60;

/** A local time so many minutes later; it stays within its day, as `strftime` of SQLite does. */
export function laterBy(time: string, minutes: number): string {
	return timeAt((minutesOf(time) + (minutes % minutesOfDay) + minutesOfDay) % minutesOfDay);
}

/** Minutes from one local time to another of the same day; negative when it is earlier. */
export function minutesBetween(from: string, until: string): number {
	return minutesOf(until) - minutesOf(from);
}

/** A departure that starts later or earlier than usual picks its guests up later or earlier by as much. */
export function pickupsOn<Stop extends Pick<Pickup, "time">>(
	pickups: readonly Stop[],
	usualStart: string,
	startTime: string | undefined,
): Stop[] {
	const minutes = startTime ? minutesBetween(usualStart, startTime) : 0;
	if (minutes === 0) return [...pickups];
	return pickups.map((stop) => ({ ...stop, time: laterBy(stop.time, minutes) }));
}

/** The excursion with the times and prices of one of its departures; without one, as usual. */
export function excursionOn<
	Timed extends Pick<Excursion, "startTime" | "pickups" | "prices" | "priceSets">,
>(excursion: Timed, departure: { startTime: string; priceSet?: number } | null | undefined): Timed {
	const { startTime, pickups } = excursion;
	const prices = pricesOf(excursion, departure);
	if (!departure || (departure.startTime === startTime && prices === excursion.prices))
		return excursion;
	return {
		...excursion,
		startTime: departure.startTime,
		pickups: pickupsOn(pickups, startTime, departure.startTime),
		prices,
	};
}

/** True when neither the start nor a pickup would fall on another day. */
export function staysWithinItsDay(
	{ startTime, pickups }: { startTime: string; pickups: readonly string[] },
	newStart: string,
): boolean {
	const minutes = minutesBetween(startTime, newStart);
	return pickups.every((time) => {
		const movedMinutes = minutesOf(time) + minutes;
		return movedMinutes >= 0 && movedMinutes < minutesOfDay;
	});
}
