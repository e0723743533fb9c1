import { data } from "react-router";
import { editionHeader, type Reading, writeEdition } from "#app/database/edition.ts";

/**
 * What was found, and the headers by which the page cache will ask the next time. Where it has the page
 * and nothing of it has changed, the screen ends here with 304: nothing is drawn, and the kept page
 * stands for another while.
 */
export function unlessUnchanged<Found>(reading: Reading<Found> | null): {
	found: Found;
	headers: Record<string, string>;
} {
	if (!reading) throw data(null, { status: 304 });
	const { found, edition } = reading;
	return { found, headers: { [editionHeader]: writeEdition(edition) } };
}
