/** Why a form was refused before its own action ran. */
export type RefusedSave =
	| { kind: "signed out" }
	/** `path`: the page where the user sets one up, or shows it. */
	| { kind: "second factor"; path: string }
	| { kind: "not allowed"; message: string }
	| { kind: "too long" }
	/** No usable answer: it may have been saved. */
	| { kind: "broken" };

const refusedSave = "island:refused-save";

/** Null when a form is being sent, which removes the message of the last one. */
export function announceRefusedSave(refusal: RefusedSave | null): void {
	dispatchEvent(new CustomEvent<RefusedSave | null>(refusedSave, { detail: refusal }));
}

/** @returns a function that stops listening. */
export function onRefusedSave(listener: (refusal: RefusedSave | null) => void): () => void {
	const listen = (event: Event) => {
		if (event instanceof CustomEvent) listener(event.detail);
	};
	addEventListener(refusedSave, listen);
	return () => removeEventListener(refusedSave, listen);
}
