import Stripe from "stripe";
import * as v from "valibot";
import { disputeRules } from "#app/sales/payments/disputes/disputes.ts";
import {
	type DisputeNews,
	ForgedEvent,
	type GatewayEvent,
	type PaymentChange,
	type PaymentNews,
} from "./gateway.ts";

export const cryptoProvider = Stripe.createSubtleCryptoProvider();

const metadata = v.optional(v.nullable(v.object({ paymentId: v.optional(v.string()) })));
const cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const currency = v.pipe(v.string(), v.toUpperCase());
const moneyId = v.optional(v.nullable(v.string()));

const checkoutSession = v.object({
	id: v.string(),
	amount_total: cents,
	currency,
	payment_status: v.string(),
	payment_intent: v.nullable(v.string()),
	metadata: v.object({ paymentId: v.string() }),
});
const charge = v.object({
	payment_intent: moneyId,
	amount_refunded: cents,
	currency,
	metadata,
});
const refund = v.object({
	id: v.string(),
	amount: cents,
	payment_intent: moneyId,
	status: v.nullable(v.string()),
	failure_reason: v.optional(v.nullable(v.string()), ""),
});
const dispute = v.object({
	id: v.string(),
	amount: cents,
	currency,
	payment_intent: moneyId,
	charge: moneyId,
	reason: v.string(),
	status: v.string(),
	evidence_details: v.optional(
		v.nullable(v.object({ due_by: v.optional(v.nullable(v.number())) })),
	),
});

/**
 * Parses an event as Stripe signs and shapes it (https://docs.stripe.com/webhooks). The signature
 * covers time and body. Attack: forging an event, or replaying it days later; settlement stops an
 * immediate replay by the event's id.
 * @throws ForgedEvent
 */
export async function readSignedEvent(
	body: string,
	signature: string,
	secret: string,
): Promise<GatewayEvent> {
	let event: Stripe.Event;
	try {
		event = await Stripe.webhooks.constructEventAsync(
			body,
			signature,
			secret,
			undefined,
			cryptoProvider,
		);
	} catch {
		throw new ForgedEvent("The signature does not fit the event");
	}
	return {
		id: event.id,
		type: event.type,
		at: event.created * 1000,
		news: newsOf(event.type, event.data.object),
	};
}

/** An object without the documented shape is treated as not about our money. */
function newsOf(type: string, object: unknown): GatewayEvent["news"] {
	switch (type) {
		case "charge.refunded":
			return refundNews(object);
		// the event's name depends on the account's API version
		case "refund.updated":
		case "refund.failed":
		case "charge.refund.updated":
			return failedRefundNews(object);
		case "charge.dispute.created":
		case "charge.dispute.updated":
		case "charge.dispute.closed":
			return disputeNews(object);
		default:
			return checkoutNews(type, object);
	}
}

function refundNews(object: unknown): PaymentNews | null {
	const read = v.safeParse(charge, object);
	if (!read.success) return null;
	const { payment_intent, amount_refunded, currency, metadata } = read.output;
	return {
		about: "payment",
		paymentId: metadata?.paymentId ?? null,
		gatewayPaymentId: payment_intent ?? null,
		sessionId: null,
		change: { kind: "refunded", refundedCents: amount_refunded, currency },
	};
}

/** Only failures: successful refunds are reported by their charge, with the sum of all refunds. */
function failedRefundNews(object: unknown): PaymentNews | null {
	const read = v.safeParse(refund, object);
	if (!read.success || !["failed", "canceled"].includes(read.output.status ?? "")) return null;
	const { id, amount, payment_intent, failure_reason } = read.output;
	return {
		about: "payment",
		paymentId: null,
		gatewayPaymentId: payment_intent ?? null,
		sessionId: null,
		change: {
			kind: "refund failed",
			refundId: id,
			amountCents: amount,
			reason: failure_reason || "unknown",
		},
	};
}

type Known<Word> = Word extends unknown ? (string extends Word ? never : Word) : never;
// a new status in a later version of the package does not compile until it has its rules
disputeRules satisfies Record<Known<Stripe.Dispute.Status>, unknown>;

function disputeNews(object: unknown): DisputeNews | null {
	const read = v.safeParse(dispute, object);
	if (!read.success) return null;
	const { id, amount, currency, payment_intent, charge, reason, status } = read.output;
	const dueBy = read.output.evidence_details?.due_by ?? 0;
	return {
		about: "dispute",
		disputeId: id,
		gatewayPaymentId: payment_intent ?? charge ?? null,
		amountCents: amount,
		currency,
		reason,
		status,
		dueAt: dueBy > 0 && status.endsWith("needs_response") ? dueBy * 1000 : null,
	};
}

function checkoutNews(type: string, object: unknown): PaymentNews | null {
	const read = v.safeParse(checkoutSession, object);
	if (!read.success) return null;
	const session = read.output;
	const change = changeOf(type, session);
	return (
		change && {
			about: "payment",
			paymentId: session.metadata.paymentId,
			gatewayPaymentId: session.payment_intent,
			sessionId: session.id,
			change,
		}
	);
}

function changeOf(
	type: string,
	session: v.InferOutput<typeof checkoutSession>,
): PaymentChange | null {
	switch (type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
			// A completed session may still wait for the bank; only "paid" means paid.
			if (session.payment_status !== "paid" || !session.payment_intent) return null;
			return {
				kind: "paid",
				gatewayPaymentId: session.payment_intent,
				amountCents: session.amount_total,
				currency: session.currency,
			};
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return { kind: "failed" };
		default:
			return null;
	}
}
