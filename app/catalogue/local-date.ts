/**
 * Dates and times on the island. A local date is "2027-06-05", a local time "04:30". Both sort as text and mean
 * the same in every browser.
 */
// the package's entry would bring its date class along
import { tzOffset } from "@date-fns/tz/tzOffset";

/** The instant of a request, and the zone in which the island tells the time. */
export interface IslandClock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

const dayMilliseconds = 86_400_000;

/** Cached: creating a formatter costs a hundred times as much as using it. */
const dateFormats = new Map<string, Intl.DateTimeFormat>();

/** The island's date at an instant. */
export function localDateAt(now: number, timeZone: string): string {
	let format = dateFormats.get(timeZone);
	if (!format) {
		// en-CA formats dates like ISO 8601
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

/**
 * Attack: the day after 9999-12-31 is written "+010000-01-01", which cut to ten signs sorts before every date, so that
 * a loop over dates never ends.
 * @throws RangeError when the result is no date of four-figure years.
 */
export function addDays(date: string, days: number): string {
	const instant = new Date(Date.parse(`${date}T00:00Z`) + days * dayMilliseconds).toISOString();
	if (!/^\d{4}-/.test(instant)) throw new RangeError(`${days} days from ${date} is no local date`);
	return instant.slice(0, 10);
}

/** More than any screen shows or any query reads. */
const mostDatesAtOnce = 1_000;

/**
 * All dates from the first to the last one; none when the last is before the first.
 * @throws RangeError for more than a thousand.
 */
export function datesBetween(first: string, last: string): string[] {
	const length =
		1 + (Date.parse(`${last}T00:00Z`) - Date.parse(`${first}T00:00Z`)) / dayMilliseconds;
	if (length > mostDatesAtOnce) throw new RangeError(`${length} dates from ${first} to ${last}`);
	return Array.from({ length: Math.max(0, length) }, (_, days) => addDays(first, days));
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
	return new Date(`${date}T00:00Z`).getUTCDay();
}

export function mondayOf(date: string): string {
	return addDays(date, -((weekdayOf(date) + 6) % 7));
}

/** "00:00" to "23:59" */
export function isLocalTime(text: string): boolean {
	return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** True for an existing date of the years 2000 to 2199; false for "2027-02-30". */
export function isLocalDate(text: string): boolean {
	if (!/^2[01]\d{2}-\d{2}-\d{2}$/.test(text)) return false;
	const instant = Date.parse(`${text}T00:00Z`);
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Cached: computing an instant is slow, and every page needs the same ones, the cut-offs of the next days. */
const instants = new Map<string, number>();
const mostInstants = 5_000;

/** Milliseconds since the epoch of a local time on the island; correct across clock changes. */
export function instantOf(date: string, time: string, timeZone: string): number {
	const key = `${date} ${time} ${timeZone}`;
	const cachedInstant = instants.get(key);
	if (cachedInstant !== undefined) return cachedInstant;
	const instant = instantOfLocal(Date.parse(`${date}T${time}Z`), timeZone);
	if (instants.size >= mostInstants) instants.clear();
	instants.set(key, instant);
	return instant;
}

/**
 * A local time that is skipped by a clock change moves forward by the change; of one that occurs twice the first
 * is taken, as everywhere in JavaScript.
 * @param wall the local time in milliseconds, as if the island were in UTC.
 */
function instantOfLocal(wall: number, timeZone: string): number {
	const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant)) * 60_000;
	const offsetBefore = offsetAt(wall - dayMilliseconds);
	const early = wall - offsetBefore;
	const offsetAfter = offsetAt(early);
	if (offsetAfter === offsetBefore) return early;
	const late = wall - offsetAfter;
	return offsetAt(late) === offsetAfter ? late : early;
}
