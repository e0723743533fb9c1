import { data } from "react-router";
import { editionHeader, type Reading, writeEdition } from "#app/database/edition.ts";

/**
 * What a loader found, and the headers with its edition. @throws Response 304 when the page cache
 * has this edition, so that nothing is rendered.
 */
export function foundOrNotModified<Found>(reading: Reading<Found> | null): {
	found: Found;
	headers: Record<string, string>;
} {
	if (!reading) throw data(null, { status: 304 });
	const { found, edition } = reading;
	return { found, headers: { [editionHeader]: writeEdition(edition) } };
}
