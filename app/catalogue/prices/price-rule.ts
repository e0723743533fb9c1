import type { Prices } from "./prices.ts";

/** Prices of which some may be missing. */
export type SomePrices = Record<"adultCents" | "childCents" | "bebeCents", number | null>;

/** A price for some departures of an excursion, booked on some days. A condition that is null is open. */
export interface PriceRule extends SomePrices {
	id: number;
	/** First and last local date of travel. */
	travelFrom: string | null;
	travelTo: string | null;
	/** Of travel, as digits, 0 for Sunday: "06". */
	weekdays: string | null;
	/** Start of the departure. */
	startTime: string | null;
	/** First and last local date on which it is booked. */
	bookedFrom: string | null;
	bookedTo: string | null;
}

/** What decides the price of a departure. */
export interface PricedDeparture {
	/** Local date. */
	date: string;
	startTime: string;
	/** They stand before every rule; null without any. */
	ownPrices: SomePrices | null;
}

const kinds = [
	["adults", "adultCents"],
	["children", "childCents"],
	["bebe", "bebeCents"],
] as const;

/**
 * Makes the function that answers what a departure costs who books on a day: by its own prices, then the first rule that
 * matches, then the excursion's prices, for each kind of guest by itself. Departures at the same prices get the same object;
 * those at the excursion's own get `prices` itself.
 * @param rules in their order.
 * @param today local date of the booking.
 */
export function priceFinder(
	prices: Prices,
	rules: readonly PriceRule[],
	today: string,
): (departure: PricedDeparture) => Prices {
	const bookable = rules.filter((rule) => isWithin(today, rule.bookedFrom, rule.bookedTo));
	const priceSets = new Map<string, Prices>();
	return (departure) => {
		const { ownPrices } = departure;
		if (bookable.length === 0 && !ownPrices) return prices;
		const set: Prices = { ...prices };
		const missing = new Set(kinds);
		const take = (from: SomePrices, ruleId?: number) => {
			for (const kind of missing) {
				const [guests, column] = kind;
				const cents = from[column];
				if (cents === null) continue;
				set[column] = cents;
				if (ruleId !== undefined) set.ruleIds = { ...set.ruleIds, [guests]: ruleId };
				missing.delete(kind);
			}
		};
		if (ownPrices) take(ownPrices);
		const weekday = weekdayOf(departure.date);
		for (const rule of bookable) {
			if (missing.size === 0) break;
			if (isForDeparture(rule, departure, weekday)) take(rule, rule.id);
		}
		if (missing.size === kinds.length) return prices;
		const key = JSON.stringify(set);
		const sameSet = priceSets.get(key);
		if (sameSet) return sameSet;
		priceSets.set(key, set);
		return set;
	};
}

function isForDeparture(
	{ travelFrom, travelTo, weekdays, startTime }: PriceRule,
	departure: PricedDeparture,
	weekday: string,
): boolean {
	return (
		isWithin(departure.date, travelFrom, travelTo) &&
		(weekdays === null || weekdays.includes(weekday)) &&
		(startTime === null || startTime === departure.startTime)
	);
}

function isWithin(date: string, from: string | null, to: string | null): boolean {
	return (from === null || from <= date) && (to === null || date <= to);
}

/** As a digit, 0 for Sunday. */
function weekdayOf(date: string): string {
	return String(new Date(`${date}T00:00Z`).getUTCDay());
}
