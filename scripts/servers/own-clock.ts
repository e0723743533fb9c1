export interface OwnClock {
	/** Milliseconds that this program was running. */
	now(): number;
	stop(): void;
}

const tickMilliseconds = 50;

/**
 * A clock that stands still while this program does not run: a sleeping laptop or a busy machine
 * must not look like a slow database.
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
