import { weekdayOf } from "#app/catalogue/local-date.ts";
import type { Prices } from "./prices.ts";

/** Prices of which some may be missing. */
export type SomePrices = Record<"adultCents" | "childCents" | "bebeCents", number | null>;

/** A price for some departures of an excursion, booked on some days. A condition that is null is open. */
export interface PriceRule extends SomePrices {
	id: number;
	/** Of the fares that it names, by their ids; null where it names none. */
	centsByFare: Readonly<Record<string, number>> | null;
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

/** For pages: what is not sold need not say by which rule, and days at the same prices are one price. */
export type UnnamedRule = Omit<PriceRule, "id">;

/** What decides the price of a departure. */
export interface PricedDeparture {
	/** Local date. */
	date: string;
	startTime: string;
	/** They stand before every rule; null without any. */
	ownPrices: SomePrices | null;
	/** Of the whole departure; null where only seats are sold. */
	wholeCents: number | null;
}

const kinds = [
	["adults", "adultCents"],
	["children", "childCents"],
	["bebe", "bebeCents"],
] as const;

/**
 * Makes the function that answers what a departure costs who books on a day: by its own prices, then the first rule that
 * matches, then the excursion's prices, for each kind of guest and each fare by itself. Departures at the same prices get the same object;
 * those at the excursion's own get `prices` itself.
 * @param rules in their order.
 * @param today local date of the booking.
 */
export function priceFinder(
	prices: Prices,
	rules: readonly (PriceRule | UnnamedRule)[],
	today: string,
): (departure: PricedDeparture) => Prices {
	const bookable = rules.filter((rule) => isWithin(today, rule.bookedFrom, rule.bookedTo));
	// a long list is searched only for kinds of guests that it prices
	const rulesByKind = kinds.map(([guests, column]) => ({
		...{ guests, column },
		rules: bookable.filter((rule) => rule[column] !== null),
	}));
	const fareIds = new Set(bookable.flatMap(({ centsByFare }) => Object.keys(centsByFare ?? {})));
	const rulesByFare = [...fareIds].map((fareId) => ({
		fareId,
		rules: bookable.filter(({ centsByFare }) => centsByFare?.[fareId] !== undefined),
	}));
	const priceSets = new Map<string, Prices>();
	return (departure) => {
		const { ownPrices, wholeCents } = departure;
		if (bookable.length === 0 && !ownPrices && wholeCents === null) return prices;
		const weekday = String(weekdayOf(departure.date));
		const set: Prices = wholeCents === null ? { ...prices } : { ...prices, wholeCents };
		let isUsual = wholeCents === null;
		for (const { guests, column, rules: rulesOfKind } of rulesByKind) {
			const ownCents = ownPrices?.[column] ?? null;
			const rule =
				ownCents === null
					? rulesOfKind.find((each) => isForDeparture(each, departure, weekday))
					: undefined;
			const cents = ownCents ?? rule?.[column] ?? null;
			if (cents === null) continue;
			isUsual = false;
			set[column] = cents;
			if (rule && "id" in rule) set.ruleIds = { ...set.ruleIds, [guests]: rule.id };
		}
		for (const { fareId, rules: rulesOfFare } of rulesByFare) {
			const rule = rulesOfFare.find((each) => isForDeparture(each, departure, weekday));
			const cents = rule?.centsByFare?.[fareId];
			if (!rule || cents === undefined) continue;
			isUsual = false;
			const price = "id" in rule ? { cents, ruleId: rule.id } : { cents };
			set.fares = { ...set.fares, [fareId]: price };
		}
		if (isUsual) return prices;
		const key = JSON.stringify(set);
		const sameSet = priceSets.get(key) ?? set;
		priceSets.set(key, sameSet);
		return sameSet;
	};
}

function isForDeparture(
	{ travelFrom, travelTo, weekdays, startTime }: UnnamedRule,
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
