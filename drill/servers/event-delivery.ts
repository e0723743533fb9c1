import type { FakeSession, FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Random } from "../random.ts";

export interface Notice {
	id: string;
	type: string;
	object: object;
	/** Seconds since the epoch, by the gateway's clock; the same in all copies of an event. */
	created: number;
	/** Answered with 2xx. Until then it is sent again. */
	isHeard: boolean;
	/** The worker's answer to each delivery. */
	answers: string[];
}

export interface EventCounts {
	events: number;
	arrivals: number;
	/** Deliveries of an event that had been delivered, or sent, before. */
	duplicates: number;
	forged: number;
}

type Send = (body: string, headers: Record<string, string>) => Promise<Response>;

/** Delivers the gateway's events to the webhook as the internet may: repeatedly, late, in any order. */
export class EventDelivery {
	readonly notices: Notice[] = [];
	readonly counts: EventCounts = { events: 0, arrivals: 0, duplicates: 0, forged: 0 };
	/** Forged events that were not rejected, and the ids of all that were tried. */
	readonly accepted: string[] = [];
	readonly forgedIds: string[] = [];
	readonly #gateway: FakeStripe;
	readonly #send: Send;

	constructor(gateway: FakeStripe, send: Send) {
		this.#gateway = gateway;
		this.#send = send;
	}

	/** Records an event without sending it, with the object's present state. */
	note(type: string, object: object): Notice {
		this.counts.events += 1;
		const notice = {
			id: `evt_${crypto.randomUUID()}`,
			type,
			object: structuredClone(object),
			created: Math.floor(this.#gateway.now() / 1000),
			isHeard: false,
			answers: [],
		};
		this.notices.push(notice);
		return notice;
	}

	/** Sends an event so many times at once. One that does not arrive is sent later. */
	async deliver(notice: Notice, times = 1): Promise<void> {
		this.counts.arrivals += times;
		this.counts.duplicates += times - (notice.answers.length > 0 ? 0 : 1);
		await Promise.all(Array.from({ length: times }, () => this.#deliverOnce(notice)));
	}

	async #deliverOnce(notice: Notice): Promise<void> {
		const { body, headers } = await this.#gateway.event(notice.type, notice.object, {
			id: notice.id,
			created: notice.created,
		});
		try {
			const response = await this.#send(body, headers);
			const answer: unknown = await response.json();
			notice.answers.push(`${response.status} ${settlementIn(answer)}`);
			if (response.ok) notice.isHeard = true;
		} catch {
			notice.answers.push("no answer");
		}
	}

	/** Sends all remaining events in random order. @returns false when one could not be delivered. */
	async deliverTheRest(random: Random): Promise<boolean> {
		for (let attempt = 0; attempt < 8; attempt += 1) {
			const left = this.notices.filter(({ isHeard }) => !isHeard);
			if (left.length === 0) return true;
			await Promise.all(random.shuffled(left).map((notice) => this.deliver(notice)));
		}
		return this.notices.every(({ isHeard }) => isHeard);
	}

	/** Attack: an event that claims a payment, without the gateway's signature. */
	async forge(session: FakeSession, random: Random): Promise<void> {
		this.counts.forged += 1;
		const id = `evt_forged_${crypto.randomUUID()}`;
		this.forgedIds.push(id);
		const paid = {
			...session,
			status: "complete",
			payment_status: "paid",
			payment_intent: "pi_of_nobody",
		};
		const kind = random.pick(["secret", "old", "altered", "unsigned"]);
		const { body, headers } = await this.#gateway.event("checkout.session.completed", paid, {
			id,
			...(kind === "secret" ? { secret: "whsec_of_somebody_else" } : {}),
			...(kind === "old" ? { timestamp: Math.floor(this.#gateway.now() / 1000) - 3600 } : {}),
		});
		try {
			const response = await this.#send(
				kind === "altered" ? body.replace(`"${session.currency}"`, '"usd"') : body,
				kind === "unsigned" ? { "content-type": "application/json" } : headers,
			);
			if (response.ok) this.accepted.push(`${kind} ${id}`);
		} catch {
			// the worker was down, so nothing was accepted
		}
	}
}

function settlementIn(answer: unknown): string {
	return typeof answer === "object" && answer && "settlement" in answer
		? String(answer.settlement)
		: "";
}
