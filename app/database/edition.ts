/** State of the catalogue for which a page was made: the page is right while the stamp is the same and `until` has not passed. */
export interface Edition {
	/** `catalogue_state.stamp` when the page was made. */
	stamp: string;
	/** Milliseconds; when time alone changes the page, for example at a cut-off. */
	until: number;
}

/** What was read from the catalogue, with the state that it had. */
export interface Reading<Value> {
	value: Value;
	edition: Edition;
}

/** Carries a page's edition from its loader to the page cache, which removes it. */
export const editionHeader = "X-Page-Edition";

export function writeEdition({ stamp, until }: Edition): string {
	return `${stamp} ${until}`;
}

/** @returns null for an invalid text: the page is then made anew each time. */
export function readEdition(text: string | null): Edition | null {
	const [, stamp, until] = /^([\dA-F]+) (\d+)$/.exec(text ?? "") ?? [];
	return stamp && until ? { stamp, until: Number(until) } : null;
}
