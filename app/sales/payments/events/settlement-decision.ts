/** What an answer of the gateway does to a payment and its booking. Pure: settle-event.server.ts writes it. */
import { type IslandClock, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { bookingRules } from "#app/departures/seats/booking-status.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import type { DisputeState } from "#app/sales/dispute.ts";
import type {
	DisputeNews,
	PaidMoney,
	PaymentChange,
	PaymentNews,
} from "#app/sales/gateways/gateway.ts";
import {
	type DisputeChange,
	decideDispute,
	type StoredDispute,
	stateOfDisputes,
} from "#app/sales/payments/disputes/disputes.ts";
import { paymentRules } from "#app/sales/payments/payment-status.ts";
import {
	changesOfFailed,
	changesOfRefunded,
	isBackByGateway,
	type RefundChange,
	type RefundRow,
	sumOf,
} from "#app/sales/payments/refunds/refund-news.ts";

export type RefundReason = NonNullable<RefundRow["reason"]>;

export interface SettlementState {
	/** The event has been applied before. */
	isRepeated: boolean;
	/** Null for money that belongs to no payment of this database. */
	paidBooking: PaidBooking | null;
	/** Of the event's money, and the one that it names. */
	disputes: readonly StoredDispute[];
}

/** A payment and its booking, as they were before the event. */
export interface PaidBooking {
	payment: Pick<
		Booking["payments"][number],
		"purpose" | "status" | "amountCents" | "receivedCents" | "currency" | "refundReason"
	>;
	booking: Pick<Booking, "status" | "date" | "startTime" | "erasedAt"> & {
		sums: Pick<Booking["sums"], "balanceCents">;
	};
	/** Of the payment, the oldest first. */
	refunds: readonly RefundRow[];
	/** As many seats as the booking has are free on its departure. */
	areSeatsFree: boolean;
}

type Refunded = Extract<PaymentChange, { kind: "refunded" }>;
type RefundFailed = Extract<PaymentChange, { kind: "refund failed" }>;

/** What news change of a payment that is ours. */
type SettlementChange =
	| { kind: "money came"; money: PaidMoney; arrival: MoneyArrival }
	| { kind: "attempt failed" }
	/** Only the event itself is remembered. */
	| { kind: "nothing" }
	/** Null: more is back than came, or other money; staff have to look. */
	| (Refunded & { rows: RefundChange[] | null })
	| (RefundFailed & { rows: RefundChange[] })
	| Disputed;

type Disputed = { kind: "dispute"; dispute: DisputeNews; change: DisputeChange };

export type SettlementDecision =
	/** "not known": nothing is written, because no payment of ours and no money is concerned. */
	| { outcome: "repeated" | "not known" }
	| {
			outcome: "unknown payment";
			change:
				| { kind: "unknown money"; money: PaidMoney; paymentId: string | null }
				| Disputed
				| { kind: "nothing" };
	  }
	| { outcome: "applied"; change: SettlementChange };

export type PaymentMail = "kept" | "paidBack" | "standing";

/** What money does that has just come. */
export interface MoneyArrival {
	/** Why it goes back; null while the booking keeps it. */
	refund: { reason: RefundReason; cents: number } | null;
	/** Why all of it is wrong, also where nothing of it is left to go back. */
	wrongFor: RefundReason | null;
	/** "late": the hold has ended, so its seats are claimed anew. */
	confirms: "held" | "late" | null;
	/** What the guest reads. "standing": it goes back, and the booking is good without it. */
	mail: PaymentMail | null;
	/** It was opened before the unpaid booking got another price, or before a credit paid a part of it or took it back. */
	isOldPrice: boolean;
	/** The guest's bank has taken it back already. */
	isLost: boolean;
}

/** @param at when it happened, by the gateway's clock. */
export function decideSettlement(
	{ isRepeated, paidBooking, disputes }: SettlementState,
	{ news, at, clock }: { news: PaymentNews | DisputeNews; at: number; clock: IslandClock },
): SettlementDecision {
	if (isRepeated) return { outcome: "repeated" };
	if (news.about === "dispute") {
		const storedDispute = disputes.find(({ id }) => id === news.disputeId) ?? null;
		const newer = decideDispute(storedDispute, news, { payment: paidBooking?.payment ?? null, at });
		const change = newer
			? ({ kind: "dispute", dispute: news, change: newer } as const)
			: ({ kind: "nothing" } as const);
		return paidBooking ? { outcome: "applied", change } : { outcome: "unknown payment", change };
	}
	const { change, paymentId } = news;
	if (paidBooking) {
		const stateBefore = { ...paidBooking, disputeState: stateOfDisputes(disputes) };
		return { outcome: "applied", change: decideChange(stateBefore, change, { at, clock }) };
	}
	return change.kind === "paid"
		? { outcome: "unknown payment", change: { kind: "unknown money", money: change, paymentId } }
		: { outcome: "not known" };
}

function decideChange(
	stateBefore: PaidBooking & { disputeState: DisputeState },
	change: PaymentChange,
	{ at, clock }: { at: number; clock: IslandClock },
): SettlementChange {
	const { status } = stateBefore.payment;
	switch (change.kind) {
		case "paid":
			return paymentRules[status].money === "may come"
				? { kind: "money came", money: change, arrival: decideMoney(stateBefore, change, clock) }
				: { kind: "nothing" };
		case "failed":
			return { kind: status === "created" ? "attempt failed" : "nothing" };
		case "refunded":
			return decideRefunded(stateBefore, change, at);
		case "refund failed": {
			const { seats } = bookingRules[stateBefore.booking.status];
			const { balanceCents } = stateBefore.booking.sums;
			const rows = changesOfFailed(stateBefore, change, {
				isSold: seats === "taken",
				balanceCents,
			});
			return rows.length > 0 ? { ...change, rows } : { kind: "nothing" };
		}
	}
}

/** What the gateway's event or ledger says to be back of a payment. */
export function decideRefunded(
	stateBefore: Pick<PaidBooking, "payment" | "refunds">,
	change: Refunded,
	at: number,
): Extract<SettlementChange, { kind: "refunded" | "nothing" }> {
	const rows = changesOfRefunded(stateBefore, { ...change, at });
	return rows?.length === 0 ? { kind: "nothing" } : { ...change, rows };
}

function decideMoney(
	stateBefore: PaidBooking & { disputeState: DisputeState },
	money: PaidMoney,
	clock: IslandClock,
): MoneyArrival {
	const { payment, booking, refunds, disputeState } = stateBefore;
	const isOldPrice =
		payment.purpose === "booking" &&
		bookingRules[booking.status].payment === "confirms" &&
		payment.amountCents !== booking.sums.balanceCents;
	const isRight = money.amountCents === payment.amountCents && money.currency === payment.currency;
	const wrongFor = isRight ? reasonToPayBack(stateBefore, isOldPrice) : "wrong_amount";
	// the gateway may have sent a part back before we heard that it came
	const keptCents = wrongFor
		? 0
		: money.amountCents - sumOf(refunds.filter(({ state }) => state !== "dropped"));
	const confirms = keptCents > 0 ? howItConfirms(stateBefore, clock) : null;
	const isConfirmed = bookingRules[booking.status].seats === "taken" || confirms !== null;
	const [reason, cents] = wrongFor
		? [wrongFor, money.amountCents - sumOf(refunds.filter(isBackByGateway))]
		: (["seats_gone", isConfirmed ? 0 : keptCents] as const);
	const refund = cents > 0 ? { reason, cents } : null;
	return {
		refund,
		wrongFor,
		confirms,
		mail: mailOf({ isKept: keptCents > 0, goesBack: refund !== null, isConfirmed, disputeState }),
		isOldPrice,
		isLost: disputeState === "gave back",
	};
}

/** Why money goes back that came for the booking as it is now; null where the booking can use it. */
function reasonToPayBack(
	{ payment, booking }: PaidBooking,
	isOldPrice: boolean,
): RefundReason | null {
	const { seats, payment: rule } = bookingRules[booking.status];
	// this payment itself is still open here, so the balance does not count it
	if (payment.purpose === "balance" && seats === "taken")
		return booking.sums.balanceCents >= payment.amountCents ? null : "not_owed";
	if (rule !== "confirms") return rule;
	return isOldPrice ? "wrong_amount" : null;
}

/**
 * Money confirms a live hold. After its end it does so while the seats are free again and the departure has not started.
 * Nobody can be told of an erased booking.
 */
function howItConfirms(
	{ booking, areSeatsFree }: PaidBooking,
	{ now, timeZone }: IslandClock,
): MoneyArrival["confirms"] {
	const { status, erasedAt, date, startTime } = booking;
	if (erasedAt !== null || bookingRules[status].payment !== "confirms") return null;
	if (bookingRules[status].seats === "held") return "held";
	const islandNow = `${localDateAt(now, timeZone)} ${localTimeAt(now, timeZone)}`;
	return areSeatsFree && `${date} ${startTime}` > islandNow ? "late" : null;
}

/** What a bank holds, or has returned, is not promised to its guest. */
function mailOf({
	isKept,
	goesBack,
	isConfirmed,
	disputeState,
}: {
	isKept: boolean;
	goesBack: boolean;
	isConfirmed: boolean;
	disputeState: DisputeState;
}): MoneyArrival["mail"] {
	if (!goesBack) return isKept && isConfirmed ? "kept" : null;
	if (disputeState) return null;
	return isConfirmed ? "standing" : "paidBack";
}
