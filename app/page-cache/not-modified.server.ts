import { data } from "react-router";
import { editionHeader, type Reading, writeEdition } from "#app/database/edition.ts";

/**
 * What a loader found, and the headers with its edition. @throws Response 304 when the page cache
 * has this edition, so that nothing is rendered.
 */
export function valueOrNotModified<Value>(reading: Reading<Value> | null): {
	value: Value;
	headers: Record<string, string>;
} {
	if (!reading) throw data(null, { status: 304 });
	const { value, edition } = reading;
	return { value, headers: { [editionHeader]: writeEdition(edition) } };
}
