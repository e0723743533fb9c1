import { languagesOn, type Timetable } from "#app/catalogue/excursion.ts";
import { addDays, instantOf, weekdayOf } from "#app/catalogue/local-date.ts";

/** How far ahead a visitor can book, in days. */
export const bookingHorizonDays = 180;
/** How far ahead a list looks for the next departure, in days; a visitor's looks further where it finds none. */
export const listHorizonDays = 45;
/** With this many free seats or fewer, a departure is marked as nearly full. */
export const fewSeats = 3;

const minute = 60_000;
const hour = 60 * minute;

export interface Departure {
	/** Local date. */
	date: string;
	startTime: string;
	/** The guide's languages that day. */
	languages: string[];
	capacity: number;
	/** Free seats; 0 unless `state` is "open". */
	left: number;
	state: "open" | "full" | "closed" | "too-late";
}

/** A departure override; null means as usual. */
interface Override {
	isClosed: boolean;
	capacity: number | null;
	startTime: string | null;
}

export interface Sales {
	/** By local date. */
	overrides: ReadonlyMap<string, Override>;
	/** Seats confirmed or held, by local date. */
	taken: ReadonlyMap<string, number>;
	/** Vehicles by local date; a date without one has no limit but the capacity. */
	vehicles?: ReadonlyMap<string, VehicleSeats>;
}

export interface VehicleSeats {
	seats: number;
	/** Seats confirmed or held by all departures that share it. */
	taken: number;
}

/** A departure without a vehicle is limited by its capacity alone. */
export const noVehicle: VehicleSeats = { seats: Number.POSITIVE_INFINITY, taken: 0 };

/** When a departure starts, and how long before that bookings close. */
type Start = Pick<Timetable, "startTime" | "cutoffHours">;

interface Clock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

/** The departure of a date, or null on a weekday without one. */
export function departureOn(
	timetable: Timetable,
	date: string,
	sales: Sales,
	clock: Clock,
): Departure | null {
	return departureOf(timetable, dayOf(date), sales, clock);
}

/** A date with values computed once for all excursions. */
interface Day {
	date: string;
	weekday: number;
	/** Midnight in milliseconds, as if the island were in UTC. */
	beginning: number;
}

function dayOf(date: string): Day {
	return { date, weekday: weekdayOf(date), beginning: Date.parse(`${date}T00:00Z`) };
}

function departureOf(timetable: Timetable, day: Day, sales: Sales, clock: Clock): Departure | null {
	const languages = languagesOn(timetable.dayLanguages, day.weekday);
	if (!languages) return null;
	const { date } = day;
	const override = sales.overrides.get(date);
	const vehicle = sales.vehicles?.get(date) ?? noVehicle;
	const offered = override?.capacity ?? timetable.capacity;
	const { capacity, free } = capacityAndFree(offered, sales.taken.get(date) ?? 0, vehicle);
	const startTime = override?.startTime ?? timetable.startTime;
	const state = override?.isClosed
		? "closed"
		: isPastCutoff({ startTime, cutoffHours: timetable.cutoffHours }, day, clock)
			? "too-late"
			: free === 0
				? "full"
				: "open";
	return {
		date,
		startTime,
		languages,
		capacity,
		left: state === "open" ? free : 0,
		state,
	};
}

/**
 * The seats of a departure, no more than its vehicle has, and those that may still be sold, no more
 * than its vehicle has left.
 */
export function capacityAndFree(
	offered: number,
	taken: number,
	vehicle: VehicleSeats,
): { capacity: number; free: number } {
	return {
		capacity: Math.min(offered, vehicle.seats),
		free: Math.max(0, Math.min(offered - taken, vehicle.seats - vehicle.taken)),
	};
}

/** How many guests a departure takes at most: staff may offer more seats on a date than the trip usually has. */
export function largestGroup(usualCapacity: number, departures: readonly Departure[]): number {
	const offered = departures.filter(({ state }) => state !== "closed");
	return Math.max(usualCapacity, ...offered.map(({ capacity }) => capacity));
}

/** All departures of the `days` days from `from` on, bookable or not. */
export function departuresFrom(
	timetable: Timetable,
	{ from, days }: { from: string; days: number },
	sales: Sales,
	clock: Clock,
): Departure[] {
	return daysFrom(from, days)
		.map((day) => departureOf(timetable, day, sales, clock))
		.filter((departure) => departure !== null);
}

let lastDays: { from: string; days: readonly Day[] } = { from: "", days: [] };

/** Cached, because all excursions of a page use the same days. */
function daysFrom(from: string, count: number): readonly Day[] {
	if (lastDays.from !== from || lastDays.days.length !== count) {
		const days = Array.from({ length: count }, (_, day) => dayOf(addDays(from, day)));
		lastDays = { from, days };
	}
	return lastDays.days;
}

/** The instant of the cut-off, in milliseconds since the epoch. */
export function cutoffInstant(start: Start, date: string, timeZone: string): number {
	return instantOf(date, start.startTime, timeZone) - start.cutoffHours * hour;
}

/**
 * Computes the exact instant only within 14 hours of the cut-off, because no time zone is further from UTC. Time
 * zone arithmetic through Intl is slow, and a page has hundreds of departures.
 */
function isPastCutoff(timetable: Start, day: Day, { now, timeZone }: Clock): boolean {
	const { startTime, cutoffHours } = timetable;
	const start = Number(startTime.slice(0, 2)) * hour + Number(startTime.slice(3)) * minute;
	const asIfUtc = day.beginning + start - cutoffHours * hour;
	if (now < asIfUtc - 14 * hour) return false;
	if (now >= asIfUtc + 14 * hour) return true;
	return now >= cutoffInstant(timetable, day.date, timeZone);
}
