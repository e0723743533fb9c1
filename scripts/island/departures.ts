import type { DepartureNoteLine } from "#app/departures/departure-note-lines.ts";
import type { ComingDeparture, DemoExcursion, Language } from "./demo-excursion.ts";

/** Seats sold of a demo departure; null when it is closed. */
export interface DemoDeparture {
	date: string;
	languages: Language[];
	sold: number;
	change: DepartureChange | null;
}

/** How a demo departure differs from its timetable. */
export interface DepartureChange {
	excursionId: string;
	date: string;
	startTime: string;
	state?: "closed" | "cancelled";
	capacity?: number;
	note: string;
	/** What code says in the place of the note. */
	line?: string;
}

/** Days before today that have bookings, for lists that look back. */
export const pastDays = 3;
/** Free seats of departures of today and before, in turn. */
const pastPlacesLeft = [1, 0, 4, 2, 6, 0, 3];
const dayMilliseconds = 86_400_000;

/** All departures of an excursion with sales or changes, by date. */
export function departuresOf(demo: DemoExcursion, today: string): DemoDeparture[] {
	const past = datesOf(demo, addDays(today, -pastDays), pastDays + 1).map((date, turn) =>
		departure(demo, date, pastPlacesLeft[(turn + demo.row.capacity) % pastPlacesLeft.length] ?? 0),
	);
	// enough weeks even for an excursion with one departure a week
	const dates = datesOf(demo, addDays(today, 1), demo.coming.length * 7);
	const coming = demo.coming.map((state, index) => {
		const date = dates[index];
		if (!date) throw new Error(`${demo.row.title} departs on no weekday`);
		return departure(demo, date, state);
	});
	return [...past, ...coming];
}

/** Weekday of a local date, 0 = Sunday. */
export function weekdayOf(date: string): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
	const day = new Date(`${date}T00:00Z`).getUTCDay();
	for (const weekday of [0, 1, 2, 3, 4, 5, 6] as const) if (weekday === day) return weekday;
	throw new Error(`not a date: ${date}`);
}

export function addDays(date: string, days: number): string {
	return new Date(Date.parse(`${date}T00:00Z`) + days * dayMilliseconds).toISOString().slice(0, 10);
}

function departure(demo: DemoExcursion, date: string, state: ComingDeparture): DemoDeparture {
	const { id: excursionId, capacity, startTime } = demo.row;
	const languages = demo.languages[weekdayOf(date)] ?? [];
	if (typeof state === "number") {
		return { date, languages, sold: Math.max(0, capacity - state), change: null };
	}
	if ("closed" in state) {
		const change = { excursionId, date, startTime, state: "closed" as const, note: state.closed };
		return { date, languages, sold: 0, change };
	}
	if ("calledOff" in state) {
		const note: DepartureNoteLine = { code: "weather", why: state.calledOff };
		const change = { excursionId, date, startTime, state: "cancelled" as const };
		return {
			date,
			languages,
			sold: 0,
			change: { ...change, note: "", line: JSON.stringify(note) },
		};
	}
	const change = { excursionId, date, startTime, capacity: state.capacity, note: state.note };
	return { date, languages, sold: state.capacity - state.left, change };
}

function datesOf(demo: DemoExcursion, from: string, days: number): string[] {
	return Array.from({ length: days }, (_, index) => addDays(from, index)).filter(
		(date) => demo.languages[weekdayOf(date)],
	);
}
