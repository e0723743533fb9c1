import { addDays, mondayOf } from "#app/catalogue/local-date.ts";
import type { WayToSell } from "#app/departures/departure.ts";
import type { ResourceKind } from "#app/departures/team/resource.ts";
import type { Minimum } from "#app/operations/departures/minimum.ts";
import type { PlanAct } from "#app/operations/plan/plan-request.ts";

/** A guide, vehicle or driver of a departure. */
interface TeamMember {
	id: number;
	name: string;
}

/** One departure in the calendar. */
export interface CapacityCell {
	id: number;
	version: number;
	excursionId: string;
	/** Local date. */
	date: string;
	startTime: string;
	state: "open" | "closed" | "cancelled";
	/** Confirmed seats. */
	sold: number;
	/** Seats of live holds. */
	held: number;
	/** Seats sold beyond those of the departure or of its vehicles. */
	extra: number;
	/** Seats on sale, no more than its vehicles have. */
	capacity: number;
	/** Seats that may still be sold. */
	free: number;
	sells: WayToSell;
	/** What the whole trip costs; null where only seats are sold. */
	wholeCents: number | null;
	/** One party has the whole of it. */
	isWhole: boolean;
	/** It has left, so nothing of it can be changed. */
	isPast: boolean;
	team: { [Kind in ResourceKind]: TeamMember[] };
	/** Languages that it promises. */
	promised: string[];
	/** Null for a departure that always runs. */
	minimum: Minimum | null;
}

/** An excursion with its departures in the range. */
interface CapacityRow {
	excursionId: string;
	title: string;
	/** The usual start. */
	startTime: string;
	/** The usual pickup times, in any order. */
	pickups: string[];
	/** The usual capacity. */
	capacity: number;
	/** Whether it goes with a guide and a vehicle of ours. */
	needs: { guide: boolean; vehicle: boolean };
	/** By date and start. */
	cells: CapacityCell[];
}

export interface CapacityCalendar {
	/** Local date and time of the reading. */
	today: string;
	time: string;
	/** All local dates of the range. */
	days: string[];
	rows: CapacityRow[];
}

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
