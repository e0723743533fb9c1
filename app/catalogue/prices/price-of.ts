import type { ChosenExtra } from "#app/catalogue/extras/extra.ts";
import {
	centsAtFare,
	centsOfEach,
	guestKinds,
	type Party,
	type People,
	type Prices,
} from "./prices.ts";
import { type TaxRate, taxIn } from "./tax.ts";

/**
 * Guests of a kind at one price; "whole": the departure for one price, whoever comes; "code": what a code takes off; "agreed": what staff put on the list's price, or take off
 * it.
 */
type LineKind = keyof People | "whole" | "extra" | "code" | "agreed";

/** Why a line adjusts the others. "goodwill": money went back; "forgiven": a changed party does not pay the difference. */
export type Adjustment = "agreed" | "free" | "forgiven" | "goodwill";

/** One line of a price. The lines of a booking add up to what it costs. */
export interface PriceLine {
	kind: LineKind;
	/** Of "extra" alone. */
	extraId: number | null;
	/** Of guests who pay another fare than others of their kind. */
	fareId: number | null;
	quantity: number;
	/** Whole cents with tax; below 0 only for "code" and "agreed". */
	unitCents: number;
	/** `quantity` × `unitCents` */
	sumCents: number;
	taxRate: TaxRate;
	/** Contained in `sumCents`. */
	taxCents: number;
	/** Of "agreed" alone. */
	reason: Adjustment | null;
	/** The price rule that gave the price of one. */
	ruleId: number | null;
}

/**
 * What a party costs by the list: a line for each kind of guest and each fare, or one for the whole departure, which costs
 * what its party does where it has no price of its own, and a line for each extra. Browser, server and totem use this one.
 * @param extras from `chosenExtras`.
 * @param taxRate screens that name no tax leave it out.
 */
export function priceOf(
	prices: Prices,
	party: Party,
	extras: readonly ChosenExtra[],
	taxRate: TaxRate = 0,
): PriceLine[] {
	const guestLines = guestKinds.flatMap((kind) => linesOfKind(kind, prices, party, taxRate));
	const unitCents = prices.wholeCents ?? totalOf(guestLines);
	const lines = party.isWhole
		? [priceLine("whole", { quantity: 1, unitCents, taxRate })]
		: guestLines;
	return [...lines, ...extras.map((each) => extraLine(each, taxRate))];
}

/** Guests of a kind: those at its price, then those at a fare each. */
function linesOfKind(
	kind: keyof People,
	prices: Prices,
	party: Party,
	taxRate: TaxRate,
): PriceLine[] {
	const usualCents = centsOfEach(prices)[kind];
	const ruleId = prices.ruleIds?.[kind] ?? null;
	let quantity = party[kind];
	const fareLines = (party.fares ?? [])
		.filter(({ fare }) => fare.countsAs === kind)
		.map(({ fare, quantity: count }) => {
			quantity -= count;
			const ofRule = prices.fares?.[fare.id];
			const followedRule = fare.priceCents === null ? ruleId : null;
			return {
				...priceLine(kind, { quantity: count, unitCents: centsAtFare(fare, prices), taxRate }),
				fareId: fare.id,
				ruleId: ofRule ? (ofRule.ruleId ?? null) : followedRule,
			};
		});
	if (quantity === 0) return fareLines;
	return [
		{ ...priceLine(kind, { quantity, unitCents: usualCents, taxRate }), ruleId },
		...fareLines,
	];
}

export function totalOf(lines: readonly Pick<PriceLine, "sumCents">[]): number {
	return lines.reduce((sum, { sumCents }) => sum + sumCents, 0);
}

/** The lines and, where they add up to another sum, the one that makes up the difference. */
export function adjustedTo(
	totalCents: number,
	lines: readonly PriceLine[],
	reason: Adjustment,
): PriceLine[] {
	const unitCents = totalCents - totalOf(lines);
	if (unitCents === 0) return [...lines];
	const taxRate = lines[0]?.taxRate ?? 0;
	return [...lines, { ...priceLine("agreed", { quantity: 1, unitCents, taxRate }), reason }];
}

export function extraLine({ extra, quantity }: ChosenExtra, taxRate: TaxRate): PriceLine {
	const line = priceLine("extra", { quantity, unitCents: extra.priceCents, taxRate });
	return { ...line, extraId: extra.id };
}

/** A line by the list. */
export function priceLine(
	kind: LineKind,
	{ quantity, unitCents, taxRate }: Pick<PriceLine, "quantity" | "unitCents" | "taxRate">,
): PriceLine {
	const sumCents = quantity * unitCents;
	const taxCents = taxIn(sumCents, taxRate);
	const none = { extraId: null, fareId: null, reason: null, ruleId: null };
	return { kind, quantity, unitCents, sumCents, taxRate, taxCents, ...none };
}
