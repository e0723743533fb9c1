import Stripe from "stripe";
import * as v from "valibot";
import { ForgedEvent, type GatewayEvent, type PaymentChange } from "./gateway.ts";

export const cryptoProvider = Stripe.createSubtleCryptoProvider();

const metadata = v.object({ paymentId: v.string() });
const checkoutSession = v.object({
	id: v.string(),
	amount_total: v.number(),
	currency: v.string(),
	payment_status: v.string(),
	payment_intent: v.nullable(v.string()),
	metadata,
});
const charge = v.object({ refunded: v.boolean(), metadata });

/**
 * Reads an event as Stripe signs and shapes it (https://docs.stripe.com/webhooks).
 * The signature covers time and body, so an event can neither be forged nor replayed days later;
 * one that is replayed at once is stopped by its id (see settlement).
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
	return { id: event.id, type: event.type, payment: paymentOf(event.type, event.data.object) };
}

function paymentOf(type: string, object: unknown): GatewayEvent["payment"] {
	if (type === "charge.refunded") {
		const read = v.safeParse(charge, object);
		// a part of the money back leaves the booking paid: staff did that on purpose
		if (!read.success || !read.output.refunded) return null;
		return {
			paymentId: read.output.metadata.paymentId,
			sessionId: null,
			change: { kind: "refunded" },
		};
	}
	const read = v.safeParse(checkoutSession, object);
	if (!read.success) return null;
	const change = changeOf(type, read.output);
	return change && { paymentId: read.output.metadata.paymentId, sessionId: read.output.id, change };
}

function changeOf(
	type: string,
	session: v.InferOutput<typeof checkoutSession>,
): PaymentChange | null {
	switch (type) {
		case "checkout.session.completed":
		case "checkout.session.async_payment_succeeded":
			// completed, but the bank may still be asked: only "paid" is paid
			if (session.payment_status !== "paid" || !session.payment_intent) return null;
			return {
				kind: "paid",
				gatewayPaymentId: session.payment_intent,
				amountCents: session.amount_total,
				currency: session.currency.toUpperCase(),
			};
		case "checkout.session.async_payment_failed":
		case "checkout.session.expired":
			return { kind: "failed" };
		default:
			return null;
	}
}
