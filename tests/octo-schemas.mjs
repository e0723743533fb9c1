/** The published schemas of the OCTO contract. Untyped here: their types cost the type check more than all of ours. */
import octo from "@octocloud/types";

/** @param {string} name of a schema, such as "zBooking" */
export function parseOcto(name, value) {
	const result = octo[name].safeParse(value);
	return result.success ? [] : result.error.issues;
}
