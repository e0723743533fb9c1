/**
 * Dates and times on the island. A local date is "2027-06-05", a local time "04:30". Both sort as text and mean
 * the same in every browser.
 */
// the package's entry would bring its date class along
import { tzOffset } from "@date-fns/tz/tzOffset";

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

export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(date: string): number {
	return new Date(`${date}T00:00Z`).getUTCDay();
}

/** "00:00" to "23:59" */
export function isLocalTime(text: string): boolean {
	return /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
}

/** True for an existing date; false for "2027-02-30". */
export function isLocalDate(text: string): boolean {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const instant = Date.parse(`${text}T00:00Z`);
	return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

/** Cached: computing an instant is slow, and every page needs the same ones, the cut-offs of the next days. */
const instants = new Map<string, number>();
const mostInstants = 5_000;

/** Milliseconds since the epoch of a local time on the island; correct across clock changes. */
export function instantOf(date: string, time: string, timeZone: string): number {
	const key = `${date} ${time} ${timeZone}`;
	const known = instants.get(key);
	if (known !== undefined) return known;
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
	const before = offsetAt(wall - dayMilliseconds);
	const early = wall - before;
	const after = offsetAt(early);
	if (after === before) return early;
	const late = wall - after;
	return offsetAt(late) === after ? late : early;
}
