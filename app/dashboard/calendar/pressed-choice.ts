/** A history entry of the calendar. */
export interface ShownAnswer {
	key: string;
	/** Which change of the form it answers; null for an entry that no change led to. */
	answers: number | null;
}

/** The form of the calendar as it was last changed. */
export interface PressedChoice {
	change: URLSearchParams;
	/** Changes are numbered. */
	number: number;
	/** Key of the history entry on which it was changed. */
	at: string;
}

/**
 * Whether the change still counts instead of the shown answer: until its own answer is shown, or another entry that no
 * change led to. The answer to the change before it may be drawn only after this one was made.
 */
export function stillCounts({ number, at }: PressedChoice, { key, answers }: ShownAnswer): boolean {
	return key === at || (answers !== null && answers < number);
}

/** What the calendar keeps in the state of a history entry: the number of the change that it answers. */
export function answeredChange(state: unknown): number | null {
	const isOurs = typeof state === "object" && state !== null && "answers" in state;
	return isOurs && typeof state.answers === "number" ? state.answers : null;
}
