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
	metadata: Record<string, string>;
}

/** Money that came, and how much of it went back. */
export interface FakeCharge {
	paymentIntent: string;
	/** The id that the worker gave its payment. */
	paymentId: string;
	capturedCents: number;
	refundedCents: number;
	currency: string;
	createdAt: number;
}

/** So long a repeated key gets the first answer. https://docs.stripe.com/api/idempotent_requests */
const keyMilliseconds = 24 * 3_600_000;

/**
 * Stripe's side of the wire (https://docs.stripe.com/api/checkout/sessions, /refunds, idempotent
 * requests), with a ledger that tests can audit.
 */
export class FakeStripe {
	readonly webhookSecret = "whsec_of_the_tests";
	readonly sessions = new Map<string, FakeSession>();
	readonly charges = new Map<string, FakeCharge>();
	readonly refunds: { payment_intent: string; key: string }[] = [];
	/** Money that was to go back a second time. */
	readonly refusedRefunds: string[] = [];
	isDown = false;
	readonly now: () => number;
	readonly #answers = new Map<string, { form: string; answer: unknown; at: number }>();

	constructor(now: () => number = Date.now) {
		this.now = now;
	}

	answer = async (request: Request): Promise<Response> => {
		if (this.isDown) return new Response("upstream", { status: 502 });
		const path = new URL(request.url).pathname;
		const form = new URLSearchParams(request.method === "POST" ? await request.text() : "");
		if (request.headers.get("authorization") !== "Bearer sk_test_of_the_tests") {
			return error(401, "Invalid API Key provided");
		}
		if (request.method === "GET") {
			const session = this.sessions.get(path.split("/").at(-1) ?? "");
			return session ? Response.json(session) : error(404, "No such checkout.session");
		}
		const key = request.headers.get("idempotency-key") ?? randomUUID();
		const known = this.#answers.get(key);
		if (known && this.now() - known.at < keyMilliseconds) {
			return known.form === `${path}?${form}`
				? Response.json(known.answer)
				: error(400, "Keys for idempotent requests can only be used with the same parameters");
		}
		const made = path.endsWith("/sessions") ? this.#open(form) : this.#refund(form, key);
		if (made instanceof Response) return made;
		this.#answers.set(key, { form: `${path}?${form}`, answer: made, at: this.now() });
		return Response.json(made);
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
			metadata: { paymentId: form.get("metadata[paymentId]") ?? "" },
		};
		this.sessions.set(id, session);
		return session;
	}

	#refund(form: URLSearchParams, key: string): unknown {
		const intent = form.get("payment_intent") ?? "";
		const charge = this.charges.get(intent);
		const left = charge ? charge.capturedCents - charge.refundedCents : 0;
		const amount = form.has("amount") ? Number(form.get("amount")) : left;
		if (charge && left === 0) {
			this.refusedRefunds.push(intent);
			return error(400, "The charge has already been refunded", "charge_already_refunded");
		}
		if (charge && amount > left) {
			this.refusedRefunds.push(intent);
			return error(400, "The refund is greater than what is left", "amount_too_large");
		}
		if (charge) charge.refundedCents += amount;
		this.refunds.push({ payment_intent: intent, key });
		return { id: `re_${randomUUID()}`, object: "refund", status: "succeeded" };
	}

	/** The page to which the worker sent a guest. */
	sessionAt(url: string | null): FakeSession {
		const session = this.sessions.get(url?.split("/").at(-1) ?? "");
		if (!session) throw new Error(`no checkout at ${url}`);
		return session;
	}

	/** The guest pays; no event is sent yet. */
	pay(session: FakeSession): void {
		session.status = "complete";
		session.payment_status = "paid";
		session.payment_intent = session.id.replace("cs_", "pi_");
		this.charges.set(session.payment_intent, {
			paymentIntent: session.payment_intent,
			paymentId: session.metadata.paymentId ?? "",
			capturedCents: session.amount_total,
			refundedCents: 0,
			currency: session.currency,
			createdAt: this.now(),
		});
	}

	/** An event about a checkout, signed as Stripe does. */
	async event(
		type: string,
		object: object,
		options: { id?: string; secret?: string; timestamp?: number } = {},
	): Promise<{ body: string; headers: Record<string, string> }> {
		const body = JSON.stringify({
			id: options.id ?? `evt_${randomUUID()}`,
			object: "event",
			api_version: "2026-01-01",
			created: Math.floor(this.now() / 1000),
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
	return Response.json({ error: { type: "invalid_request_error", code, message } }, { status });
}
