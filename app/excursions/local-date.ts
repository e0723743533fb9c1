/**
 * Dates and times of the island. A local date is "2027-06-05", a local time "04:30":
 * both sort as text and mean the same in every browser; only the cut-off needs an instant.
 */
import { tzOffset } from "@date-fns/tz";

const dayMilliseconds = 86_400_000;

/** By time zone: making a formatter costs a hundred times its use. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The island's date at an instant. */
export function localDateAt(now: number, timeZone: string): string {
	let format = dateFormats.get(timeZone);
	if (!format) {
		// en-CA writes dates as ISO 8601 does
		format = new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" });
		dateFormats.set(timeZone, format);
	}
	return format.format(now);
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** The island's time at an instant: "04:30". */
export function localTimeAt(now: number, timeZone: string): string {
	let format = timeFormats.get(timeZone);
	if (!format) {
		format = new Intl.DateTimeFormat("en-GB", {
			timeZone,
			hour: "2-digit",
			minute: "2-digit",
			hourCycle: "h23",
		});
		timeFormats.set(timeZone, format);
	}
	return format.format(now);
}

export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
	return new Date(`${date}T00:00Z`).getUTCDay();
}

/** True for a day that the calendar has: "2027-02-30" is none. */
export function isLocalDate(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const instant = Date.parse(`${text}T00:00Z`);
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/**
 * Working one out costs as much as drawing a line of a page, and each page asks for the same ones: the
 * closing times of some trips on the next hundred days or so.
 */
const instants = new Map<string, number>();
const mostInstants = 5_000;

/** The instant of a wall-clock time on the island, in milliseconds; right across clock changes. */
export function instantOf(date: string, time: string, timeZone: string): number {
	const key = `${date} ${time} ${timeZone}`;
	const known = instants.get(key);
	if (known !== undefined) return known;
	const instant = instantOfWall(Date.parse(`${date}T${time}Z`), timeZone);
	if (instants.size >= mostInstants) instants.clear();
	instants.set(key, instant);
	return instant;
}

/**
 * A time that the clocks leave out is moved on by as much as they are; of one that comes twice it is the
 * first, as everywhere in JavaScript.
 * @param wall the time as if the island were in UTC.
 */
function instantOfWall(wall: number, timeZone: string): number {
	const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant)) * 60_000;
	const before = offsetAt(wall - dayMilliseconds);
	const early = wall - before;
	const after = offsetAt(early);
	if (after === before) return early;
	const late = wall - after;
	return offsetAt(late) === after ? late : early;
}
