import { randomUUID } from "node:crypto";
import Stripe from "stripe";

interface Session {
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

/**
 * Stripe's side of the wire (https://docs.stripe.com/api/checkout/sessions, /refunds, idempotent
 * requests), with a ledger that tests can audit.
 */
export class FakeStripe {
	readonly webhookSecret = "whsec_of_the_tests";
	readonly sessions = new Map<string, Session>();
	/** `amount` in cents where only a part was asked for. */
	readonly refunds: { payment_intent: string; key: string; amount?: number }[] = [];
	isDown = false;
	readonly #answers = new Map<string, unknown>();

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
		if (known) return Response.json(known);
		const made = path.endsWith("/sessions") ? this.#open(form) : this.#refund(form, key);
		if (made instanceof Response) return made;
		this.#answers.set(key, made);
		return Response.json(made);
	};

	#open(form: URLSearchParams): Session | Response {
		const expires = Number(form.get("expires_at"));
		if (expires < Date.now() / 1000 + 30 * 60) {
			return error(400, "The `expires_at` timestamp must be at least 30 minutes from now");
		}
		const id = `cs_test_${randomUUID().replaceAll("-", "")}`;
		const session: Session = {
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
		const amount = form.get("amount");
		this.refunds.push({
			payment_intent: intent,
			key,
			...(amount ? { amount: Number(amount) } : {}),
		});
		return { id: `re_${randomUUID()}`, object: "refund", status: "succeeded" };
	}

	/** The page to which the worker sent a guest. */
	sessionAt(url: string | null): Session {
		const session = this.sessions.get(url?.split("/").at(-1) ?? "");
		if (!session) throw new Error(`no checkout at ${url}`);
		return session;
	}

	/** The guest pays; no event is sent yet. */
	pay(session: Session): void {
		session.status = "complete";
		session.payment_status = "paid";
		session.payment_intent = session.id.replace("cs_", "pi_");
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
			type,
			data: { object },
		});
		const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
			payload: body,
			secret: options.secret ?? this.webhookSecret,
			timestamp: options.timestamp ?? Math.floor(Date.now() / 1000),
		});
		return {
			body,
			headers: { "content-type": "application/json", "stripe-signature": signature },
		};
	}
}

function error(status: number, message: string): Response {
	return Response.json({ error: { type: "invalid_request_error", message } }, { status });
}
