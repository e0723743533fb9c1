/** Time without a touch until "Still there?" is asked; after the answer time the guest's data are cleared. */
export const askAfterMilliseconds = 60_000;
export const answerWithinMilliseconds = 20_000;

export type Idle =
	| { phase: "active" }
	/** Whole seconds left to answer: 20 to 1. */
	| { phase: "asking"; secondsLeft: number }
	| { phase: "over" };

/** Computed from the clock, because a browser that slept through its timers must not show the last guest's data. */
export function idleAt(lastTouch: number, now: number): Idle {
	const rest = askAfterMilliseconds + answerWithinMilliseconds - (now - lastTouch);
	if (rest <= 0) return { phase: "over" };
	if (rest > answerWithinMilliseconds) return { phase: "active" };
	return { phase: "asking", secondsLeft: Math.ceil(rest / 1000) };
}

/** Changes every five seconds, so that a screen reader is not flooded. */
export function spokenCountdown(secondsLeft: number): string {
	if (secondsLeft > 15) return "Still there? This screen is cleared in 20 seconds.";
	if (secondsLeft > 10) return "This screen is cleared in 15 seconds.";
	if (secondsLeft > 5) return "This screen is cleared in 10 seconds.";
	return "This screen is cleared in 5 seconds.";
}
