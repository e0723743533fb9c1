import type { Excursion } from "#app/catalogue/excursion.ts";
import type { ExtrasLeft } from "#app/catalogue/extras/extra-stock.ts";
import { instantOf } from "#app/catalogue/local-date.ts";

/** How far ahead a visitor can book, in days. */
export const bookingHorizonDays = 180;
/** How many days ahead departures are written: more than a year, so that a cron job that is late loses nothing. */
export const writtenAheadDays = 400;
/** How far ahead a list looks for the next departure, in days; a visitor's looks further where it finds none. */
export const listHorizonDays = 45;
/** With this many free seats or fewer, a departure is marked as nearly full. */
export const fewSeats = 3;

const hour = 60 * 60_000;

/** By seats, whole to one party, or both until the first seat is sold. */
export const waysToSell = ["seats", "whole", "both"] as const;
export type WayToSell = (typeof waysToSell)[number];

/** One departure as it is sold. */
export interface Departure {
	id: number;
	/** Local date. */
	date: string;
	startTime: string;
	/** The guide's languages. */
	languages: string[];
	/** Seats, no more than its vehicles have. */
	capacity: number;
	/** Free seats; 0 unless `state` is "open". */
	left: number;
	state: "open" | "full" | "closed" | "too-late";
	/** What it lacks to run; null when it runs. */
	lacking: Lacking | null;
	/** How it is sold; absent where only seats are. The whole one is offered only while nobody is on it. */
	sells?: "whole" | "both";
	/** The place of its prices among `priceSets` of its excursion; without it they are the excursion's own. */
	priceSet?: number;
	/** Absent where nothing of the stocked extras is taken. */
	extrasLeft?: ExtrasLeft;
}

/** A departure has fewer guests than it needs to run. */
export interface Lacking {
	minimumGuests: number;
	/** So many guests are missing. */
	missing: number;
	/** Hours before the start, when staff decide whether it runs. */
	decideHours: number;
}

/** A row of `departures` with what is booked on it. */
export interface DepartureRow {
	id: number;
	date: string;
	startTime: string;
	state: "open" | "closed" | "cancelled";
	capacity: number;
	/** ISO 639-1 codes with a space between. */
	languages: string;
	/** Seats of confirmed bookings. */
	sold: number;
	/** Seats of live holds. */
	held: number;
	/** A booking takes the whole of it. */
	isWhole: boolean;
	sells: WayToSell;
	/** Seats of its vehicles together; null without one. */
	vehicleSeats: number | null;
	minimumGuests: number;
	decideHours: number;
	runsAnyway: boolean;
	extrasLeft?: ExtrasLeft;
}

interface Clock {
	/** Milliseconds since the epoch. */
	now: number;
	timeZone: string;
}

/** What is offered of a departure; bookings close `cutoffHours` before its start. */
export function offeredDeparture(row: DepartureRow, cutoffHours: number, clock: Clock): Departure {
	const { id, date, startTime } = row;
	const { capacity, free: freeSeats } = capacityAndFree(row);
	// what is sold only whole has no seat left once somebody is on it
	const free = row.sells === "whole" && freeSeats < capacity ? 0 : freeSeats;
	const state =
		row.state !== "open"
			? "closed"
			: isPastCutoff({ startTime, cutoffHours }, date, clock)
				? "too-late"
				: free === 0
					? "full"
					: "open";
	return {
		id,
		date,
		startTime,
		languages: languagesOfRow(row),
		capacity,
		left: state === "open" ? free : 0,
		state,
		lacking: lackingOf(row),
		...(row.sells === "seats" ? {} : { sells: row.sells }),
		...(row.extrasLeft ? { extrasLeft: row.extrasLeft } : {}),
	};
}

export function languagesOfRow({ languages }: Pick<DepartureRow, "languages">): string[] {
	return languages.split(" ").filter((language) => language !== "");
}

/** The seats of a departure, no more than its vehicles have, and those that may still be sold: none beside a whole booking. */
export function capacityAndFree({
	capacity,
	vehicleSeats,
	sold,
	held,
	isWhole,
}: Pick<DepartureRow, "capacity" | "vehicleSeats" | "sold" | "held" | "isWhole">): {
	capacity: number;
	free: number;
} {
	const seats = Math.min(capacity, vehicleSeats ?? capacity);
	return { capacity: seats, free: isWhole ? 0 : Math.max(0, seats - sold - held) };
}

/** How many guests a departure lacks to run; 0 when it has its minimum, or staff decided that it runs anyway. */
export function missingGuests({
	minimumGuests,
	runsAnyway,
	sold,
	state,
}: Pick<DepartureRow, "minimumGuests" | "runsAnyway" | "sold" | "state">): number {
	return runsAnyway || state !== "open" ? 0 : Math.max(0, minimumGuests - sold);
}

/** What a departure lacks to run; null when it runs. */
export function lackingOf(
	row: Pick<DepartureRow, "minimumGuests" | "decideHours" | "runsAnyway" | "sold" | "state">,
): Lacking | null {
	const { minimumGuests, decideHours } = row;
	const missing = missingGuests(row);
	return missing > 0 ? { minimumGuests, missing, decideHours } : null;
}

/** How many guests a departure takes at most: staff may offer more seats on a date than the trip usually has. */
export function largestGroup(usualCapacity: number, departures: readonly Departure[]): number {
	const offered = departures.filter(({ state }) => state !== "closed");
	return Math.max(usualCapacity, ...offered.map(({ capacity }) => capacity));
}

/** When a departure starts, and how long before that bookings close. */
type Start = Pick<Excursion, "startTime" | "cutoffHours">;

/** The instant of the cut-off, in milliseconds since the epoch. */
export function cutoffInstant(start: Start, date: string, timeZone: string): number {
	return instantOf(date, start.startTime, timeZone) - start.cutoffHours * hour;
}

/**
 * Computes the exact instant only within 14 hours of the cut-off, because no time zone is further from UTC. Time
 * zone arithmetic through Intl is slow, and a page has hundreds of departures.
 */
function isPastCutoff(start: Start, date: string, { now, timeZone }: Clock): boolean {
	const asIfUtc = Date.parse(`${date}T${start.startTime}Z`) - start.cutoffHours * hour;
	if (now < asIfUtc - 14 * hour) return false;
	if (now >= asIfUtc + 14 * hour) return true;
	return now >= cutoffInstant(start, date, timeZone);
}

/** Where staff add one departure of an excursion. @param date the day that the form has chosen already. */
export function newDeparturePath(excursionId: string, date?: string): string {
	return `/dashboard/excursion/${excursionId}/departures/new${date ? `?date=${date}` : ""}`;
}

/** What it still lacks with so many guests more; null when it runs then. */
export function lackingWith(lacking: Lacking | null, guests: number): Lacking | null {
	return lacking && lacking.missing > guests
		? { ...lacking, missing: lacking.missing - guests }
		: null;
}

/** When staff decide whether a departure with too few guests runs, in milliseconds since the epoch. */
export function decisionInstant(
	{ date, startTime, decideHours }: Pick<DepartureRow, "date" | "startTime" | "decideHours">,
	timeZone: string,
): number {
	return instantOf(date, startTime, timeZone) - decideHours * hour;
}
