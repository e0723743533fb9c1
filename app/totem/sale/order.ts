import * as v from "valibot";

/** A booking on its way to the server, as it will be sent again until there is an answer. */
export type Order = v.InferOutput<typeof orderSchema>;
const orderSchema = v.object({
	/** The address that takes it. */
	url: v.string(),
	/** The form; its `key` makes the second arrival the same booking. */
	fields: v.record(v.string(), v.string()),
});

export type BookAnswer = v.InferOutput<typeof answerSchema>;
const answerSchema = v.union([
	v.object({ confirmId: v.string(), errors: v.null() }),
	v.object({ confirmId: v.null(), errors: v.record(v.string(), v.array(v.string())) }),
]);

const place = "totem.order";

/** Kept until it is answered: a page that loads anew goes on where this one ended. */
export function keepOrder(order: Order): void {
	sessionStorage.setItem(place, JSON.stringify(order));
}

export function forgetOrder(): void {
	sessionStorage.removeItem(place);
}

/** Leaves nothing in the tab's storage but an order that waits for its answer. */
export function sweepStorage(): void {
	for (const name of Object.keys(sessionStorage)) {
		if (name !== place) sessionStorage.removeItem(name);
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
	/** The network, or what is behind it, does not answer; true until it does. */
	onAway(isAway: boolean): void;
	/** Rests before the next attempt, at most until the network is back. */
	rest(milliseconds: number, signal: AbortSignal): Promise<void>;
}

const firstRest = 1000;
const longestRest = 10_000;
const patience = 15_000;

/**
 * Sends an order until somebody answers it. No answer is no "no": the booking may have been made, and
 * only its key can tell.
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

/** @returns null when nobody answered, or somebody who only asks for patience. */
async function attempt(order: Order, { fetch, signal }: Delivery): Promise<BookAnswer | null> {
	try {
		const response = await fetch(order.url, {
			method: "POST",
			body: new URLSearchParams(order.fields),
			signal: AbortSignal.any([signal, AbortSignal.timeout(patience)]),
		});
		if (response.status >= 500 || response.status === 429) return null;
		// a hotel's WiFi may answer in our name with a page of its own
		return v.parse(answerSchema, await response.json());
	} catch {
		return null;
	}
}

/** Until the time is over or the browser is online again. */
export function restOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
	return new Promise((resolve) => {
		const done = () => {
			clearTimeout(timer);
			removeEventListener("online", done);
			resolve();
		};
		const timer = setTimeout(done, milliseconds);
		addEventListener("online", done);
		signal.addEventListener("abort", done, { once: true });
	});
}
