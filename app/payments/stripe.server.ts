import Stripe from "stripe";
import type { CheckoutState, Gateway } from "./gateway.ts";
import { readSignedEvent } from "./gateway-event.server.ts";

const timeoutMilliseconds = 10_000;

/** Stripe Checkout: the card never touches our pages. https://docs.stripe.com/payments/checkout */
export function stripeGateway(keys: { secretKey: string; webhookSecret: string }): Gateway {
	const stripe = new Stripe(keys.secretKey, {
		httpClient: Stripe.createFetchHttpClient(),
		timeout: timeoutMilliseconds,
		maxNetworkRetries: 1,
		telemetry: false,
	});
	return {
		name: "stripe",
		async openCheckout(request) {
			const metadata = { paymentId: request.paymentId };
			const session = await stripe.checkout.sessions.create(
				{
					mode: "payment",
					client_reference_id: request.reference,
					customer_email: request.email,
					line_items: [
						{
							quantity: 1,
							price_data: {
								currency: request.currency.toLowerCase(),
								unit_amount: request.amountCents,
								product_data: { name: request.description },
							},
						},
					],
					metadata,
					payment_intent_data: { metadata, description: request.reference },
					success_url: request.successUrl,
					cancel_url: request.cancelUrl,
					expires_at: Math.floor(request.expiresAt / 1000),
				},
				{ idempotencyKey: `checkout:${request.paymentId}` },
			);
			if (!session.url) throw new Error("Stripe opened a checkout without an address");
			return {
				sessionId: session.id,
				url: session.url,
				expiresAt: session.expires_at * 1000,
			};
		},
		async readCheckout(sessionId) {
			return stateOf(await stripe.checkout.sessions.retrieve(sessionId));
		},
		async refund({ gatewayPaymentId, amountCents, idempotencyKey }) {
			await stripe.refunds.create(
				{
					payment_intent: gatewayPaymentId,
					...(amountCents === null ? {} : { amount: amountCents }),
				},
				{ idempotencyKey },
			);
		},
		readEvent: (body, signature) => readSignedEvent(body, signature, keys.webhookSecret),
	};
}

function stateOf(session: Stripe.Checkout.Session): CheckoutState {
	const intent = session.payment_intent;
	if (session.payment_status === "paid" && intent) {
		return {
			state: "paid",
			gatewayPaymentId: typeof intent === "string" ? intent : intent.id,
			amountCents: session.amount_total ?? 0,
			currency: (session.currency ?? "").toUpperCase(),
		};
	}
	if (session.status === "expired") return { state: "expired" };
	return { state: session.status === "complete" ? "processing" : "open" };
}
