import * as v from "valibot";
import { type BookingStatus, bookingStatuses } from "#app/bookings/booking-status.ts";
import type { DisputeState } from "#app/bookings/dispute.ts";
import type { bookings } from "#app/database/schema.server.ts";
import { isLocalDate } from "#app/excursions/local-date.ts";
import {
	balanceOf,
	cameCents,
	isDueMoney,
	isKeptMoney,
	type PaidSum,
	type PaymentGateway,
	type PaymentStatus,
	paymentRules,
} from "#app/payments/payment-status.ts";

export interface PaymentFact {
	gateway: PaymentGateway;
	status: PaymentStatus;
	refundReason: PaidSum["refundReason"];
	disputeState: DisputeState;
}

/** The sums of a payment, in cents. */
export interface PaymentSums
	extends Pick<
		PaidSum,
		| "amountCents"
		| "receivedCents"
		| "refundCents"
		| "refundedCents"
		| "elsewhereCents"
		| "waivedCents"
	> {}

/** Cents that came for a booking, and cents of them that went back. */
export function sumsOf(payments: readonly (PaymentFact & PaymentSums)[]) {
	const came = payments.filter(({ status }) => paymentRules[status].money !== "may come");
	return {
		paidCents: came.reduce((sum, each) => sum + cameCents(each), 0),
		refundedCents: came.reduce((sum, each) => sum + each.refundedCents + each.elsewhereCents, 0),
	};
}

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

const dueLabels = {
	seats_gone: "Paid late",
	paid_twice: "Paid twice",
	not_owed: "Not owed",
	wrong_amount: "Wrong amount",
	cancelled: "Refund due",
	goodwill: "Part goes back",
};

export function moneyState(
	status: BookingStatus,
	payments: readonly (PaymentFact & PaymentSums)[],
	priceCents: number,
): MoneyState {
	const owedCents = status === "confirmed" ? Math.max(0, balanceOf(priceCents, payments)) : 0;
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
	const due = payments.find(isDueMoney);
	if (due?.refundReason === "goodwill" && due.disputeState === null)
		return stateWithOwed(dueLabels.goodwill, false);
	if (due?.refundReason) {
		if (due.disputeState === "holds") return stateWithOwed("Bank decides", true);
		return due.gateway === "hotel"
			? state("Hotel pays back", true)
			: stateWithOwed(dueLabels[due.refundReason], true);
	}
	const paid = payments.find(isKeptMoney);
	if (paid) {
		if (paid.disputeState === "gave back") return state("Lost to the bank", status === "confirmed");
		if (paid.disputeState === "holds") return state("Disputed", true);
		if (status === "cancelled")
			return paid.gateway === "hotel" ? state("Hotel pays back", true) : state("Kept");
		if (owedCents > 0) return stateWithOwed("Partly paid", true);
		return state(paid.gateway === "hotel" ? "Paid at hotel" : "Paid");
	}
	if (status === "confirmed") {
		if (payments.some((each) => each.gateway === "hotel")) return state("Hotel collects");
		if (owedCents > 0) return stateWithOwed("To collect", true);
		const isBack = payments.some((each) => paymentRules[each.status].money === "back");
		return state(isBack ? "Paid back" : "Free of charge");
	}
	if (payments.some((each) => paymentRules[each.status].money === "back")) return state("Refunded");
	return state(status === "pending" ? "Waiting" : "Not paid");
}

export const statusLabels: Record<BookingStatus, string> = {
	pending: "Pending",
	confirmed: "Confirmed",
	cancelled: "Cancelled",
	expired: "Expired",
};

const emptyIsNone = <T>(schema: v.GenericSchema<string, T>) =>
	v.fallback(
		v.optional(
			v.union([
				v.pipe(
					v.literal(""),
					v.transform(() => undefined),
				),
				schema,
			]),
		),
		undefined,
	);

export const bookingSources = [
	"web",
	"totem",
	"phone",
	"desk",
	"walk-up",
	"email",
	"agent",
	"hotel",
] as const satisfies readonly BookingSource[];
type BookingSource = (typeof bookings.$inferSelect)["source"];

/** Choices of the list by the state of the money. */
export const paymentFilters = {
	owed: "To collect, coming trips",
	paid: "Paid",
	due: "Refund due",
	back: "Paid back, all or part",
};
type PaymentFilter = keyof typeof paymentFilters;
const paymentFilterNames = Object.keys(paymentFilters).filter(
	(name): name is PaymentFilter => name in paymentFilters,
);

const localDate = emptyIsNone(v.pipe(v.string(), v.check(isLocalDate)));

/** The list's filter from the address; invalid values are left out. */
const bookingFilterSchema = v.object({
	q: v.fallback(v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ""), ""),
	/** One departure date; links of other screens use it. */
	date: localDate,
	/** First and last departure date. */
	from: localDate,
	to: localDate,
	payment: emptyIsNone(v.picklist(paymentFilterNames)),
	source: emptyIsNone(v.picklist(bookingSources)),
	status: emptyIsNone(v.picklist(bookingStatuses)),
	excursion: emptyIsNone(v.pipe(v.string(), v.uuid())),
	partner: emptyIsNone(v.pipe(v.string(), v.maxLength(64))),
	/** Bookings older than this id. */
	before: emptyIsNone(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
	/** Bookings newer than this id, the nearest to it; ignored when `before` is given. */
	after: emptyIsNone(v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number))),
});

export type BookingFilter = Omit<v.InferOutput<typeof bookingFilterSchema>, "date">;

export function readBookingFilter(search: URLSearchParams): BookingFilter {
	const { date, ...filter } = v.parse(bookingFilterSchema, Object.fromEntries(search));
	return date ? { ...filter, from: date, to: date } : filter;
}

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

/** The typed text as a query that an index answers; null when nothing was typed. */
export function searchTerms(typed: string): SearchTerms | null {
	const text = typed.trim().toLowerCase();
	if (text === "") return null;
	if (text.includes("@")) {
		if (/^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(text)) return { kind: "address", email: text };
		return { kind: "addresses", from: text, until: `${text}\u{10ffff}` };
	}
	if (/^[+\d][\d\s()./-]{4,}$/.test(text)) {
		const digits = text.replace(/\D/g, "").replace(/^00/, "");
		return { kind: "words", match: `"${digits}"*` };
	}
	const words = text.replace(/\bix-/g, "").match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
	if (words.length === 0) return { kind: "nothing" };
	// quoted, so that typed text is never FTS5 syntax
	return {
		kind: "words",
		match: words
			.slice(0, mostWords)
			.map((word) => `"${word}"*`)
			.join(" "),
	};
}
