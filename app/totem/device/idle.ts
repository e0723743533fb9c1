import type { Language } from "#app/messages/languages.ts";
import { totemTexts } from "#app/messages/texts.ts";

/** Time without a touch until "Still there?" is asked; after the answer time the guest's data are cleared. */
export const askAfterMilliseconds = 60_000;
export const answerWithinMilliseconds = 20_000;

/**
 * Computed from the clock, because a browser that slept through its timers must not show the last guest's data.
 * @returns whole seconds left to answer, 20 to 1; 0 when they are over, null while nothing is asked.
 */
export function secondsToAnswer(lastTouch: number, now: number): number | null {
	const rest = askAfterMilliseconds + answerWithinMilliseconds - (now - lastTouch);
	return rest > answerWithinMilliseconds ? null : Math.max(0, Math.ceil(rest / 1000));
}

/** Changes every five seconds, so that a screen reader is not flooded. */
export function spokenCountdown(secondsLeft: number, language: Language): string {
	const { askedAloud, clearedIn } = totemTexts[language].idle;
	const seconds = Math.ceil(secondsLeft / 5) * 5;
	return seconds === answerWithinMilliseconds / 1000
		? askedAloud({ seconds })
		: clearedIn({ seconds });
}
