export interface OwnClock {
	/** Milliseconds that this program has run. */
	now(): number;
	stop(): void;
}

const tickMilliseconds = 50;

/**
 * A clock that goes on only while this program gets to run: a laptop that sleeps, or a machine with too
 * much to do, is no fault of the database, and answers that have arrived must be read before they count
 * as late.
 */
export function ownClock(): OwnClock {
	let now = 0;
	let last = performance.now();
	const timer = setInterval(() => {
		const time = performance.now();
		now += Math.min(time - last, 2 * tickMilliseconds);
		last = time;
	}, tickMilliseconds);
	timer.unref();
	return { now: () => now, stop: () => clearInterval(timer) };
}
