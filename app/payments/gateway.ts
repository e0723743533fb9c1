/** A payment page that somebody else hosts. Two implementations: Stripe Checkout, and a sandbox page. */
export interface Gateway {
	name: "stripe" | "sandbox";
	/** Opens a payment page; the same `paymentId` always gets the same page. */
	openCheckout(request: CheckoutRequest): Promise<Checkout>;
	/** Asks how a payment page stands. */
	readCheckout(sessionId: string): Promise<CheckoutState>;
	/** Pays a payment back; the same key never pays twice. */
	refund(refund: Refund): Promise<void>;
	/** Checks who sent an event and reads it. @throws ForgedEvent */
	readEvent(body: string, signature: string): Promise<GatewayEvent>;
}

export interface CheckoutRequest {
	paymentId: string;
	/** "IX-7K3F9": what the guest sees on the statement. */
	reference: string;
	description: string;
	amountCents: number;
	/** ISO 4217 */
	currency: string;
	email: string;
	successUrl: string;
	cancelUrl: string;
	/** Milliseconds; before the hold on the seats ends. */
	expiresAt: number;
}

export interface Checkout {
	sessionId: string;
	url: string;
	expiresAt: number;
}

export interface Refund {
	/** The gateway's id of the money itself. */
	gatewayPaymentId: string;
	/** Null: all that was paid. */
	amountCents: number | null;
	idempotencyKey: string;
}

export interface PaidMoney {
	/** The gateway's id of the money itself. */
	gatewayPaymentId: string;
	amountCents: number;
	currency: string;
}

export type CheckoutState =
	| { state: "open" }
	/** The guest has done their part; the bank has not answered yet. */
	| { state: "processing" }
	| { state: "expired" }
	| ({ state: "paid" } & PaidMoney);

/** What happened to one of our payments, in our words. */
export type PaymentChange =
	| ({ kind: "paid" } & PaidMoney)
	| { kind: "failed" }
	| { kind: "refunded" };

export interface GatewayEvent {
	id: string;
	type: string;
	/** Null for an event that is not about a payment of ours. */
	payment: { paymentId: string; sessionId: string | null; change: PaymentChange } | null;
}

/** The signature does not fit: whoever sent it does not hold the secret, or sent it long ago. */
export class ForgedEvent extends Error {}
