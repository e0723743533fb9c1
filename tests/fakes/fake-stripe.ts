import { randomUUID } from "node:crypto";
import Stripe from "stripe";

export interface FakeSession {
	id: string;
	object: "checkout.session";
	url: string;
	status: "open" | "complete" | "expired";
	payment_status: "paid" | "unpaid";
	payment_intent: string | null;
	amount_total: number;
	currency: string;
	expires_at: number;
	success_url: string;
	cancel_url: string;
	locale: string | null;
	/** Name of what is paid for; at Stripe the line items are a list of their own. */
	line_item: string;
	metadata: Record<string, string>;
}

export interface FakeCharge {
	id: string;
	object: "charge";
	payment_intent: string;
	amount: number;
	amount_captured: number;
	amount_refunded: number;
	refunded: boolean;
	currency: string;
	paid: boolean;
	status: "succeeded";
	/** Seconds. */
	created: number;
	metadata: Record<string, string>;
}

/** A chargeback. https://docs.stripe.com/api/disputes/object */
export interface FakeDispute {
	id: string;
	object: "dispute";
	amount: number;
	currency: string;
	charge: string;
	payment_intent: string;
	reason: string;
	status: "needs_response" | "under_review" | "won" | "lost";
	evidence_details: { due_by: number };
}

/**
 * A fake Stripe API (https://docs.stripe.com/api/checkout/sessions, /refunds, /charges, idempotent requests) with
 * a ledger that tests can check.
 */
export class FakeStripe {
	readonly secretKey = "sk_test_of_the_tests";
	readonly webhookSecret = "whsec_of_the_tests";
	readonly sessions = new Map<string, FakeSession>();
	/** One for each successful payment intent, the oldest first. */
	readonly charges: FakeCharge[] = [];
	/** `amount` in cents for partial refunds. */
	readonly refunds: { payment_intent: string; key: string; amount?: number }[] = [];
	readonly disputes: FakeDispute[] = [];
	/** Refund requests for disputed charges. */
	readonly askedOfDisputed: { payment_intent: string; at: number }[] = [];
	/** Refund requests for charges that were refunded already. */
	readonly refusedRefunds: string[] = [];
	isDown = false;
	/** Accepts requests and never answers. */
	isHanging = false;
	/** Error message for every refund request. */
	refusesRefunds: string | null = null;
	/** Page size of lists, whatever `limit` is requested. */
	linesPerPage = 100;
	requestCount = 0;
	/** How long a repeated idempotency key gets the first answer. https://docs.stripe.com/api/idempotent_requests */
	rememberKeysFor = 24 * 3_600_000;
	readonly now: () => number;
	readonly #answers = new Map<string, { question: string; answer: unknown; at: number }>();

	constructor(now: () => number = Date.now) {
		this.now = now;
	}

	answer = async (request: Request): Promise<Response> => {
		this.requestCount += 1;
		if (this.isHanging) return new Promise<Response>(() => {});
		if (this.isDown) return new Response("upstream", { status: 502 });
		const { pathname: path, searchParams } = new URL(request.url);
		const form = new URLSearchParams(request.method === "POST" ? await request.text() : "");
		if (request.headers.get("authorization") !== `Bearer ${this.secretKey}`) {
			return error(401, "Invalid API Key provided");
		}
		if (request.method === "GET" && path.endsWith("/charges")) return this.#list(searchParams);
		if (request.method === "GET") {
			const session = this.sessions.get(path.split("/").at(-1) ?? "");
			return session ? Response.json(session) : error(404, "No such checkout.session");
		}
		const key = request.headers.get("idempotency-key") ?? randomUUID();
		const question = `${path}?${form}`;
		const earlierAnswer = this.#answers.get(key);
		if (earlierAnswer && this.now() - earlierAnswer.at < this.rememberKeysFor) {
			return earlierAnswer.question === question
				? Response.json(earlierAnswer.answer)
				: error(400, "A key stands for one question", "idempotency_error");
		}
		const madeObject = path.endsWith("/sessions") ? this.#open(form) : this.#refund(form, key);
		if (madeObject instanceof Response) return madeObject;
		this.#answers.set(key, { question, answer: madeObject, at: this.now() });
		return Response.json(madeObject);
	};

	#open(form: URLSearchParams): FakeSession | Response {
		const expires = Number(form.get("expires_at"));
		if (expires < this.now() / 1000 + 30 * 60) {
			return error(400, "The `expires_at` timestamp must be at least 30 minutes from now");
		}
		const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
		const session: FakeSession = {
			id,
			object: "checkout.session",
			url: `https://checkout.stripe.com/c/pay/${id}`,
			status: "open",
			payment_status: "unpaid",
			payment_intent: null,
			amount_total: Number(form.get("line_items[0][price_data][unit_amount]")),
			currency: form.get("line_items[0][price_data][currency]") ?? "",
			expires_at: expires,
			success_url: form.get("success_url") ?? "",
			cancel_url: form.get("cancel_url") ?? "",
			locale: form.get("locale"),
			line_item: form.get("line_items[0][price_data][product_data][name]") ?? "",
			metadata: { paymentId: form.get("metadata[paymentId]") ?? "" },
		};
		this.sessions.set(id, session);
		return session;
	}

	#refund(form: URLSearchParams, key: string): unknown {
		const intent = form.get("payment_intent") ?? "";
		if (this.refusesRefunds) return error(400, "The refund was refused", this.refusesRefunds);
		const charge = this.charges.find(({ payment_intent }) => payment_intent === intent);
		// payments of the builders have no charge here, but can be refunded all the same
		if (charge) {
			if (this.#isDisputed(intent)) {
				this.askedOfDisputed.push({ payment_intent: intent, at: this.now() });
				return error(400, "The charge has been charged back", "charge_disputed");
			}
			const left = charge.amount - charge.amount_refunded;
			const amount = Number(form.get("amount") ?? left);
			if (amount > left || left === 0) this.refusedRefunds.push(intent);
			if (left === 0) return error(400, "Already refunded", "charge_already_refunded");
			if (amount > left) return error(400, "Greater than unrefunded amount on charge");
			this.giveBack(charge, amount);
		}
		const amount = form.get("amount");
		this.refunds.push({
			payment_intent: intent,
			key,
			...(amount ? { amount: Number(amount) } : {}),
		});
		return { id: `re_${randomUUID()}`, object: "refund", status: "succeeded" };
	}

	#list(query: URLSearchParams): Response {
		const intent = query.get("payment_intent");
		const [from, until] = [query.get("created[gte]"), query.get("created[lt]")];
		const matchingCharges = this.charges
			.toReversed()
			.filter(({ payment_intent }) => intent === null || payment_intent === intent)
			.filter(({ created }) => from === null || created >= Number(from))
			.filter(({ created }) => until === null || created < Number(until));
		const afterId = query.get("starting_after");
		const start = afterId === null ? 0 : matchingCharges.findIndex(({ id }) => id === afterId) + 1;
		const data = matchingCharges.slice(start, start + this.linesPerPage);
		const has_more = start + data.length < matchingCharges.length;
		return Response.json({ object: "list", url: "/v1/charges", has_more, data });
	}

	/** Simulates the end of a day, when idempotency keys expire. */
	forgetKeys(): void {
		this.#answers.clear();
	}

	/** The charge of a paid session. */
	chargeOf(session: FakeSession): FakeCharge {
		const charge = this.charges.find((each) => each.payment_intent === session.payment_intent);
		if (!charge) throw new Error("nothing was paid");
		return charge;
	}

	/** Refunds a charge, as Stripe's dashboard does; sends no event. */
	giveBack(charge: FakeCharge, amount = charge.amount - charge.amount_refunded): FakeCharge {
		charge.amount_refunded += amount;
		charge.refunded = charge.amount_refunded === charge.amount;
		return charge;
	}

	#isDisputed(intent: string): boolean {
		return this.disputes.some(
			({ payment_intent, status }) => payment_intent === intent && status !== "won",
		);
	}

	/** Opens a dispute about a charge; sends no event. */
	dispute(charge: FakeCharge): FakeDispute {
		const dispute: FakeDispute = {
			id: `du_${randomUUID().replaceAll("-", "")}`,
			object: "dispute",
			amount: charge.amount,
			currency: charge.currency,
			charge: charge.id,
			payment_intent: charge.payment_intent,
			reason: "product_not_received",
			status: "needs_response",
			evidence_details: { due_by: Math.floor(this.now() / 1000) + 7 * 86_400 },
		};
		this.disputes.push(dispute);
		return dispute;
	}

	/** A refund that the guest's bank rejects days later: the money returns. */
	refundFails(charge: FakeCharge, amount: number): object {
		charge.amount_refunded -= amount;
		charge.refunded = false;
		return {
			id: `re_${randomUUID()}`,
			object: "refund",
			amount,
			payment_intent: charge.payment_intent,
			status: "failed",
			failure_reason: "expired_or_canceled_card",
		};
	}

	/** Adds a charge without a session. */
	addCharge(change: Partial<FakeCharge> & { payment_intent: string; amount: number }): FakeCharge {
		const charge: FakeCharge = {
			id: `ch_${randomUUID().replaceAll("-", "")}`,
			object: "charge",
			amount_captured: change.amount,
			amount_refunded: 0,
			refunded: false,
			currency: "eur",
			paid: true,
			status: "succeeded",
			created: Math.floor(this.now() / 1000),
			metadata: {},
			...change,
		};
		this.charges.push(charge);
		return charge;
	}

	/** The session of a payment page's address. */
	sessionAt(url: string | null): FakeSession {
		const session = this.sessions.get(url?.split("/").at(-1) ?? "");
		if (!session) throw new Error(`no checkout at ${url}`);
		return session;
	}

	/** Pays a session; sends no event. */
	pay(session: FakeSession): void {
		session.status = "complete";
		session.payment_status = "paid";
		session.payment_intent = session.id.replace("cs_", "pi_");
		this.addCharge({
			payment_intent: session.payment_intent,
			amount: session.amount_total,
			currency: session.currency,
			metadata: session.metadata,
		});
	}

	/** A signed event about a checkout session. */
	async event(
		type: string,
		object: object,
		options: { id?: string; secret?: string; timestamp?: number; created?: number } = {},
	): Promise<{ body: string; headers: Record<string, string> }> {
		const body = JSON.stringify({
			id: options.id ?? `evt_${randomUUID()}`,
			object: "event",
			created: options.created ?? Math.floor(this.now() / 1000),
			api_version: "2026-01-01",
			type,
			data: { object },
		});
		const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
			payload: body,
			secret: options.secret ?? this.webhookSecret,
			timestamp: options.timestamp ?? Math.floor(this.now() / 1000),
		});
		return {
			body,
			headers: { "content-type": "application/json", "stripe-signature": signature },
		};
	}
}

function error(status: number, message: string, code?: string): Response {
	return Response.json({ error: { type: "invalid_request_error", message, code } }, { status });
}
