import { eq, type SQL, sql } from "drizzle-orm";
import { abortUnless, type Statements } from "#app/database/batch.server.ts";
import { changeRecord, keepVersion, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { paymentEvents, payments } from "#app/database/schema.server.ts";
import { noteFacts } from "#app/log/wide-event.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type {
	DisputeNews,
	Gateway,
	GatewayEvent,
	GatewayMoney,
	PaymentNews,
} from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { disputeStatements } from "#app/sales/payments/disputes/disputes.server.ts";
import {
	adoptGatewayRefund,
	revertRefund,
} from "#app/sales/payments/refunds/refund-events.server.ts";
import { confirmPaid } from "./confirm-paid.server.ts";
import { unknownPaymentAnomaly } from "./payment-anomalies.server.ts";
import {
	decideRefunded,
	decideSettlement,
	type SettlementDecision,
} from "./settlement-decision.ts";
import { type EventState, type FoundBooking, readEventState } from "./settlement-state.server.ts";

export type Settlement = "applied" | "repeated" | "unknown payment" | "not ours";

/**
 * Applies what the gateway says of a payment to it and its booking: at most once, in any order. Events, answers to our
 * polls and reconciliation all come here.
 * @throws when the database does not answer, or when others changed the booking at every attempt: the gateway sends the
 * event again.
 */
export async function settleEvent(
	db: Database,
	gateway: Gateway,
	{ event, sender, clock }: { event: GatewayEvent; sender: MailSender; clock: HoldClock },
): Promise<Settlement> {
	const { news } = event;
	if (!news) return "not ours";
	const { now } = clock;
	const settled = await onceByEvent(() =>
		changeRecord(db, {
			read: () => readEventState(db, gateway, { event, news, now }),
			decide: (state) => {
				const { payment, booking } = state.paidBooking ?? {};
				noteFacts({ paymentId: payment?.id, bookingId: booking?.id });
				return decideSettlement(state, { news, at: event.at, clock });
			},
			write: (decision, state) => {
				if (!("change" in decision)) return undefined;
				const { change } = decision;
				const changes = changesOf(db, gateway, { change, state, news, at: event.at, sender, now });
				return withEvent(db, gateway, { event, state, changes, now });
			},
		}),
	);
	if (settled.outcome === "changed meanwhile")
		throw new Error("The booking changed each time that its payment was written down");
	return settled.outcome === "not known" ? "unknown payment" : settled.outcome;
}

/** Of the same event twice at once, the second is refused by the event's id. */
async function onceByEvent<Outcome>(
	settle: () => Promise<Outcome>,
): Promise<Outcome | { outcome: "repeated" }> {
	try {
		return await settle();
	} catch (error) {
		if (isUniqueViolation(error, "payment_events.id")) return { outcome: "repeated" };
		throw error;
	}
}

/** Adopts what the gateway's ledger says to be back of a payment, like an event of this moment. */
export async function settleLedgerRefund(
	db: Database,
	gateway: Gateway,
	{ payment, ledger, now }: { payment: { id: string }; ledger: GatewayMoney; now: number },
): Promise<void> {
	const { gatewayPaymentId, refundedCents, currency } = ledger;
	const event = {
		id: `ledger:${gatewayPaymentId}:refunded:${refundedCents}:${now}`,
		type: "ledger.refunded",
	};
	const change = { kind: "refunded", refundedCents, currency } as const;
	const news = {
		about: "payment",
		paymentId: payment.id,
		gatewayPaymentId,
		sessionId: null,
		change,
	} as const;
	const decideLedger = ({ isRepeated, paidBooking }: EventState) =>
		paidBooking && !isRepeated ? decideRefunded(paidBooking, change, now) : unchanged;
	// where others changed the booking at every attempt, the next look at the ledger adopts it
	await onceByEvent(() =>
		changeRecord(db, {
			read: () => readEventState(db, gateway, { event, news, now }),
			decide: decideLedger,
			write: (change, state) => {
				if (change.kind === "nothing" || !state.paidBooking) return undefined;
				const { payment } = state.paidBooking;
				const changes = adoptGatewayRefund(db, payment, { change, gatewayPaymentId, at: now, now });
				return withEvent(db, gateway, { event, state, changes, now });
			},
		}),
	);
}

const unchanged = { kind: "nothing" } as const;

/** The event's id with all that it changes. */
function withEvent(
	db: Database,
	gateway: Gateway,
	{
		event,
		state: { paidBooking },
		changes,
		now,
	}: {
		event: Pick<GatewayEvent, "id" | "type">;
		state: EventState;
		/** Undefined: the event changes nothing. */
		changes: Statements | undefined;
		now: number;
	},
): Statements {
	const guard = changes ? takeVersion : keepVersion;
	return {
		// an event that changes nothing is remembered only while that still holds: it is not sent again
		version: paidBooking ? guard(db, "bookings", paidBooking.booking) : undefined,
		remember: db.insert(paymentEvents).values({
			id: event.id,
			gateway: gateway.name,
			type: event.type,
			paymentId: paidBooking?.payment.id ?? null,
			receivedAt: now,
		}),
		changes,
	};
}

function changesOf(
	db: Database,
	gateway: Gateway,
	{
		change,
		state: { paidBooking, disputes },
		news,
		at,
		sender,
		now,
	}: {
		change: Extract<SettlementDecision, { change: object }>["change"];
		state: EventState;
		news: PaymentNews | DisputeNews;
		at: number;
		sender: MailSender;
		now: number;
	},
): Statements | undefined {
	if (change.kind === "dispute") {
		const payment = paidBooking?.payment ?? null;
		return disputeStatements(db, gateway, { news: change.dispute, ...change, payment, at, now });
	}
	if (change.kind === "unknown money")
		return { anomaly: unknownPaymentAnomaly(db, change.money, change.paymentId, now) };
	if (change.kind === "nothing" || !paidBooking) return undefined;
	const { payment, booking } = paidBooking;
	const { gatewayPaymentId } = news;
	switch (change.kind) {
		case "money came": {
			const sessionId = news.about === "payment" ? news.sessionId : null;
			return {
				disputesAsRead: abortUnless(db, hasDisputes(gatewayPaymentId, disputes.length)),
				...confirmPaid(db, { ...change, payment, booking, sessionId, sender, now }),
			};
		}
		case "attempt failed":
			return markFailed(db, payment, now);
		case "refunded":
			return adoptGatewayRefund(db, payment, { change, gatewayPaymentId, at, now });
		case "refund failed":
			return revertRefund(db, payment, { change, at, now });
	}
}

/** SQL: before its money came, a payment has no id of the gateway, so a dispute of it raises no booking's version. */
function hasDisputes(gatewayPaymentId: string | null, count: number): SQL {
	return sql`(SELECT count(*) FROM disputes WHERE gateway_payment_id = ${gatewayPaymentId ?? ""}) = ${count}`;
}

function markFailed(db: Database, payment: FoundBooking["payment"], now: number) {
	return {
		payment: db
			.update(payments)
			.set({ status: "failed", updatedAt: now })
			.where(eq(payments.id, payment.id)),
		event: recordBookingEntry(db, payment.bookingId, { type: "payment failed", now }, sql`true`),
	};
}
