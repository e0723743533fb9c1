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
	v.object({ confirmId: v.null(), errors: v.record(v.string(), v.array(v.string())) }),
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

/**
 * Sends an order until the server answers. No answer does not mean that nothing was booked, and the form
 * key prevents a second booking.
 * @throws when `signal` aborts.
 */
export async function deliverOrder(order: Order, delivery: Delivery): Promise<BookAnswer> {
	const { signal, onAway } = delivery;
	for (let rest = firstRest; ; rest = Math.min(rest * 2, longestRest)) {
		const answer = await attempt(order, delivery);
		signal.throwIfAborted();
		onAway(answer === null);
		if (answer) return answer;
		await delivery.rest(rest, signal);
		signal.throwIfAborted();
	}
}

/** @returns null without an answer, or when the server asks to try again later. */
async function attempt(order: Order, { fetch, signal }: Delivery): Promise<BookAnswer | null> {
	try {
		const response = await fetch(order.url, {
			method: "POST",
			body: new URLSearchParams(order.fields),
			signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
		});
		if (response.status >= 500 || response.status === 429) return null;
		// a WiFi login page may answer in place of our server
		return v.parse(answerSchema, await response.json());
	} catch {
		return null;
	}
}
