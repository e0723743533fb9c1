import { codeRefusalsTexts } from "#app/messages/catalogues/booking/codes.ts";
import type { Language } from "#app/messages/languages.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
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
type CodeRefusal =
	| { why: "unknown" | "ended" | "used up" | "other trip" | "rule price" | "used by guest" }
	| { why: "later"; from: string }
	| { why: "other days"; from: string | null; to: string | null }
	| { why: "other hotel"; hotel: string }
	| { why: "too little"; leastCents: number };

/** A code that lowers the price of a sale, or why it does not. The claim of the seats itself counts the uses once more. */
export function codeForSale(
	code: CodeState | null,
	sale: CodeSale,
	words: { currency: string; language: Language },
): CodeState | { refusal: string } {
	if (!code) return { refusal: refusalWords({ why: "unknown" }, words) };
	const refusal = codeRefusal(code, sale);
	return refusal ? { refusal: refusalWords(refusal, words) } : code;
}

export function codeRefusal(code: CodeState, sale: CodeSale): CodeRefusal | null {
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

/** Why a code does not lower the price, in words for the guest. */
function refusalWords(
	refusal: CodeRefusal,
	{ currency, language }: { currency: string; language: Language },
): string {
	const texts = codeRefusalsTexts[language];
	const { formatDate, formatMoney } = formatsIn(language);
	switch (refusal.why) {
		case "unknown":
			return texts.unknown;
		case "ended":
			return texts.ended;
		case "used up":
			return texts.usedUp;
		case "used by guest":
			return texts.usedByYou;
		case "other trip":
			return texts.otherTrip;
		case "rule price":
			return texts.otherPrice;
		case "later":
			return texts.later({ day: formatDate(refusal.from, "date") });
		case "other hotel":
			return texts.otherHotel({ hotel: refusal.hotel });
		case "too little":
			return texts.tooLittle({ least: formatMoney(refusal.leastCents, currency) });
		case "other days": {
			const from = refusal.from && formatDate(refusal.from, "date");
			const to = refusal.to && formatDate(refusal.to, "date");
			if (from && to) return texts.tripsBetween({ from, to });
			return from ? texts.tripsFrom({ day: from }) : texts.tripsUntil({ day: to ?? "" });
		}
	}
}
