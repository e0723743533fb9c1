/** What the bodies and queries of several calls have in common. */
import * as v from "valibot";

/** Longer than any address that a browser or a proxy takes. */
export const targetField = v.optional(
	v.pipe(
		v.string(),
		v.maxLength(2048),
		// an empty field of a form is no target
		v.transform((target) => target || undefined),
	),
);

/** Bounds are judged by the call, which answers in words; this only keeps floods out. */
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
