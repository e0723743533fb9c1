/** Why a form was not taken, when its own action never saw it. */
export type RefusedSave =
	| { kind: "signed out" }
	| { kind: "not allowed"; message: string }
	/** No answer, or one that says nothing: it may have been saved. */
	| { kind: "broken" };

const refusedSave = "island:refused-save";

/** Null when a form is on its way: what was said of the last one is over. */
export function tellRefused(refused: RefusedSave | null): void {
	dispatchEvent(new CustomEvent<RefusedSave | null>(refusedSave, { detail: refused }));
}

/** @returns how to stop listening. */
export function onRefusedSave(listener: (refused: RefusedSave | null) => void): () => void {
	const listen = (event: Event) => {
		if (event instanceof CustomEvent) listener(event.detail);
	};
	addEventListener(refusedSave, listen);
	return () => removeEventListener(refusedSave, listen);
}
