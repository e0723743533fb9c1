/** Which change of the calendar's form: its number, and the key of the history entry on which it was made. */
export interface FormChange {
	number: number;
	at: string;
}

/** The form of the calendar as it was last changed. */
export interface PressedChoice extends FormChange {
	form: URLSearchParams;
}

/** A history entry of the calendar; `answers` is null for an entry that no change led to. */
export interface ShownAnswer {
	key: string;
	answers: FormChange | null;
}

/**
 * Whether the change still counts instead of what is shown: on the entry where it was made, and while the answer to an
 * earlier change of that entry is shown, which may be drawn only after this one was made.
 */
export function stillCounts({ number, at }: PressedChoice, { key, answers }: ShownAnswer): boolean {
	return key === at || (answers !== null && answers.at === at && answers.number < number);
}

/** What the calendar keeps in the state of a history entry: the change that it answers. */
export function answeredChange(state: unknown): FormChange | null {
	if (typeof state !== "object" || state === null) return null;
	if (!("number" in state) || typeof state.number !== "number") return null;
	return "at" in state && typeof state.at === "string"
		? { number: state.number, at: state.at }
		: null;
}
