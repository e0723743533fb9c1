import { addDays } from "#app/catalogue/local-date.ts";
import {
	type PricedDeparture,
	type PriceRule,
	priceFinder,
} from "#app/catalogue/prices/price-rule.ts";
import type { Prices } from "#app/catalogue/prices/prices.ts";
import type { WayToSell } from "#app/departures/departure.ts";

/** Days that the plan looks ahead, today included. */
export const planDays = 60;

export interface ListedDeparture extends PricedDeparture {
	sells: WayToSell;
}

interface PriceList {
	/** The excursion's own. */
	prices: Prices;
	/** In their order. */
	rules: readonly PriceRule[];
	/** Of the next days, by date and start. */
	departures: readonly ListedDeparture[];
	/** Local date. */
	today: string;
}

/** What is paid on some starts of a day. */
export interface PlannedPrice {
	starts: string[];
	/** Null where only the whole trip is sold. */
	adultCents: number | null;
	/** Of the whole trip; null where only seats are sold. */
	wholeCents: number | null;
	/** The place of the rule that made it, from 1 on; "departure": a price of its own; null: the excursion's price. */
	source: number | "departure" | null;
	/** What a rule says of a fare, and its place. */
	fares: { fareId: number; cents: number; rule: number | null }[];
}

/** Why a rule does nothing, by its place in the list. */
export type RuleNote =
	| { rule: number; why: "over" | "no departure" }
	/** `by`: places of the rules that match first; empty where the departures have prices of their own. */
	| { rule: number; why: "hidden"; by: number[] };

export interface PricePlan {
	/** Days with departures. */
	days: { date: string; prices: PlannedPrice[] }[];
	notes: RuleNote[];
}

/** What the price rules do to the coming departures, and which of them do nothing. */
export function pricePlan(list: PriceList): PricePlan {
	return { days: plannedDays(list), notes: ruleNotes(list) };
}

function plannedDays({ prices, rules, departures, today }: PriceList): PricePlan["days"] {
	const findPrices = priceFinder(prices, rules, today);
	const days = new Map<string, PlannedPrice[]>();
	for (const departure of departures) {
		const price = priceOn(departure, findPrices(departure), rules);
		const dayPrices = days.get(departure.date) ?? [];
		const samePrice = dayPrices.find(
			(each) =>
				each.adultCents === price.adultCents &&
				each.wholeCents === price.wholeCents &&
				each.source === price.source &&
				JSON.stringify(each.fares) === JSON.stringify(price.fares),
		);
		if (samePrice) samePrice.starts.push(departure.startTime);
		else dayPrices.push({ starts: [departure.startTime], ...price });
		days.set(departure.date, dayPrices);
	}
	return [...days].map(([date, dayPrices]) => ({ date, prices: dayPrices }));
}

function priceOn(
	{ sells, ownPrices, wholeCents }: ListedDeparture,
	{ adultCents, ruleIds, fares = {} }: Prices,
	rules: readonly PriceRule[],
): Omit<PlannedPrice, "starts"> {
	if (sells === "whole") return { adultCents: null, wholeCents, source: null, fares: [] };
	const hasOwnPrice = ownPrices !== null && ownPrices.adultCents !== null;
	const source = hasOwnPrice ? "departure" : placeOf(rules, ruleIds?.adults);
	return {
		...{ adultCents, wholeCents, source },
		fares: Object.entries(fares).map(([fareId, { cents, ruleId }]) => ({
			...{ fareId: Number(fareId), cents, rule: placeOf(rules, ruleId) },
		})),
	};
}

function placeOf(rules: readonly PriceRule[], id: number | undefined): number | null {
	return id === undefined ? null : 1 + rules.findIndex((rule) => rule.id === id);
}

function ruleNotes(list: PriceList): RuleNote[] {
	const { prices, rules, today } = list;
	const occasions = occasionsOf(list);
	const idsNow = occasions.map(({ find, departure }) => ruleIdsOf(find(departure)));
	const usedIds = new Set(idsNow.flatMap((ids) => Object.values(ids)));
	return rules.flatMap((rule, index): RuleNote[] => {
		const place = index + 1;
		if (isOver(rule, today)) return [{ rule: place, why: "over" }];
		if (usedIds.has(rule.id)) return [];
		const rivals = occasions.flatMap(({ bookedOn, departure }, at) => {
			const alone = priceFinder(prices, [rule], bookedOn)({ ...departure, ownPrices: null });
			return Object.keys(ruleIdsOf(alone)).map((priced) => placeOf(rules, idsNow[at]?.[priced]));
		});
		if (rivals.length === 0) return [{ rule: place, why: "no departure" }];
		const by = [...new Set(rivals)].filter((rival) => rival !== null).sort((a, b) => a - b);
		return [{ rule: place, why: "hidden", by }];
	});
}

/** The rules that gave prices, by kind of guest and by fare. */
function ruleIdsOf({ ruleIds = {}, fares = {} }: Prices): Record<string, number | undefined> {
	const ofFares = Object.entries(fares).map(([fareId, { ruleId }]) => [fareId, ruleId]);
	return { ...ruleIds, ...Object.fromEntries(ofFares) };
}

/** Each departure on each day on which it could be booked at other prices than on the day before. */
function occasionsOf({ prices, rules, departures, today }: PriceList) {
	return bookingDays(rules, today).flatMap((bookedOn) => {
		const find = priceFinder(prices, rules, bookedOn);
		return departures
			.filter(({ date, sells }) => bookedOn <= date && sells !== "whole")
			.map((departure) => ({ bookedOn, departure, find }));
	});
}

/** Today, and the coming days on which a rule begins or ceases to hold for bookings. */
function bookingDays(rules: readonly PriceRule[], today: string): string[] {
	const changes = rules.flatMap(({ bookedFrom, bookedTo }) => [
		...(bookedFrom ? [bookedFrom] : []),
		...(bookedTo ? [addDays(bookedTo, 1)] : []),
	]);
	return [...new Set([today, ...changes])].filter((day) => day >= today);
}

function isOver({ travelTo, bookedTo }: PriceRule, today: string): boolean {
	return (travelTo !== null && travelTo < today) || (bookedTo !== null && bookedTo < today);
}
