/** Limits how many writes of this isolate run at the same time. */
import { causes } from "#app/log/describe-error.ts";
import {
	type CircuitBreaker,
	CircuitOpenError,
	makeCircuitBreaker,
} from "#app/outbound/circuit-breaker.ts";

/** The write was not sent, so nothing happened and it may be tried again later. */
export class WriteNotSent extends Error {
	override name = "WriteNotSent";
}

export interface WriteGateOptions {
	/** Writes at the same time. SQLite makes one after the other; more would wait there. */
	parallel?: number;
	/** After this time a write counts as finished: its request may have been cancelled. */
	longestWriteMilliseconds?: number;
	/** Milliseconds; monotonic. */
	clock?: () => number;
	rest?: (milliseconds: number) => Promise<void>;
}

export interface WriteGate {
	/**
	 * @param until on the gate's clock. @throws WriteNotSent when its turn does not come before
	 * `until`, or while the database can't commit.
	 */
	pass<Answer>(write: () => Promise<Answer>, until: number): Promise<Answer>;
}

/**
 * Lets a few writes through at a time. A waiting write polls by its own timer, because in workerd a
 * request must not be woken by another one. After a time-out no write is sent for some seconds, so
 * that visitors get the error at once and the database gets no further load.
 */
export function makeWriteGate({
	parallel = 8,
	longestWriteMilliseconds = 12_000,
	clock = () => performance.now(),
	rest = pause,
}: WriteGateOptions = {}): WriteGate {
	const underWay = new Map<symbol, number>();
	const breaker: CircuitBreaker = makeCircuitBreaker("database's writing side", {
		isOutage: isTimeout,
		failures: 5,
		restMilliseconds: 5_000,
		longestCallMilliseconds: longestWriteMilliseconds,
		clock,
	});

	function enter(): symbol | null {
		const now = clock();
		for (const [write, beganAt] of underWay) {
			if (now - beganAt >= longestWriteMilliseconds) underWay.delete(write);
		}
		if (underWay.size >= parallel) return null;
		const write = Symbol("write");
		underWay.set(write, now);
		return write;
	}

	async function enterInTime(until: number): Promise<symbol> {
		for (let longest = 8; ; longest = Math.min(longest * 2, 64)) {
			const write = enter();
			if (write) return write;
			const isTold = breaker.read().state === "open";
			if (isTold || clock() >= until) throw new WriteNotSent("too many writes wait for their turn");
			await rest(longest * (0.5 + Math.random() / 2));
		}
	}

	return {
		async pass(write, until) {
			const turn = await enterInTime(until);
			try {
				return await breaker.call(write);
			} catch (error) {
				if (error instanceof CircuitOpenError)
					throw new WriteNotSent(error.message, { cause: error });
				throw error;
			} finally {
				underWay.delete(turn);
			}
		},
	};
}

/** A connection that is refused is not a time-out, because it costs no waiting time. */
function isTimeout(error: unknown): boolean {
	return causes(error).some(({ name }) => name === "TimeoutError");
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
