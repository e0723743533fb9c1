import { addDays, mondayOf } from "#app/catalogue/local-date.ts";
import type { PlanAct } from "#app/operations/plan/plan-request.ts";

/** The address of the calendar with one departure chosen, and with what shall be done with it. */
export function planPath({ id, date }: { id: number; date: string }, act: PlanAct): string {
	return `/dashboard/calendar?day=${date}&on=${id}&act=${act}`;
}

/** Most departures that one change takes, because all of it is one batch: a month of four excursions. */
export const mostChosen = 124;

/** The ids of departures named by form values, however many; anything else is left out. */
export function departureIds(values: readonly string[]): number[] {
	return [...new Set(values)].filter((value) => /^[1-9]\d{0,14}$/.test(value)).map(Number);
}

export interface CalendarRange {
	view: "month" | "week";
	/** A date within it. */
	day: string;
	/** Dates that a wide screen shows. */
	wide: { from: string; until: string };
	/** Monday to Sunday around `day`: what a phone shows. */
	week: { from: string; until: string };
	/** Both together. */
	from: string;
	until: string;
}

/** What the calendar shows around a day. */
export function calendarRange(view: "month" | "week", day: string): CalendarRange {
	const monday = mondayOf(day);
	const week = { from: monday, until: addDays(monday, 6) };
	const first = `${day.slice(0, 7)}-01`;
	const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
	const wide = view === "week" ? week : { from: first, until: last };
	return {
		view,
		day,
		wide,
		week,
		from: wide.from < week.from ? wide.from : week.from,
		until: wide.until > week.until ? wide.until : week.until,
	};
}

/** The day from which the neighbouring month or week is shown. */
export function neighbourDay({ view, day, wide }: CalendarRange, step: 1 | -1): string {
	if (view === "week") return addDays(day, 7 * step);
	return step === 1 ? addDays(wide.until, 1) : `${addDays(wide.from, -1).slice(0, 7)}-01`;
}
