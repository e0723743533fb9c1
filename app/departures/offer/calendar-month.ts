import { addDays, mondayOf, weekdayOf } from "#app/catalogue/local-date.ts";
import type { Departure } from "#app/departures/departure.ts";
import { departuresOn } from "./chosen-departure.ts";

/** A month of the calendar; weeks begin on Monday. */
export interface CalendarMonth {
	/** "2027-06" */
	month: string;
	/** Empty cells before the first day: 0 when it is a Monday. */
	blanks: number;
	/** The next month, where the first one has few days left and the calendar goes on for five weeks. */
	goesOnTo: string | null;
	/** All days of the month, without the weeks before the very first departure. */
	days: { date: string; departures: Departure[] }[];
	/** The previous month, or null at the start of the season. */
	previous: string | null;
	next: string | null;
}

function monthOf(date: string): string {
	return date.slice(0, 7);
}

/**
 * @param month one of the months that the departures span.
 * @param departures by date and start, bookable or not.
 */
export function calendarMonth(departures: readonly Departure[], month: string): CalendarMonth {
	const first = `${month}-01`;
	const begin = departures[0]?.date.startsWith(month) ? mondayOf(departures[0].date) : first;
	const start = begin > first ? begin : first;
	const next = monthOf(addDays(first, 31));
	const isShort = begin > first && spans(departures, next) && isNearEnd(departures, month);
	const days = [];
	for (
		let date = start;
		isShort ? days.length < 35 : monthOf(date) === month;
		date = addDays(date, 1)
	) {
		days.push({ date, departures: departuresOn(departures, date) });
	}
	const previous = monthOf(addDays(first, -1));
	return {
		month,
		goesOnTo: isShort ? next : null,
		blanks: daysSinceMonday(start),
		days,
		previous: spans(departures, previous) ? previous : null,
		next: spans(departures, next) ? next : null,
	};
}

/** Fewer days than this left of the first month say little about when there are seats. */
const fewDays = 10;

function isNearEnd([first]: readonly Departure[], month: string): boolean {
	return first !== undefined && monthOf(addDays(first.date, fewDays - 1)) > month;
}

/**
 * The month that the calendar opens at: the requested one if it has departures, else that of the first departure
 * with free seats, else the first month.
 */
export function monthToShow(
	departures: readonly Departure[],
	requestedMonth: string | null | undefined,
): string | null {
	if (
		requestedMonth &&
		/^\d{4}-(0[1-9]|1[0-2])$/.test(requestedMonth) &&
		spans(departures, requestedMonth)
	)
		return requestedMonth;
	const start = departures.find((departure) => departure.state === "open") ?? departures[0];
	return start ? monthOf(start.date) : null;
}

/** The month whose page shows that day: the first page may go on into the next month, and a calendar must not jump away from it. */
export function monthOfDay(departures: readonly Departure[], date: string): string {
	const first = departures[0]?.date.slice(0, 7);
	const isOnFirst = first && calendarMonth(departures, first).days.some((day) => day.date === date);
	return isOnFirst ? first : monthOf(date);
}

function daysSinceMonday(date: string): number {
	return (weekdayOf(date) + 6) % 7;
}

function spans(departures: readonly Departure[], month: string): boolean {
	const first = departures[0];
	const last = departures.at(-1);
	return first && last ? monthOf(first.date) <= month && month <= monthOf(last.date) : false;
}
