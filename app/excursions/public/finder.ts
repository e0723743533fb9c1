import type { Departure } from "#app/excursions/calendar/departure.ts";
import { categories } from "#app/excursions/category.ts";
import { type Excursion, languagesOf } from "#app/excursions/excursion.ts";
import { addDays, isLocalDate, weekdayOf } from "#app/excursions/local-date.ts";
import { byNextDeparture } from "./excursion-card.ts";

/** An excursion with its departures. */
export interface Trip {
	excursion: Excursion;
	departures: Departure[];
}

export const spans = ["week", "tomorrow", "weekend", "next-week"] as const;
export type Span = (typeof spans)[number];

/** The chosen filters; an empty list and null mean "any". */
export interface Wishes {
	categories: string[];
	/** 0 = Sunday … 6 = Saturday. */
	days: number[];
	language: string | null;
	/** Price of an adult, at most. */
	maxCents: number | null;
	/** A span of days, or one local date. */
	when: Span | string | null;
	/** Seats that must be free on one departure. */
	people: number | null;
}

/** Filters that can empty the list, in the order in which they are explained. */
const wishNames = ["categories", "days", "when", "language", "maxCents", "people"] as const;
export type WishName = (typeof wishNames)[number];

/** Available filter options. */
export interface Offer {
	categories: string[];
	languages: string[];
}

export interface Match {
	trip: Trip;
	/** The first matching departure with free seats; null when all are full. */
	next: Departure | null;
}

const noWishes: Wishes = {
	categories: [],
	days: [],
	language: null,
	maxCents: null,
	when: null,
	people: null,
};

export function offerOf(trips: readonly Trip[]): Offer {
	const found = new Set(trips.map(({ excursion }) => excursion.category));
	const known = categories.filter((category) => found.has(category));
	const invented = [...found].filter((category) => !known.some((each) => each === category)).sort();
	const counts = new Map<string, number>();
	for (const { excursion } of trips) {
		for (const each of languagesOf(excursion.dayLanguages)) {
			counts.set(each, (counts.get(each) ?? 0) + 1);
		}
	}
	const languages = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
	return { categories: [...known, ...invented], languages: languages.map(([each]) => each) };
}

/** Reads the filters of an address. Unknown values are ignored, so that an old link still works. */
export function readWishes(query: URLSearchParams, offer: Offer, today: string): Wishes {
	const all = (name: string) => [...new Set(query.getAll(name))];
	const days = all("day").filter((day) => /^[0-6]$/.test(day));
	const language = query.get("language")?.toLowerCase() ?? "";
	const when = query.get("when") ?? "";
	return {
		categories: offer.categories.filter((category) => all("category").includes(category)),
		days: days.map(Number).sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)),
		language: offer.languages.find((each) => each.toLowerCase() === language) ?? null,
		maxCents: wholeNumber(query.get("max"), 100_000, 100),
		when: spans.some((span) => span === when) || (isLocalDate(when) && when >= today) ? when : null,
		people: wholeNumber(query.get("people"), 99, 1),
	};
}

function wholeNumber(text: string | null, maximum: number, factor: number): number | null {
	if (!text || !/^\d{1,6}$/.test(text)) return null;
	const number = Number(text);
	return number >= 1 && number <= maximum ? number * factor : null;
}

export function hasWishes(wishes: Wishes): boolean {
	return wishNames.some((name) => isWished(wishes, name));
}

function isWished(wishes: Wishes, name: WishName): boolean {
	const wish = wishes[name];
	return Array.isArray(wish) ? wish.length > 0 : wish !== null;
}

/** First and last local date of a "when" filter. */
export function datesOf(when: string, today: string): [from: string, to: string] {
	const weekday = weekdayOf(today);
	switch (when) {
		case "week":
			return [today, addDays(today, 6)];
		case "tomorrow":
			return [addDays(today, 1), addDays(today, 1)];
		case "weekend":
			// on a Sunday, only that day is left of the weekend
			if (weekday === 0) return [today, today];
			return [addDays(today, 6 - weekday), addDays(today, 7 - weekday)];
		case "next-week": {
			const monday = addDays(today, ((7 - weekday) % 7) + 1);
			return [monday, addDays(monday, 6)];
		}
		default:
			return [when, when];
	}
}

/** Excursions that match all filters, by next departure; sold-out ones last. */
export function findTrips(trips: readonly Trip[], wishes: Wishes, today: string): Match[] {
	return trips
		.map((trip) => matchOf(trip, wishes, today))
		.filter((match) => match !== null)
		.sort(byNextDeparture);
}

function matchOf(trip: Trip, wishes: Wishes, today: string): Match | null {
	if (missedByTrip(trip, wishes).length > 0) return null;
	const fitting = trip.departures.filter(
		(departure) => missedByDay(departure, wishes, today).length === 0,
	);
	const next = fitting.find((departure) => canTake(departure, wishes)) ?? null;
	if (next) return { trip, next };
	// with a number of people, only departures with enough free seats match
	if (wishes.people !== null) return null;
	const isDated = wishes.days.length > 0 || wishes.when !== null || wishes.language !== null;
	const isSoldOut = fitting.some((departure) => departure.state === "full");
	return isSoldOut || !isDated ? { trip, next: null } : null;
}

function missedByTrip({ excursion }: Trip, wishes: Wishes): WishName[] {
	const missed: WishName[] = [];
	if (wishes.categories.length > 0 && !wishes.categories.includes(excursion.category)) {
		missed.push("categories");
	}
	if (wishes.maxCents !== null && excursion.prices.adultCents > wishes.maxCents) {
		missed.push("maxCents");
	}
	return missed;
}

function missedByDay(departure: Departure, wishes: Wishes, today: string): WishName[] {
	const missed: WishName[] = [];
	if (wishes.days.length > 0 && !wishes.days.includes(weekdayOf(departure.date))) {
		missed.push("days");
	}
	if (wishes.when !== null) {
		const [from, to] = datesOf(wishes.when, today);
		if (departure.date < from || departure.date > to) missed.push("when");
	}
	if (wishes.language !== null && !departure.languages.includes(wishes.language)) {
		missed.push("language");
	}
	return missed;
}

function canTake(departure: Departure, wishes: Wishes): boolean {
	return departure.state === "open" && departure.left >= (wishes.people ?? 1);
}

/** Why the list is empty, and the nearest match. */
export interface Nothing {
	/** The first filter that, together with those before it, leaves no match. */
	culprit: WishName;
	/** Matches of all filters before the culprit. */
	before: Match[];
	nearest: { match: Match; missed: WishName[] } | null;
}

/** @param wishes filters without any match. */
export function explainNothing(trips: readonly Trip[], wishes: Wishes, today: string): Nothing {
	let some = noWishes;
	let before = findTrips(trips, some, today);
	for (const name of wishNames) {
		some = { ...some, [name]: wishes[name] };
		const left = findTrips(trips, some, today);
		if (left.length === 0) {
			return { culprit: name, before, nearest: nearestTrip(trips, wishes, today) };
		}
		before = left;
	}
	return { culprit: "people", before, nearest: nearestTrip(trips, wishes, today) };
}

/** Cost of ignoring a filter: a party cannot be split, another day can be found. */
const weights: Record<WishName, number> = {
	people: 9,
	language: 5,
	when: 4,
	categories: 3,
	maxCents: 3,
	days: 2,
};

function nearestTrip(
	trips: readonly Trip[],
	wishes: Wishes,
	today: string,
): { match: Match; missed: WishName[] } | null {
	let best: { match: Match; missed: WishName[]; cost: number } | null = null;
	for (const trip of trips) {
		const missedAlways = missedByTrip(trip, wishes);
		for (const next of trip.departures) {
			if (next.state !== "open") continue;
			const missed = [...missedAlways, ...missedByDay(next, wishes, today)];
			if (!canTake(next, wishes)) missed.push("people");
			const cost = missed.reduce((sum, name) => sum + weights[name], 0);
			const isBetter =
				!best ||
				cost < best.cost ||
				(cost === best.cost && byNextDeparture({ next }, best.match) < 0);
			if (isBetter) best = { match: { trip, next }, missed, cost };
		}
	}
	return best;
}
