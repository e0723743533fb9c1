import { tzOffset } from "@date-fns/tz/tzOffset";
import { instantOf, isLocalDate } from "#app/catalogue/local-date.ts";

/** "2027-06-05T08:00:00Z" @param instant milliseconds */
export function utcTime(instant: number): string {
	return `${new Date(instant).toISOString().slice(0, 19)}Z`;
}

export function utcTimeOrNull(instant: number | null): string | null {
	return instant === null ? null : utcTime(instant);
}

/** "2027-06-05T09:00:00+01:00": local time with its offset. */
export function localTime(instant: number, timeZone: string): string {
	const minutes = tzOffset(timeZone, new Date(instant));
	const wall = new Date(instant + minutes * 60_000).toISOString().slice(0, 19);
	const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
	const two = (number: number) => String(number).padStart(2, "0");
	return `${wall}${minutes < 0 ? "-" : "+"}${two(hours)}:${two(rest)}`;
}

/** The id of a departure among those of its excursion: its start. */
export function availabilityId(
	{ date, startTime }: { date: string; startTime: string },
	timeZone: string,
): string {
	return localTime(instantOf(date, startTime, timeZone), timeZone);
}

/** The local date of the departure that an id names; null where it is malformed. */
export function dateOfAvailability(id: string): string | null {
	const date = id.slice(0, 10);
	return isLocalDate(date) ? date : null;
}
