import type { AppliedCode } from "./code.ts";

/** A code as it was read, with what has been sold with it. */
export interface CodeState extends AppliedCode {
	id: number;
	version: number;
	isActive: boolean;
	/** Empty: all. */
	excursionIds: readonly string[];
	/** Local dates, both included; null is without end. */
	travelFrom: string | null;
	travelTo: string | null;
	bookedFrom: string | null;
	bookedTo: string | null;
	/** It lowers the price of a price rule, too. */
	combines: boolean;
	leastCents: number;
	mostBookings: number | null;
	/** Bookings with this code that take seats; counted only up to `mostBookings`. */
	uses: number;
	/** Null: whoever sells. */
	hotel: { id: string; name: string; pickupPointId: number | null } | null;
	/** The code is for one booking of each guest, and this guest has one. */
	hasGuestUsedIt: boolean;
}

/** What is about to be sold; null is not chosen yet. */
export interface CodeSale {
	excursionId: string;
	/** Local date of travel. */
	date: string | null;
	/** Local date of booking. */
	today: string;
	/** The departure's price comes from a price rule. */
	hasRulePrice: boolean;
	/** By the price list. */
	priceCents: number | null;
	pickupPointId: number | null;
	/** The hotel that sells. */
	hotelId: string | null;
}

/** Why a code does not lower the price. */
export type CodeRefusal =
	| { why: "unknown" | "ended" | "used up" | "other trip" | "rule price" | "used by guest" }
	| { why: "later"; from: string }
	| { why: "other days"; from: string | null; to: string | null }
	| { why: "other hotel"; hotel: string }
	| { why: "too little"; leastCents: number };

export type CodeDecision =
	| { outcome: "taken"; code: CodeState }
	| ({ outcome: "refused" } & CodeRefusal);

/** Whether a code lowers the price of a sale. The claim of the seats itself counts the uses once more. */
export function decideCode(code: CodeState | null, sale: CodeSale): CodeDecision {
	const refusal = refusalOf(code, sale);
	if (refusal) return { outcome: "refused", ...refusal };
	return code ? { outcome: "taken", code } : { outcome: "refused", why: "unknown" };
}

function refusalOf(code: CodeState | null, sale: CodeSale): CodeRefusal | null {
	if (!code) return { why: "unknown" };
	const { bookedFrom, bookedTo, travelFrom, travelTo, excursionIds, mostBookings, leastCents } =
		code;
	if (!code.isActive || (bookedTo !== null && sale.today > bookedTo)) return { why: "ended" };
	if (bookedFrom !== null && sale.today < bookedFrom) return { why: "later", from: bookedFrom };
	if (excursionIds.length > 0 && !excursionIds.includes(sale.excursionId))
		return { why: "other trip" };
	if (code.hotel && !isOfHotel(code.hotel, sale))
		return { why: "other hotel", hotel: code.hotel.name };
	if (mostBookings !== null && code.uses >= mostBookings) return { why: "used up" };
	if (
		sale.date !== null &&
		((travelFrom !== null && sale.date < travelFrom) || (travelTo !== null && sale.date > travelTo))
	)
		return { why: "other days", from: travelFrom, to: travelTo };
	if (sale.hasRulePrice && !code.combines) return { why: "rule price" };
	if (sale.priceCents !== null && sale.priceCents < leastCents)
		return { why: "too little", leastCents };
	return code.hasGuestUsedIt ? { why: "used by guest" } : null;
}

/** Sold by the hotel, or to somebody who is picked up there. */
function isOfHotel(
	hotel: NonNullable<CodeState["hotel"]>,
	{ hotelId, pickupPointId }: CodeSale,
): boolean {
	if (hotelId !== null) return hotelId === hotel.id;
	return pickupPointId === null || pickupPointId === hotel.pickupPointId;
}
