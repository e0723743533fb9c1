/** Calls to services outside the worker: who does not answer is left alone for a while. */

export type BreakerState = "closed" | "open" | "half-open";

export interface BreakerReading {
	/** Whom it guards: "payment gateway". */
	name: string;
	/** closed: calls go through; open: they are refused at once; half-open: one call tries. */
	state: BreakerState;
	/** Failures in a row. */
	failures: number;
	/** Milliseconds: since when calls are refused; null while they go through. */
	since: number | null;
}

export interface BreakerOptions {
	/** Whether an error means that nobody is there; a refusal is an answer. */
	isOutage: (error: unknown) => boolean;
	failures?: number;
	restMilliseconds?: number;
	/** Who tries and is never heard of again no longer bars the way after this. */
	longestCallMilliseconds?: number;
	clock?: () => number;
}

/** Refused without asking: nothing was sent, so nothing can have happened. */
export class NotAsked extends Error {
	override name = "NotAsked";
	readonly service: string;
	/** Milliseconds until somebody tries again. */
	readonly retryAfter: number;

	constructor(service: string, retryAfter: number) {
		super(`The ${service} does not answer; it is asked again in ${Math.ceil(retryAfter / 1000)} s`);
		this.service = service;
		this.retryAfter = retryAfter;
	}
}

export interface Breaker {
	/** @throws NotAsked while the service rests, else whatever the call throws. */
	call<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
	read(): BreakerReading;
}

/**
 * A circuit breaker. It opens after some failures in a row; after a rest one call may try, and its
 * end decides. State is the isolate's own. No call ever waits for another one: in workerd a request
 * that waits for a promise of another request hangs, and the probe's request may be cancelled.
 */
export function makeBreaker(
	name: string,
	{
		isOutage,
		failures: most = 5,
		restMilliseconds = 20_000,
		longestCallMilliseconds = 30_000,
		clock = Date.now,
	}: BreakerOptions,
): Breaker {
	let failures = 0;
	let openedAt: number | null = null;
	let probeSince: number | null = null;

	const isProbing = (now: number) =>
		probeSince !== null && now - probeSince < longestCallMilliseconds;

	function stateAt(now: number): BreakerState {
		if (openedAt === null) return "closed";
		return isProbing(now) || now - openedAt >= restMilliseconds ? "half-open" : "open";
	}

	function admit(now: number): void {
		if (openedAt === null) return;
		const rests = openedAt + restMilliseconds - now;
		if (rests > 0) throw new NotAsked(name, rests);
		if (isProbing(now)) throw new NotAsked(name, 1000);
		probeSince = now;
	}

	function answered(): void {
		failures = 0;
		openedAt = null;
		probeSince = null;
	}

	function failed(now: number): void {
		failures += 1;
		probeSince = null;
		if (openedAt !== null || failures >= most) openedAt = now;
	}

	return {
		async call(ask) {
			admit(clock());
			try {
				const answer = await ask();
				answered();
				return answer;
			} catch (error) {
				if (isOutage(error)) failed(clock());
				else answered();
				throw error;
			}
		},
		read: () => ({ name, state: stateAt(clock()), failures, since: openedAt }),
	};
}

const known = new Map<string, Breaker>();

/** The one breaker of a service in this isolate. Names come from our code, never from a visitor. */
export function breakerFor(name: string, options: BreakerOptions): Breaker {
	const breaker = known.get(name) ?? makeBreaker(name, options);
	known.set(name, breaker);
	return breaker;
}

/** How the services outside are doing, as far as this isolate has called them. */
export function readBreakers(): BreakerReading[] {
	return [...known.values()].map((breaker) => breaker.read());
}
