import * as v from "valibot";
import { languagePlace } from "#app/totem/device/totem-language.ts";

/** A booking request, kept to be sent again until the server answers. */
export type Order = v.InferOutput<typeof orderSchema>;
const orderSchema = v.object({
	/** Address of the booking endpoint. */
	url: v.string(),
	/** The form; its `key` makes a repeated request the same booking. */
	fields: v.record(v.string(), v.string()),
});

export type BookAnswer = v.InferOutput<typeof answerSchema>;
const answerSchema = v.union([
	v.object({ confirmId: v.string(), errors: v.null() }),
	v.object({
		confirmId: v.null(),
		errors: v.record(v.string(), v.array(v.string())),
		/** The code that was sent, where it lowers the price. */
		code: v.optional(
			v.object({
				code: v.string(),
				reduction: v.union([
					v.object({ percent: v.number(), amountCents: v.null() }),
					v.object({ percent: v.null(), amountCents: v.number() }),
				]),
			}),
		),
	}),
]);

const place = "totem.order";

/** Stored until the server answers, so that a reloaded page continues with it. */
export function keepOrder(order: Order): void {
	sessionStorage.setItem(place, JSON.stringify(order));
}

export function forgetOrder(): void {
	sessionStorage.removeItem(place);
}

/** Removes everything from the tab's storage but the guest's language and an order that is not answered yet. */
export function sweepStorage(): void {
	for (const name of Object.keys(sessionStorage)) {
		if (name !== place && name !== languagePlace) sessionStorage.removeItem(name);
	}
}

export function keptOrder(): Order | null {
	try {
		return v.parse(orderSchema, JSON.parse(sessionStorage.getItem(place) ?? ""));
	} catch {
		return null;
	}
}

interface Delivery {
	signal: AbortSignal;
	fetch: typeof fetch;
	/** Called with true while the server does not answer, and with false when it does. */
	onAway(isAway: boolean): void;
	/** Waits before the next attempt, at most until the network is back. */
	rest(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const firstRest = 1000;
const longestRest = 10_000;
const patience = 15_000;
/** Three quarters of a minute where the network is away: the screen asks after a minute whether anybody is there. */
const mostAttempts = 8;

/**
 * Sends an order until the server answers, or the guest has waited long enough. No answer does not mean that nothing was
 * booked, and the form key prevents a second booking.
 * @returns null without an answer.
 * @throws when `signal` aborts.
 */
export async function deliverOrder(order: Order, delivery: Delivery): Promise<BookAnswer | null> {
	const { signal, onAway } = delivery;
	let rest = firstRest;
	for (let attempts = 1; ; attempts += 1) {
		const answer = await attempt(order, delivery);
		signal.throwIfAborted();
		onAway(answer === null);
		if (answer || attempts === mostAttempts) return answer;
		await delivery.rest(rest, signal);
		signal.throwIfAborted();
		rest = Math.min(rest * 2, longestRest);
	}
}

/** Sends an order once, for a question that a guest asks again by a touch. @returns null without an answer. */
export function askOnce(order: Order): Promise<BookAnswer | null> {
	return attempt(order, { fetch: (...request) => fetch(...request) });
}

/** A server that has enough of this hotel's network for now (429) says so as it says any other refusal. */
async function attempt(
	order: Order,
	{ fetch, signal }: Pick<Delivery, "fetch"> & Partial<Delivery>,
): Promise<BookAnswer | null> {
	try {
		const response = await fetch(order.url, {
			method: "POST",
			body: new URLSearchParams(order.fields),
			signal: AbortSignal.any([AbortSignal.timeout(patience), ...(signal ? [signal] : [])]),
		});
		if (response.status >= 500) return null;
		// a WiFi login page may answer in place of our server
		return v.parse(answerSchema, await response.json());
	} catch {
		return null;
	}
}
