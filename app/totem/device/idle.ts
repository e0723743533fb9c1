/** Without a touch for so long, the screen asks; without an answer for so long, it forgets. */
export const askAfterMilliseconds = 60_000;
export const answerWithinMilliseconds = 20_000;

export type Idle =
	| { phase: "active" }
	/** Whole seconds that are left for an answer: 20 … 1. */
	| { phase: "asking"; secondsLeft: number }
	| { phase: "over" };

/**
 * How a screen stands by the clock alone: a browser that slept through its timers must not show the
 * last guest's data to the next.
 */
export function idleAt(lastTouch: number, now: number): Idle {
	const rest = askAfterMilliseconds + answerWithinMilliseconds - (now - lastTouch);
	if (rest <= 0) return { phase: "over" };
	if (rest > answerWithinMilliseconds) return { phase: "active" };
	return { phase: "asking", secondsLeft: Math.ceil(rest / 1000) };
}

/** What a live region says, so that it speaks a few times and not twenty. */
export function spokenCountdown(secondsLeft: number): string {
	if (secondsLeft > 15) return "Still there? This screen is cleared in 20 seconds.";
	if (secondsLeft > 10) return "This screen is cleared in 15 seconds.";
	if (secondsLeft > 5) return "This screen is cleared in 10 seconds.";
	return "This screen is cleared in 5 seconds.";
}
