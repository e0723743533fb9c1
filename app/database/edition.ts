/**
 * Which state of the catalogue a page shows. As long as the database has the same stamp and the instant
 * has not come, making the page anew would make the same page.
 */
export interface Edition {
	/** `catalogue_state.stamp` when the page was made; another one after each change of what pages show. */
	stamp: string;
	/** When time alone changes the page; milliseconds. */
	until: number;
}

/** What a page shows, and the edition that it then is. */
export interface Reading<Found> {
	found: Found;
	edition: Edition;
}

/** Carries the edition of a page from its loader to the page cache; no visitor gets it. */
export const editionHeader = "X-Page-Edition";

export function writeEdition({ stamp, until }: Edition): string {
	return `${stamp} ${until}`;
}

/** @returns null for what is no edition: the page is then made anew each time. */
export function readEdition(text: string | null): Edition | null {
	const [, stamp, until] = /^([\dA-F]+) (\d+)$/.exec(text ?? "") ?? [];
	return stamp && until ? { stamp, until: Number(until) } : null;
}
