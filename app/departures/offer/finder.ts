import { type NamedCategory, namedCategory } from "#app/catalogue/category.ts";
import { type Excursion, languagesOf } from "#app/catalogue/excursion.ts";
import { addDays, isLocalDate, weekdayOf } from "#app/catalogue/local-date.ts";
import { adultAloneCents, fromCents, pricesOf } from "#app/catalogue/prices/price-sets.ts";
import type { Departure } from "#app/departures/departure.ts";
import { byNextDeparture } from "./excursion-card.ts";

/** An excursion with its departures. */
export interface Trip {
	excursion: Excursion;
	departures: Departure[];
}

export const spans = ["week", "tomorrow", "weekend", "next-week"] as const;
type Span = (typeof spans)[number];

export function isSpan(when: string): when is Span {
	return spans.some((span) => span === when);
}

/** The chosen filters; an empty list and null mean "any". */
export interface Filters {
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
const filterNames = ["categories", "days", "when", "language", "maxCents", "people"] as const;
type FilterName = (typeof filterNames)[number];

/** Available filter options. */
export interface Offer {
	categories: NamedCategory[];
	languages: string[];
}

export interface Match {
	trip: Trip;
	/** The first matching departure with free seats; null when all are full. */
	next: Departure | null;
}

const noFilters: Filters = {
	categories: [],
	days: [],
	language: null,
	maxCents: null,
	when: null,
	people: null,
};

/** @param categories of the operator, in their order */
export function offerOf(trips: readonly Trip[], categories: readonly NamedCategory[]): Offer {
	const usedKeys = new Set(trips.map(({ excursion }) => excursion.category));
	const listed = categories.filter(({ key }) => usedKeys.has(key));
	const unlistedKeys = [...usedKeys].filter((key) => !listed.some((each) => each.key === key));
	const counts = new Map<string, number>();
	for (const { excursion } of trips) {
		for (const each of languagesOf(excursion.dayLanguages)) {
			counts.set(each, (counts.get(each) ?? 0) + 1);
		}
	}
	const languages = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
	return {
		categories: [...listed, ...unlistedKeys.sort().map((key) => namedCategory(categories, key))],
		languages: languages.map(([each]) => each),
	};
}

/** Reads the filters of an address. Unknown values are ignored, so that an old link still works. */
export function readFilters(query: URLSearchParams, offer: Offer, today: string): Filters {
	const all = (name: string) => [...new Set(query.getAll(name))];
	const days = all("day").filter((day) => /^[0-6]$/.test(day));
	const language = query.get("language")?.toLowerCase() ?? "";
	const when = query.get("when") ?? "";
	return {
		categories: offer.categories
			.map(({ key }) => key)
			.filter((key) => all("category").includes(key)),
		days: days.map(Number).sort((a, b) => ((a + 6) % 7) - ((b + 6) % 7)),
		language: offer.languages.find((each) => each.toLowerCase() === language) ?? null,
		maxCents: wholeNumber(query.get("max"), 100_000, 100),
		when: isSpan(when) || (isLocalDate(when) && when >= today) ? when : null,
		people: wholeNumber(query.get("people"), 99, 1),
	};
}

/**
 * The query without categories, languages and spans that no trip on sale has; null where there are none. Attack: each
 * made-up value would be another page to draw and to keep.
 */
export function withoutUnknownValues(
	query: URLSearchParams,
	trips: readonly Trip[],
	today: string,
): URLSearchParams | null {
	const { categories, language, when } = readFilters(query, offerOf(trips, []), today);
	const counts: Record<string, (value: string) => boolean> = {
		category: (value) => categories.includes(value),
		language: (value) => value.toLowerCase() === language?.toLowerCase(),
		when: (value) => value === when,
	};
	const entries = [...query].filter(
		([name, value]) => value === "" || (counts[name]?.(value) ?? true),
	);
	return entries.length < query.size ? new URLSearchParams(entries) : null;
}

function wholeNumber(text: string | null, maximum: number, factor: number): number | null {
	if (!text || !/^\d{1,6}$/.test(text)) return null;
	const number = Number(text);
	return number >= 1 && number <= maximum ? number * factor : null;
}

export function hasFilters(filters: Filters): boolean {
	return filterNames.some((name) => isFilterSet(filters, name));
}

function isFilterSet(filters: Filters, name: FilterName): boolean {
	const value = filters[name];
	return Array.isArray(value) ? value.length > 0 : value !== null;
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
export function findTrips(trips: readonly Trip[], filters: Filters, today: string): Match[] {
	return trips
		.map((trip) => matchOf(trip, filters, today))
		.filter((match) => match !== null)
		.sort(byNextDeparture);
}

function matchOf(trip: Trip, filters: Filters, today: string): Match | null {
	if (missedByTrip(trip, filters).length > 0) return null;
	const fitting = trip.departures.filter(
		(departure) => missedByDay(trip, departure, filters, today).length === 0,
	);
	const next = fitting.find((departure) => canTake(departure, filters)) ?? null;
	if (next) return { trip, next };
	// with a number of people, only departures with enough free seats match
	if (filters.people !== null) return null;
	const isDated = filters.days.length > 0 || filters.when !== null || filters.language !== null;
	const isSoldOut = fitting.some((departure) => departure.state === "full");
	return isSoldOut || !isDated ? { trip, next: null } : null;
}

function missedByTrip({ excursion }: Trip, filters: Filters): FilterName[] {
	const missed: FilterName[] = [];
	if (filters.categories.length > 0 && !filters.categories.includes(excursion.category)) {
		missed.push("categories");
	}
	if (filters.maxCents !== null && fromCents(excursion) > filters.maxCents) {
		missed.push("maxCents");
	}
	return missed;
}

function missedByDay(
	{ excursion }: Trip,
	departure: Departure,
	filters: Filters,
	today: string,
): FilterName[] {
	const missed: FilterName[] = [];
	if (filters.maxCents !== null && priceOn(excursion, departure) > filters.maxCents) {
		missed.push("maxCents");
	}
	if (filters.days.length > 0 && !filters.days.includes(weekdayOf(departure.date))) {
		missed.push("days");
	}
	if (filters.when !== null) {
		const [from, to] = datesOf(filters.when, today);
		if (departure.date < from || departure.date > to) missed.push("when");
	}
	if (filters.language !== null && !departure.languages.includes(filters.language)) {
		missed.push("language");
	}
	return missed;
}

/** What the cheapest booking of a departure costs. */
function priceOn(excursion: Trip["excursion"], departure: Departure): number {
	const prices = pricesOf(excursion, departure);
	return adultAloneCents(prices, excursion.extras, departure.sells === "whole");
}

function canTake(departure: Departure, filters: Filters): boolean {
	return departure.state === "open" && departure.left >= (filters.people ?? 1);
}

/** Why the list is empty, and the nearest match. */
export interface Nothing {
	/** The kind, and the fewest other filters that leave no match together: without any of them there would be one. */
	reason: Filters;
	/** The last one of these filters; the others are conditions under which it leaves no match. */
	culprit: FilterName;
	/** Matches of the other filters of the reason. */
	otherMatches: Match[];
	/** Departures of these trips that the other filters of the reason leave, sold out or not. */
	departures: Departure[];
	nearest: { match: Match; missed: FilterName[] } | null;
}

/** @param filters filters without any match. */
export function explainNothing(trips: readonly Trip[], filters: Filters, today: string): Nothing {
	let reason = filters;
	// the last ones first, so that what remains is the plainest reason; the kind stays, because it names the trips
	for (const name of filterNames.slice(1).toReversed()) {
		const others = without(reason, name);
		if (findTrips(trips, others, today).length === 0) reason = others;
	}
	const culprit = filterNames.findLast((name) => isFilterSet(reason, name)) ?? "people";
	const others = without(reason, culprit);
	const otherMatches = findTrips(trips, others, today);
	return {
		reason,
		culprit,
		otherMatches,
		departures: otherMatches.flatMap(({ trip }) =>
			trip.departures
				.filter(({ state }) => state === "open" || state === "full")
				.filter((departure) => missedByDay(trip, departure, others, today).length === 0),
		),
		nearest: nearestTrip(trips, filters, today),
	};
}

function without(filters: Filters, name: FilterName): Filters {
	return { ...filters, [name]: noFilters[name] };
}

/** Cost of ignoring a filter: a party cannot be split, another day can be found. */
const weights: Record<FilterName, number> = {
	people: 9,
	language: 5,
	when: 4,
	categories: 3,
	maxCents: 3,
	days: 2,
};

interface Near {
	match: { trip: Trip; next: Departure };
	missed: FilterName[];
	cost: number;
	/** Price of an adult where it is more than was asked for, otherwise 0. */
	tooDearCents: number;
	/** How many of the party find a seat. */
	seated: number;
}

function nearestTrip(trips: readonly Trip[], filters: Filters, today: string): Near | null {
	const near = trips.flatMap((trip) =>
		trip.departures
			.filter(({ state }) => state === "open")
			.map((next) => nearOf({ trip, next }, filters, today)),
	);
	return near.sort(byNearness)[0] ?? null;
}

function nearOf(match: Near["match"], filters: Filters, today: string): Near {
	const { trip, next } = match;
	const missed = [
		...new Set([...missedByTrip(trip, filters), ...missedByDay(trip, next, filters, today)]),
	];
	if (!canTake(next, filters)) missed.push("people");
	const cost = missed.reduce((sum, name) => sum + weights[name], 0);
	const isTooDear = missed.includes("maxCents");
	return {
		match,
		missed,
		cost,
		tooDearCents: isTooDear ? priceOn(trip.excursion, next) : 0,
		seated: Math.min(next.left, filters.people ?? 1),
	};
}

/** Who looks for a low price is offered the lowest one first, a party the most seats, then what leaves first. */
function byNearness(a: Near, b: Near): number {
	return (
		a.cost - b.cost ||
		a.tooDearCents - b.tooDearCents ||
		b.seated - a.seated ||
		byNextDeparture(a.match, b.match)
	);
}
