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

/** Money that came. */
interface Charge {
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

/**
 * Stripe's side of the wire (https://docs.stripe.com/api/checkout/sessions, /refunds, /charges,
 * idempotent requests), with a ledger that tests can audit.
 */
export class FakeStripe {
	readonly webhookSecret = "whsec_of_the_tests";
	readonly sessions = new Map<string, Session>();
	/** One for each intent that succeeded, the oldest first. */
	readonly charges: Charge[] = [];
	/** `amount` in cents where only a part was asked for. */
	readonly refunds: { payment_intent: string; key: string; amount?: number }[] = [];
	isDown = false;
	/** Takes every question and never answers. */
	isHanging = false;
	/** What it says to every refund instead of making it. */
	refusesRefunds: string | null = null;
	/** Lines a page, however many are asked for. */
	linesAPage = 100;
	asked = 0;
	readonly #answers = new Map<string, unknown>();

	answer = async (request: Request): Promise<Response> => {
		this.asked += 1;
		if (this.isHanging) return new Promise<Response>(() => {});
		if (this.isDown) return new Response("upstream", { status: 502 });
		const { pathname: path, searchParams } = new URL(request.url);
		const form = new URLSearchParams(request.method === "POST" ? await request.text() : "");
		if (request.headers.get("authorization") !== "Bearer sk_test_of_the_tests") {
			return error(401, "Invalid API Key provided");
		}
		if (request.method === "GET" && path.endsWith("/charges")) return this.#list(searchParams);
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
		if (this.refusesRefunds) return error(400, "The refund was refused", this.refusesRefunds);
		const charge = this.charges.find(({ payment_intent }) => payment_intent === intent);
		// money of the builders was never paid here: it can be paid back all the same
		if (charge) {
			const left = charge.amount - charge.amount_refunded;
			const amount = Number(form.get("amount") ?? left);
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
		const wanted = this.charges
			.toReversed()
			.filter(({ payment_intent }) => intent === null || payment_intent === intent)
			.filter(({ created }) => from === null || created >= Number(from))
			.filter(({ created }) => until === null || created < Number(until));
		const after = query.get("starting_after");
		const start = after === null ? 0 : wanted.findIndex(({ id }) => id === after) + 1;
		const data = wanted.slice(start, start + this.linesAPage);
		const has_more = start + data.length < wanted.length;
		return Response.json({ object: "list", url: "/v1/charges", has_more, data });
	}

	/** A day later the keys are forgotten. */
	forgetKeys(): void {
		this.#answers.clear();
	}

	/** The money of a session that was paid. */
	chargeOf(session: Session): Charge {
		const charge = this.charges.find((each) => each.payment_intent === session.payment_intent);
		if (!charge) throw new Error("nothing was paid");
		return charge;
	}

	/** Somebody pays back in Stripe's own dashboard, or we do; no event is sent yet. */
	giveBack(charge: Charge, amount = charge.amount - charge.amount_refunded): Charge {
		charge.amount_refunded += amount;
		charge.refunded = charge.amount_refunded === charge.amount;
		return charge;
	}

	/** Money that came, by whatever way. */
	addCharge(change: Partial<Charge> & { payment_intent: string; amount: number }): Charge {
		const charge: Charge = {
			id: `ch_${randomUUID().replaceAll("-", "")}`,
			object: "charge",
			amount_captured: change.amount,
			amount_refunded: 0,
			refunded: false,
			currency: "eur",
			paid: true,
			status: "succeeded",
			created: Math.floor(Date.now() / 1000),
			metadata: {},
			...change,
		};
		this.charges.push(charge);
		return charge;
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
		this.addCharge({
			payment_intent: session.payment_intent,
			amount: session.amount_total,
			currency: session.currency,
			metadata: session.metadata,
		});
	}

	/** An event about a checkout, signed as Stripe does. */
	async event(
		type: string,
		object: object,
		options: { id?: string; secret?: string; timestamp?: number; created?: number } = {},
	): Promise<{ body: string; headers: Record<string, string> }> {
		const body = JSON.stringify({
			id: options.id ?? `evt_${randomUUID()}`,
			object: "event",
			created: options.created ?? Math.floor(Date.now() / 1000),
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

function error(status: number, message: string, code?: string): Response {
	return Response.json({ error: { type: "invalid_request_error", message, code } }, { status });
}
