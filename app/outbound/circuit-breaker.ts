/** A service outside the worker that does not answer is not called for a while. */
import { outsideCall } from "#app/log/wide-event.server.ts";

export interface CircuitBreakerReading {
	/** For example "payment gateway". */
	name: string;
	/** closed: calls go through; open: calls are refused; half-open: one call probes. */
	state: "closed" | "open" | "half-open";
	/** Milliseconds; when the breaker opened. Null while it is closed. */
	since: number | null;
}

export interface CircuitBreakerOptions {
	/** True when the service did not answer. A refusal is an answer. */
	isOutage: (error: unknown) => boolean;
	failures?: number;
	restMilliseconds?: number;
	/** A probe that has not ended after this time no longer blocks the next probe. */
	longestCallMilliseconds?: number;
	clock?: () => number;
}

/** The call was not sent, so the service has done nothing. */
export class CircuitOpenError extends Error {
	override name = "CircuitOpenError";
	/** Milliseconds until the next probe. */
	readonly retryAfter: number;

	constructor(service: string, retryAfter: number) {
		super(`The ${service} does not answer; it is asked again in ${Math.ceil(retryAfter / 1000)} s`);
		this.retryAfter = retryAfter;
	}
}

export interface CircuitBreaker {
	/** @throws CircuitOpenError while the breaker is open, otherwise what the call throws. */
	call<Answer>(ask: () => Promise<Answer>): Promise<Answer>;
	read(): CircuitBreakerReading;
}

/**
 * A breaker opens after some failures in a row. After a pause one call may probe the service, and
 * its result closes or reopens the breaker. The state belongs to the isolate. No call waits for
 * another: in workerd a request that waits for a promise of another request hangs, and the probe's
 * request may be cancelled.
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

	function stateAt(now: number): CircuitBreakerReading["state"] {
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

	function noteAnswer(): void {
		failures = 0;
		openedAt = null;
		probeSince = null;
	}

	function noteFailure(now: number): void {
		failures += 1;
		probeSince = null;
		if (openedAt !== null || failures >= most) openedAt = now;
	}

	return {
		async call(ask) {
			admit(clock());
			try {
				const answer = await ask();
				noteAnswer();
				return answer;
			} catch (error) {
				if (isOutage(error)) noteFailure(clock());
				else noteAnswer();
				throw error;
			}
		},
		read: () => ({ name, state: stateAt(clock()), since: openedAt }),
	};
}

const breakers = new Map<string, CircuitBreaker>();

/** The one breaker of a service in this isolate. Names come from our code, never from a visitor. */
export function circuitBreakerFor(name: string, options: CircuitBreakerOptions): CircuitBreaker {
	const breaker = breakers.get(name) ?? withEvent(makeCircuitBreaker(name, options), name);
	breakers.set(name, breaker);
	return breaker;
}

/** The same breaker, whose calls stand in the event of their request; a refused one was not sent. */
function withEvent(breaker: CircuitBreaker, name: string): CircuitBreaker {
	return {
		...breaker,
		call: (ask) =>
			breaker.call(async () => {
				const endCall = outsideCall(name);
				try {
					return await ask();
				} finally {
					endCall();
				}
			}),
	};
}

/** The state of every service that this isolate has called. */
export function readCircuitBreakers(): CircuitBreakerReading[] {
	return [...breakers.values()].map((breaker) => breaker.read());
}
