import * as v from "valibot";

/** A tick box of a form; one that is missing is not ticked. */
export const tick = v.pipe(
	v.optional(v.picklist(["on", "off"]), "off"),
	v.transform((text) => text === "on"),
);
