/** Fields shared by bodies and queries of several calls. */
import * as v from "valibot";

/** Longer than any address that browsers or proxies accept. */
export const targetField = v.optional(
	v.pipe(
		v.string(),
		v.maxLength(2048),
		// an empty form field means no target
		v.transform((target) => target || undefined),
	),
);

/** Only keeps floods out; the call itself checks the length, with its own messages. */
export const passwordField = v.pipe(v.string(), v.maxLength(4096));

export const tokenField = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2048));

/** In a query: "true", "1" or a bare name; "false", "0". */
export const flagField = v.optional(
	v.pipe(
		v.picklist(["true", "1", "", "false", "0"]),
		v.transform((value) => value !== "false" && value !== "0"),
	),
	"false",
);
