/** Calls to services outside the worker: who does not answer is left alone for a while. */

export type CircuitBreakerState = "closed" | "open" | "half-open";

export interface CircuitBreakerReading {
	/** Whom it guards: "payment gateway". */
	name: string;
	/** closed: calls go through; open: they are refused at once; half-open: one call tries. */
	state: CircuitBreakerState;
	/** Failures in a row. */
	failures: number;
	/** Milliseconds: since when calls are refused; null while they go through. */
	since: number | null;
}

export interface CircuitBreakerOptions {
	/** Whether an error means that nobody is there; a refusal is an answer. */
	isOutage: (error: unknown) => boolean;
	failures?: number;
	restMilliseconds?: number;
	/** Who tries and is never heard of again no longer bars the way after this. */
	longestCallMilliseconds?: number;
	clock?: () => number;
}

/** Refused without asking: nothing was sent, so nothing can have happened. */
export class CircuitOpenError extends Error {
	override name = "CircuitOpenError";
	readonly service: string;
	/** Milliseconds until somebody tries again. */
	readonly retryAfter: number;

	constructor(service: string, retryAfter: number) {
		super(`The ${service} does not answer; it is asked again in ${Math.ceil(retryAfter / 1000)} s`);
		this.service = service;
		this.retryAfter = retryAfter;
	}
}

export interface CircuitBreaker {
	/** @throws CircuitOpenError while the service rests, else whatever the call throws. */
	call<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
	read(): CircuitBreakerReading;
}

/**
 * A circuit breaker. It opens after some failures in a row; after a rest one call may try, and its
 * end decides. State is the isolate's own. No call ever waits for another one: in workerd a request
 * that waits for a promise of another request hangs, and the probe's request may be cancelled.
 */
export function makeCircuitBreaker(
	name: string,
	{
		isOutage,
		failures: most = 5,
		restMilliseconds = 20_000,
		longestCallMilliseconds = 30_000,
		clock = Date.now,
	}: CircuitBreakerOptions,
): CircuitBreaker {
	let failures = 0;
	let openedAt: number | null = null;
	let probeSince: number | null = null;

	const isProbing = (now: number) =>
		probeSince !== null && now - probeSince < longestCallMilliseconds;

	function stateAt(now: number): CircuitBreakerState {
		if (openedAt === null) return "closed";
		return isProbing(now) || now - openedAt >= restMilliseconds ? "half-open" : "open";
	}

	function admit(now: number): void {
		if (openedAt === null) return;
		const rests = openedAt + restMilliseconds - now;
		if (rests > 0) throw new CircuitOpenError(name, rests);
		if (isProbing(now)) throw new CircuitOpenError(name, 1000);
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

const known = new Map<string, CircuitBreaker>();

/** The one breaker of a service in this isolate. Names come from our code, never from a visitor. */
export function circuitBreakerFor(name: string, options: CircuitBreakerOptions): CircuitBreaker {
	const breaker = known.get(name) ?? makeCircuitBreaker(name, options);
	known.set(name, breaker);
	return breaker;
}

/** How the services outside are doing, as far as this isolate has called them. */
export function readCircuitBreakers(): CircuitBreakerReading[] {
	return [...known.values()].map((breaker) => breaker.read());
}
