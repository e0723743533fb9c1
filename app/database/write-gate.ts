/** How many writes of this isolate are under way at the same time, and what becomes of the others. */
import {
	type CircuitBreaker,
	CircuitOpenError,
	makeCircuitBreaker,
} from "#app/outbound/circuit-breaker.ts";

/** A write that was not sent: nothing can have happened, and it may be tried again later. */
export class WriteNotSent extends Error {
	override name = "WriteNotSent";
}

export interface WriteGateOptions {
	/** Writes at the same time. The database makes one after the other: more only wait there instead of here. */
	parallel?: number;
	/**
	 * After so long a write counts as over. A visitor who leaves may end the request that would have
	 * said so, and its place must come back.
	 */
	longestWriteMilliseconds?: number;
	/** Milliseconds; monotonic. */
	clock?: () => number;
	rest?: (milliseconds: number) => Promise<void>;
}

export interface WriteGate {
	/**
	 * @param until when it no longer waits for its turn, on the gate's clock.
	 * @throws WriteNotSent when its turn does not come in time, or while the database commits nothing.
	 */
	pass<Answer>(write: () => Promise<Answer>, until: number): Promise<Answer>;
}

/**
 * Lets a few writes through at a time. Who waits asks again and again by a timer of its own: in workerd
 * one request must not wake another. A database that answers no write in time is left alone for some
 * seconds: visitors then hear at once what they would hear after a time-out, and it is not asked to do
 * even more.
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
		for (const [write, begun] of underWay) {
			if (now - begun >= longestWriteMilliseconds) underWay.delete(write);
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

/** The database was asked and has not answered in time; that nobody is there costs no time. */
function isTimeout(error: unknown): boolean {
	for (let cause = error; cause instanceof Error; cause = cause.cause) {
		if (cause.name === "TimeoutError") return true;
	}
	return false;
}

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
