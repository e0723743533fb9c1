import type { bookings } from "#app/database/schema.server.ts";
import type { BookingStatus } from "#app/departures/seats/booking-status.ts";
import { bookingStateTexts } from "#app/messages/staff/bookings/booking-state.ts";
import { isKeptMoney, moneyOf, type PaymentMoney } from "#app/sales/payments/money.ts";
import { paymentRules, staffGateways } from "#app/sales/payments/payment-status.ts";
import type { BadgeLook } from "#app/ui/badge.tsx";

/** The state of a booking's money in a word or two. */
export interface MoneyState {
	label: string;
	/** Staff must act. */
	needsPerson: boolean;
	/** The driver must collect the money. */
	isOwed: boolean;
	/** Cents to collect, where it is not the whole price. */
	owedCents?: number;
}

const moneyWords = bookingStateTexts.money;
const dueWords = bookingStateTexts.due;

export function moneyState(
	status: BookingStatus,
	payments: readonly PaymentMoney[],
	priceCents: number,
	source?: BookingSource,
): MoneyState {
	const owedCents =
		status === "confirmed" ? Math.max(0, moneyOf(priceCents, payments).balanceCents) : 0;
	const state = (label: string, needsPerson = false): MoneyState => ({
		label,
		needsPerson,
		isOwed: false,
	});
	const stateWithOwed = (label: string, needsPerson: boolean): MoneyState => ({
		label,
		needsPerson,
		isOwed: owedCents > 0,
		...(owedCents > 0 && owedCents < priceCents ? { owedCents } : {}),
	});
	const due = payments.find(({ dueCents }) => dueCents > 0);
	if (due?.refundReason === "goodwill" && due.disputeState === null)
		// the gateway sends it without anybody doing something
		return stateWithOwed(dueWords.goodwill, staffGateways.has(due.gateway));
	if (due?.refundReason) {
		if (due.disputeState === "holds") return stateWithOwed(moneyWords.bankDecides, true);
		return due.gateway === "hotel"
			? state(moneyWords.hotelPaysBack, true)
			: stateWithOwed(dueWords[due.refundReason], true);
	}
	const isHold = status === "pending" || status === "expired";
	const paid = payments.find(isKeptMoney);
	// a part that a credit has paid stays with a hold, and goes back to the credit with its end
	if (paid && !(isHold && paid.gateway === "credit")) {
		if (paid.disputeState === "gave back")
			return state(moneyWords.lostToBank, status === "confirmed");
		if (paid.disputeState === "holds") return state(moneyWords.disputed, true);
		if (status === "cancelled")
			return paid.gateway === "hotel"
				? state(moneyWords.hotelPaysBack, true)
				: state(moneyWords.kept);
		if (owedCents > 0) return stateWithOwed(moneyWords.partlyPaid, true);
		if (source === "reseller") return state(moneyWords.paidToReseller);
		return state(paid.gateway === "hotel" ? moneyWords.paidAtHotel : moneyWords.paid);
	}
	if (status === "confirmed") {
		if (payments.some((each) => each.gateway === "hotel")) return state(moneyWords.hotelCollects);
		if (owedCents > 0) return stateWithOwed(moneyWords.toCollect, true);
		const isBack = payments.some((each) => paymentRules[each.status].money === "back");
		return state(isBack ? moneyWords.paidBack : moneyWords.free);
	}
	if (payments.some((each) => paymentRules[each.status].money === "back"))
		return state(moneyWords.refunded);
	return state(status === "pending" ? moneyWords.waiting : moneyWords.notPaid);
}

export const statusLabels: Record<BookingStatus, string> = bookingStateTexts.status;

export const statusLooks: Record<BookingStatus, BadgeLook> = {
	confirmed: "foam",
	pending: "sand",
	cancelled: "grey",
	expired: "bad",
};

/** Who sold a booking: the hotel by its name, or we, with the way of the sale. */
export function sellerInWords({
	partner,
	source,
}: {
	/** The hotel's name, or "web". */
	partner: string;
	source: BookingSource;
}): string {
	return partner === "web" ? bookingStateTexts.soldByUs[source] : partner;
}

export const bookingSources = [
	"web",
	"totem",
	"phone",
	"desk",
	"walk-up",
	"email",
	"agent",
	"hotel",
	"waiting list",
	"reseller",
] as const satisfies readonly BookingSource[];
export type BookingSource = (typeof bookings.$inferSelect)["source"];

/** Choices of the list by the state of the money. */
export const paymentFilters = ["waiting", "owed", "hotel", "paid", "due", "back", "kept"] as const;

export type SearchTerms =
	| { kind: "address"; email: string }
	/** Email addresses with one prefix: `from` is included, `until` is not. */
	| { kind: "addresses"; from: string; until: string }
	/** An FTS5 query. */
	| { kind: "words"; match: string }
	/** Typed text without anything to search for. */
	| { kind: "nothing" };

/** More words only cost time. */
const mostWords = 6;

/**
 * Letters that Unicode does not decompose, so that the search index does not take their marks off by itself. The view
 * `booking_search_terms` writes names with the same ones.
 */
const plainLetters: Record<string, string> = {
	ł: "l",
	ø: "o",
	đ: "d",
	ð: "d",
	ħ: "h",
	ŧ: "t",
	ı: "i",
	ß: "ss",
	æ: "ae",
	œ: "oe",
	þ: "th",
	ŋ: "n",
};

/** The typed text as a query that an index answers; null when nothing was typed. */
export function searchTerms(typedText: string): SearchTerms | null {
	const text = typedText.trim().toLowerCase();
	if (text === "") return null;
	if (text.includes("@")) {
		if (/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(text)) return { kind: "address", email: text };
		return { kind: "addresses", from: text, until: `${text}\u{10ffff}` };
	}
	if (/^[+\d(][\d\s()./\p{Pd}]{4,}$/u.test(text))
		return { kind: "words", match: phoneNumbers(text).map(asPrefix).join(" OR ") };
	const plain = text.replace(/\P{ASCII}/gu, (letter) => plainLetters[letter] ?? letter);
	const words = plain.replace(/\bix-/g, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
	if (words.length === 0) return { kind: "nothing" };
	const all = words.slice(0, mostWords).map(asPrefix).join(" ");
	const [, code] = /^(?:ix)?([2-9a-hjkmnp-z]{5})$/.exec(plain.replace(/[\s\p{Pd}]/gu, "")) ?? [];
	const isCode = code !== undefined && (words.length > 1 || words[0] !== code);
	return { kind: "words", match: isCode ? `(${all}) OR reference : ${asPrefix(code)}` : all };
}

/** Quoted, so that typed text is never FTS5 syntax. */
function asPrefix(word: string): string {
	return `"${word}"*`;
}

/**
 * The digits by which the index may have a telephone number: it has each number with its country, and without the
 * first one to four digits (migrations/0000_baseline.sql). A leading zero belongs to no number abroad, and a
 * number that begins with a country (one to three digits) may have been given without it.
 */
function phoneNumbers(text: string): string[] {
	const hasCountry = /^\(?(?:\+|00)/.test(text);
	const digits = text
		.replace("(0)", "")
		.replace(/\D/g, "")
		.replace(/^0+(?=.)/, "");
	const without = hasCountry ? [1, 2, 3].map((length) => digits.slice(length)) : [];
	return [digits, ...without.filter((rest) => rest.length >= 7)];
}
