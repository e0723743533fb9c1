import { describe, expect, test } from "vitest";
import type { DisputeNews, PaymentChange, PaymentNews } from "#app/sales/gateways/gateway.ts";
import type { RefundRow } from "#app/sales/payments/refunds/refund-news.ts";
import {
	decideSettlement,
	type MoneyArrival,
	type PaidBooking,
	type SettlementState,
} from "./settlement-decision.ts";

const clock = { now: Date.parse("2027-07-01T10:00Z"), timeZone: "Atlantic/Canary" };

/** A payment of €64 for a booking of tomorrow. */
function stateOf(changes: {
	payment?: Partial<PaidBooking["payment"]>;
	booking?: Partial<PaidBooking["booking"]>;
	rest?: Partial<Omit<PaidBooking, "payment" | "booking">>;
}): PaidBooking {
	return {
		payment: {
			purpose: "booking",
			status: "created",
			amountCents: 6400,
			receivedCents: null,
			currency: "EUR",
			refundReason: null,
			...changes.payment,
		},
		booking: {
			status: "pending",
			date: "2027-07-02",
			startTime: "04:30",
			erasedAt: null,
			sums: { balanceCents: 6400 },
			...changes.booking,
		},
		refunds: [],
		areSeatsFree: true,
		...changes.rest,
	};
}

const refund = (changes: Partial<RefundRow>): RefundRow => ({
	id: 1,
	amountCents: 6400,
	reason: null,
	state: "done",
	isElsewhere: false,
	gatewayRefundId: null,
	failedAt: null,
	...changes,
});

const paid = {
	kind: "paid",
	gatewayPaymentId: "pi_1",
	amountCents: 6400,
	currency: "EUR",
} as const;
const about = (change: PaymentChange): PaymentNews => ({
	about: "payment",
	paymentId: "p1-1",
	gatewayPaymentId: "pi_1",
	sessionId: "cs_1",
	change,
});
const dispute: DisputeNews = {
	about: "dispute",
	disputeId: "du_1",
	gatewayPaymentId: "pi_1",
	amountCents: 6400,
	currency: "EUR",
	reason: "fraudulent",
	status: "needs_response",
	dueAt: null,
};

/** "confirms held, mail kept", "seats_gone 6400, mail paidBack" */
function inWords({ refund, confirms, mail }: MoneyArrival): string {
	const words = [
		...(confirms ? [`confirms ${confirms}`] : []),
		...(refund ? [`${refund.reason} ${refund.cents}`] : []),
		...(mail ? [`mail ${mail}`] : []),
	];
	return words.join(", ") || "paid";
}

function outcomeOf(
	paidBooking: PaidBooking | null,
	news: PaymentNews | DisputeNews,
	disputes: SettlementState["disputes"] = [],
): string {
	const decision = decideSettlement(
		{ isRepeated: false, paidBooking, disputes },
		{ news, at: clock.now, clock },
	);
	if (!("change" in decision)) return decision.outcome;
	const { change } = decision;
	return change.kind === "money came" ? inWords(change.arrival) : change.kind;
}

const bookings = {
	held: { booking: { status: "pending" } },
	"held, under way": { booking: { status: "pending", date: "2027-07-01", startTime: "11:00" } },
	expired: { booking: { status: "expired" } },
	"expired, seats gone": { booking: { status: "expired" }, rest: { areSeatsFree: false } },
	"expired, under way": { booking: { status: "expired", date: "2027-07-01", startTime: "11:00" } },
	"expired, erased": { booking: { status: "expired", erasedAt: 1 } },
	confirmed: { booking: { status: "confirmed" } },
	cancelled: { booking: { status: "cancelled" } },
} as const;

describe.each([
	["held", "confirms held, mail kept"],
	["held, under way", "confirms held, mail kept"],
	["expired", "confirms late, mail kept"],
	["expired, seats gone", "seats_gone 6400, mail paidBack"],
	["expired, under way", "seats_gone 6400, mail paidBack"],
	["expired, erased", "seats_gone 6400, mail paidBack"],
	["confirmed", "paid_twice 6400, mail standing"],
	["cancelled", "cancelled 6400, mail paidBack"],
] as const)("a booking that is %s", (name, whenPaid) => {
	test.each([
		["created", "paid", whenPaid],
		["failed", "paid", whenPaid],
		["paid", "paid", "nothing"],
		["created", "failed", "attempt failed"],
		["failed", "failed", "nothing"],
		["paid", "failed", "nothing"],
		["created", "refunded", "refunded"],
		["paid", "refunded", "refunded"],
		["paid", "refund failed", "nothing"],
	] as const)("its payment is %s, the gateway says %s: %s", (status, kind, outcome) => {
		const changes = {
			paid,
			failed: { kind: "failed" },
			refunded: { kind: "refunded", refundedCents: 6400, currency: "EUR" },
			"refund failed": { kind: "refund failed", refundId: "re_1", amountCents: 1, reason: "" },
		} as const satisfies Record<PaymentChange["kind"], PaymentChange>;
		const ownState = stateOf({ ...bookings[name], payment: { status } });
		expect(outcomeOf(ownState, about(changes[kind]))).toBe(outcome);
	});
});

test.each([
	["another amount", {}, { amountCents: 100 }, "wrong_amount 100, mail paidBack"],
	["another currency", {}, { currency: "USD" }, "wrong_amount 6400, mail paidBack"],
	[
		"a page of an older price",
		{ booking: { sums: { balanceCents: 7000 } } },
		{},
		"wrong_amount 6400, mail paidBack",
	],
	[
		"an older price of a sold booking",
		{ booking: { sums: { balanceCents: 7000 }, status: "confirmed" } },
		{},
		"paid_twice 6400, mail standing",
	],
	[
		"what is owed by a sold booking",
		{ payment: { purpose: "balance" }, booking: { status: "confirmed" } },
		{},
		"mail kept",
	],
	[
		"more than is owed",
		{
			payment: { purpose: "balance" },
			booking: { status: "confirmed", sums: { balanceCents: 6399 } },
		},
		{},
		"not_owed 6400, mail standing",
	],
	[
		"what was owed by a cancelled booking",
		{ payment: { purpose: "balance" }, booking: { status: "cancelled" } },
		{},
		"cancelled 6400, mail paidBack",
	],
] as const)("%s", (_, changes, money, outcome) => {
	expect(outcomeOf(stateOf(changes), about({ ...paid, ...money }))).toBe(outcome);
});

describe("money of which something went back before it came", () => {
	const back = (amountCents: number) => ({ refunds: [refund({ amountCents })] });
	test.each([
		["a part, and the rest confirms", { rest: back(1000) }, "confirms held, mail kept"],
		["all of it", { rest: back(6400) }, "paid"],
		[
			"a part, and the seats are gone",
			{ booking: { status: "expired" }, rest: { ...back(1000), areSeatsFree: false } },
			"seats_gone 5400, mail paidBack",
		],
		[
			"a part, and nothing can be done with the rest",
			{ booking: { status: "cancelled" }, rest: back(1000) },
			"cancelled 5400, mail paidBack",
		],
	] as const)("%s", (_, changes, outcome) => {
		expect(outcomeOf(stateOf(changes), about(paid))).toBe(outcome);
	});
});

test.each([
	["reported once more", "done", { kind: "refunded", refundedCents: 6400 }, "nothing"],
	["more than came", "done", { kind: "refunded", refundedCents: 6500 }, "refunded"],
	["of our own request", "sent", { kind: "refunded", refundedCents: 6400 }, "refunded"],
	["rejected by the bank", "done", { kind: "refund failed" }, "refund failed"],
	["whose failure is known", "dropped", { kind: "refund failed" }, "nothing"],
] as const)("a refund %s", (_, state, change, outcome) => {
	const ownState = stateOf({
		payment: { status: "paid" },
		booking: { status: "confirmed" },
		rest: { refunds: [refund({ state, gatewayRefundId: "re_1" })] },
	});
	const details = { currency: "EUR", refundId: "re_1", amountCents: 6400, reason: "" };
	expect(outcomeOf(ownState, about({ ...details, ...change }))).toBe(outcome);
});

test.each([
	["needs_response", "paid_twice 6400"],
	["lost", "paid_twice 6400"],
	["won", "paid_twice 6400, mail standing"],
] as const)("of money whose dispute is %s: %s", (status, outcome) => {
	const ownState = stateOf({ booking: { status: "confirmed" } });
	const disputes = [{ id: "du_1", status, eventAt: 1 }];
	expect(outcomeOf(ownState, about(paid), disputes)).toBe(outcome);
});

test("a report of a dispute that is older than what we know changes nothing", () => {
	const disputes = [{ id: "du_1", status: "won", eventAt: clock.now + 1 }];
	expect(outcomeOf(stateOf({}), dispute, disputes)).toBe("nothing");
});

test.each([
	["money", about(paid), "unknown money"],
	["another event", about({ kind: "failed" }), "not known"],
	["a dispute", dispute, "dispute"],
] as const)("%s of a payment that we do not have", (_, news, outcome) => {
	expect(outcomeOf(null, news)).toBe(outcome);
});

test("a repeated event changes nothing", () => {
	const state = { isRepeated: true, paidBooking: stateOf({}), disputes: [] };
	expect(decideSettlement(state, { news: about(paid), at: clock.now, clock })).toEqual({
		outcome: "repeated",
	});
});
