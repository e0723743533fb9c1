import type { Language } from "#app/messages/languages.ts";

/** After so long without an answer, one try of a call to the gateway is given up. */
export const gatewayTimeoutMilliseconds = 6000;
/** At most so many tries of one call, because a guest waits in front of the screen. */
export const gatewayTries = 2;

/** Takes card payments on a hosted page. Two implementations: Stripe Checkout and the sandbox. */
export interface Gateway {
	name: "stripe" | "sandbox";
	/**
	 * Opens a payment page. The same `paymentId` always gets the same page, so its parameters must
	 * never change: a gateway refuses a known idempotency key with other parameters. Until the page is stored, a guest
	 * who asks in another language is therefore refused, and never gets a second page that takes money.
	 */
	openCheckout(request: CheckoutRequest): Promise<Checkout>;
	readCheckout(sessionId: string): Promise<CheckoutState>;
	/**
	 * Refunds a payment. The same key never refunds twice while the gateway remembers it (one day).
	 * @returns the gateway's id of the refund; null where it gives none.
	 * @throws GatewayRefusal when the gateway refuses.
	 */
	refund(refund: Refund): Promise<string | null>;
	/** Returns the state of a payment in the gateway's ledger; null when the ledger does not have it. */
	readMoney(gatewayPaymentId: string): Promise<GatewayMoney | null>;
	/** Returns one page of the ledger: payments of a time span, the newest first. */
	listMoney(span: LedgerSpan): Promise<LedgerPage>;
	/** Verifies an event's signature and parses it. @throws ForgedEvent */
	readEvent(body: string, signature: string): Promise<GatewayEvent>;
}

interface CheckoutRequest {
	/** Of the payment page. */
	language: Language;
	paymentId: string;
	/** "IX-7K3F9": what the guest sees on the statement. */
	reference: string;
	description: string;
	amountCents: number;
	/** ISO 4217 */
	currency: string;
	/** Absent: the payment page asks for it. */
	email?: string;
	successUrl: string;
	cancelUrl: string;
	/** Milliseconds since the epoch; before the hold expires. */
	expiresAt: number;
}

export interface Checkout {
	sessionId: string;
	url: string;
	expiresAt: number;
}

interface Refund {
	gatewayPaymentId: string;
	amountCents: number;
	/** Cents refunded before this refund, by our own ledger. */
	refundedCents: number;
	idempotencyKey: string;
}

export interface PaidMoney {
	gatewayPaymentId: string;
	amountCents: number;
	currency: string;
}

export type CheckoutState =
	| { state: "open" }
	/** The guest has finished, but the bank has not confirmed the payment yet. */
	| { state: "processing" }
	| { state: "expired" }
	| ({ state: "paid" } & PaidMoney);

/** A payment in the gateway's ledger. */
export interface GatewayMoney extends PaidMoney {
	/** Our own payment id; null when the payment was created in the gateway's dashboard. */
	paymentId: string | null;
	refundedCents: number;
	/** Milliseconds since the epoch. */
	createdAt: number;
}

interface LedgerSpan {
	/** Milliseconds since the epoch; `from` is included, `until` is not. */
	from: number;
	until: number;
	/** The gateway's cursor from the previous page; null for the first page. */
	afterId: string | null;
}

/** Payments on one page of the gateway's ledger. */
export const ledgerPageSize = 100;

interface LedgerPage {
	money: GatewayMoney[];
	/** Null on the last page. */
	nextAfter: string | null;
}

export type PaymentChange =
	| ({ kind: "paid" } & PaidMoney)
	| { kind: "failed" }
	/** Cents refunded in all, including this refund. */
	| { kind: "refunded"; refundedCents: number; currency: string }
	/** The guest's bank rejected a refund: the money is back with us. */
	| { kind: "refund failed"; refundId: string; amountCents: number; reason: string };

export interface PaymentNews {
	about: "payment";
	/** Our own payment id; null when the event names only the gateway's id. */
	paymentId: string | null;
	gatewayPaymentId: string | null;
	sessionId: string | null;
	change: PaymentChange;
}

/** A guest's bank has opened or decided a dispute. https://docs.stripe.com/api/disputes/object */
export interface DisputeNews {
	about: "dispute";
	disputeId: string;
	gatewayPaymentId: string | null;
	amountCents: number;
	currency: string;
	/** The gateway's reason, for example "fraudulent"; `status` for example "needs_response". */
	reason: string;
	status: string;
	/** Milliseconds since the epoch; null when no evidence is requested. */
	dueAt: number | null;
}

export interface GatewayEvent {
	id: string;
	type: string;
	/** Milliseconds since the epoch, by the gateway's clock. */
	at: number;
	/** Null for an event that does not concern our payments. */
	news: PaymentNews | DisputeNews | null;
}

/** The gateway refused the request; the same request would be refused again. */
export class GatewayRefusal extends Error {
	override name = "GatewayRefusal";
	/** "charge_already_refunded" */
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** Attack: a forged or replayed event. Its signature is wrong or too old. */
export class ForgedEvent extends Error {}
