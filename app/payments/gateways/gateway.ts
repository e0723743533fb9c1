/** A payment page that somebody else hosts. Two implementations: Stripe Checkout, and a sandbox page. */
export interface Gateway {
	name: "stripe" | "sandbox";
	/**
	 * Opens a payment page; the same `paymentId` always gets the same page, and therefore must always
	 * be asked for in the same words: a gateway refuses a known key with another question.
	 */
	openCheckout(request: CheckoutRequest): Promise<Checkout>;
	/** Asks how a payment page stands. */
	readCheckout(sessionId: string): Promise<CheckoutState>;
	/**
	 * Pays a payment back; the same key never pays twice while the gateway remembers it (a day).
	 * @throws GatewayRefusal when it will not.
	 */
	refund(refund: Refund): Promise<void>;
	/** How a payment's money stands by the gateway's own ledger; null: it knows none. */
	readMoney(gatewayPaymentId: string): Promise<GatewayMoney | null>;
	/** One page of the ledger: money that came in a span, the newest first. */
	listMoney(span: LedgerSpan): Promise<LedgerPage>;
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
	/** Null: all that is left of what was paid. */
	amountCents: number | null;
	/** What went back before, as we know it. */
	refundedCents: number;
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

/** Money that came, by the gateway's ledger. */
export interface GatewayMoney extends PaidMoney {
	/** Our own id, where we asked for the money; null: somebody made it in the gateway's dashboard. */
	paymentId: string | null;
	refundedCents: number;
	/** Milliseconds. */
	createdAt: number;
}

export interface LedgerSpan {
	/** Milliseconds, from the first up to but not including the second. */
	from: number;
	until: number;
	/** The gateway's mark of where the page before ended; null: the first page. */
	after: string | null;
}

export interface LedgerPage {
	money: GatewayMoney[];
	/** Null on the last page. */
	nextAfter: string | null;
}

/** What happened to one of our payments, in our words. */
export type PaymentChange =
	| ({ kind: "paid" } & PaidMoney)
	| { kind: "failed" }
	/** How much went back in all, this time included. */
	| { kind: "refunded"; refundedCents: number; currency: string }
	/** The bank did not take one refund: its money is with us again. */
	| { kind: "refund failed"; refundId: string; amountCents: number; reason: string };

export interface PaymentNews {
	about: "payment";
	/** Our own id; null where the gateway names the money alone. */
	paymentId: string | null;
	gatewayPaymentId: string | null;
	sessionId: string | null;
	change: PaymentChange;
}

/** A guest's bank asks the money back, or has decided. https://docs.stripe.com/api/disputes/object */
export interface DisputeNews {
	about: "dispute";
	disputeId: string;
	gatewayPaymentId: string | null;
	amountCents: number;
	currency: string;
	/** The gateway's words: "fraudulent", "needs_response". */
	reason: string;
	status: string;
	/** Milliseconds; null: no evidence is asked for. */
	dueAt: number | null;
}

export interface GatewayEvent {
	id: string;
	type: string;
	/** Milliseconds, the gateway's clock. */
	at: number;
	/** Null for an event that is not about money of ours. */
	news: PaymentNews | DisputeNews | null;
}

/** The gateway heard the question and said no: asking again in the same words helps nothing. */
export class GatewayRefusal extends Error {
	override name = "GatewayRefusal";
	/** "charge_already_refunded" */
	readonly code: string;

	constructor(code: string, message: string) {
		super(message);
		this.code = code;
	}
}

/** The signature does not fit: whoever sent it does not hold the secret, or sent it long ago. */
export class ForgedEvent extends Error {}
