import type { FakeSession, FakeStripe } from "#tests/fakes/fake-stripe.ts";
import type { Random } from "./random.ts";

/** An event that the gateway has to tell. */
export interface Notice {
	id: string;
	type: string;
	object: object;
	/** Seconds, by the gateway's clock: all copies of an event say the same. */
	created: number;
	/** It was heard: answered with 2xx. Until then it is sent again. */
	isHeard: boolean;
	/** What the worker said to each arrival. */
	answers: string[];
}

export interface CourierCounts {
	events: number;
	arrivals: number;
	/** Arrivals of an event that was on its way, or here, before. */
	duplicates: number;
	forged: number;
}

type Send = (body: string, headers: Record<string, string>) => Promise<Response>;

/** Carries the gateway's events to the webhook as badly as the internet may: often, late, in any order. */
export class Courier {
	readonly notices: Notice[] = [];
	readonly counts: CourierCounts = { events: 0, arrivals: 0, duplicates: 0, forged: 0 };
	/** Forged events that were not turned away, and ids of those that were tried. */
	readonly accepted: string[] = [];
	readonly forgedIds: string[] = [];
	readonly #gateway: FakeStripe;
	readonly #send: Send;

	constructor(gateway: FakeStripe, send: Send) {
		this.#gateway = gateway;
		this.#send = send;
	}

	/** The gateway has something to tell; nothing is sent yet. The object is told as it is now. */
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

	/** Sends a notice so many times at once. One that does not arrive stays for later. */
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
			const said: unknown = await response.json();
			notice.answers.push(`${response.status} ${settlementIn(said)}`);
			if (response.ok) notice.isHeard = true;
		} catch {
			notice.answers.push("no answer");
		}
	}

	/** Sends what was not heard yet, in any order, until everything is. @returns false: something never was. */
	async deliverTheRest(random: Random): Promise<boolean> {
		for (let attempt = 0; attempt < 8; attempt += 1) {
			const left = this.notices.filter(({ isHeard }) => !isHeard);
			if (left.length === 0) return true;
			await Promise.all(random.shuffled(left).map((notice) => this.deliver(notice)));
		}
		return this.notices.every(({ isHeard }) => isHeard);
	}

	/** Somebody else says that a page was paid. */
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
			// the worker was gone at that moment: nothing was believed
		}
	}
}

function settlementIn(said: unknown): string {
	return typeof said === "object" && said && "settlement" in said ? String(said.settlement) : "";
}
