import Stripe from "stripe";
import { type Language, languageFacts } from "#app/messages/languages.ts";
import { circuitBreakerFor } from "#app/outbound/circuit-breaker.ts";
import {
	type CheckoutState,
	type Gateway,
	type GatewayMoney,
	GatewayRefusal,
	gatewayTimeoutMilliseconds,
	gatewayTries,
	ledgerPageSize,
} from "./gateway.ts";
import { readSignedEvent } from "./stripe-event.server.ts";

/** Stripe Checkout: card data never reaches our pages. https://docs.stripe.com/payments/checkout */
export function stripeGateway(keys: { secretKey: string; webhookSecret: string }): Gateway {
	const stripe = new Stripe(keys.secretKey, {
		httpClient: Stripe.createFetchHttpClient(),
		timeout: gatewayTimeoutMilliseconds,
		maxNetworkRetries: gatewayTries - 1,
		telemetry: false,
	});
	return {
		name: "stripe",
		async openCheckout(request) {
			const metadata = { paymentId: request.paymentId };
			const session = await throughBreaker(() =>
				stripe.checkout.sessions.create(
					{
						mode: "payment",
						locale: stripeLocale(request.language),
						client_reference_id: request.reference,
						...(request.email ? { customer_email: request.email } : {}),
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
				),
			);
			if (!session.url) throw new Error("Stripe opened a checkout without an address");
			return {
				sessionId: session.id,
				url: session.url,
				expiresAt: session.expires_at * 1000,
			};
		},
		async readCheckout(sessionId) {
			return stateOf(await throughBreaker(() => stripe.checkout.sessions.retrieve(sessionId)));
		},
		async refund({ gatewayPaymentId, amountCents, idempotencyKey }) {
			const refund = await throughBreaker(() =>
				stripe.refunds.create(
					{ payment_intent: gatewayPaymentId, amount: amountCents },
					// one try: it must end before the claim of its refund does, and the next run repeats it
					{ idempotencyKey, maxNetworkRetries: 0 },
				),
			);
			return refund.id;
		},
		// https://docs.stripe.com/api/charges/list: an intent has a charge for each attempt; one succeeds
		async readMoney(gatewayPaymentId) {
			const list = await throughBreaker(() =>
				stripe.charges.list({ payment_intent: gatewayPaymentId, limit: ledgerPageSize }),
			);
			return list.data.flatMap(chargeMoney)[0] ?? null;
		},
		async listMoney({ from, until, afterId }) {
			const list = await throughBreaker(() =>
				stripe.charges.list({
					created: { gte: Math.floor(from / 1000), lt: Math.floor(until / 1000) },
					limit: ledgerPageSize,
					...(afterId === null ? {} : { starting_after: afterId }),
				}),
			);
			const last = list.data.at(-1);
			return {
				money: list.data.flatMap(chargeMoney),
				nextAfter: list.has_more && last ? last.id : null,
			};
		},
		readEvent: (body, signature) => readSignedEvent(body, signature, keys.webhookSecret),
	};
}

/** https://docs.stripe.com/api/checkout/sessions/create#create_checkout_session-locale */
const spoken =
	"bg cs da de el en en-GB es es-419 et fi fil fr fr-CA hr hu id it ja ko lt lv ms mt nb nl pl pt pt-BR ro ru sk sl sv th tr vi zh zh-HK zh-TW".split(
		" ",
	);

/** What Stripe's payment page is to speak: as near to our language as it can, otherwise what the guest's browser prefers. */
export function stripeLocale(language: Language): string {
	const { locale } = languageFacts[language];
	return [locale, language].find((each) => spoken.includes(each)) ?? "auto";
}

/** Sends a request through the gateway's circuit breaker. @throws GatewayRefusal when the gateway refuses. */
async function throughBreaker<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
	const breaker = circuitBreakerFor("payment gateway", {
		isOutage: (error) => gatewayRefusal(error) === null,
	});
	try {
		return await breaker.call(ask);
	} catch (error) {
		throw gatewayRefusal(error) ?? error;
	}
}

/** Null for 429 and 5xx, which may succeed later (https://docs.stripe.com/api/errors). */
function gatewayRefusal(error: unknown): GatewayRefusal | null {
	if (!(error instanceof Stripe.errors.StripeError)) return null;
	const { statusCode } = error;
	if (!statusCode || statusCode < 400 || statusCode >= 500) return null;
	if (statusCode === 408 || statusCode === 429) return null;
	// the message may contain what the guest typed, so only the code is logged
	return new GatewayRefusal(
		error.code ?? error.type,
		`The gateway refused: ${error.code ?? error.type}`,
	);
}

function chargeMoney(charge: Stripe.Charge): GatewayMoney[] {
	const intent = charge.payment_intent;
	if (charge.status !== "succeeded" || !charge.paid || !intent) return [];
	return [
		{
			paymentId: charge.metadata.paymentId ?? null,
			gatewayPaymentId: typeof intent === "string" ? intent : intent.id,
			amountCents: charge.amount_captured,
			currency: charge.currency.toUpperCase(),
			refundedCents: charge.amount_refunded,
			createdAt: charge.created * 1000,
		},
	];
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
