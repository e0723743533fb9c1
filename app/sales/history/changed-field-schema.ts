/** A field that a correction by staff has changed, as the history keeps it. Apart from its words, which a form in the browser needs without a schema. */
import * as v from "valibot";

const plainFields = [
	"name",
	"email",
	"phone",
	"title",
	"pickup",
	"fares",
	"extras",
	"guideNotes",
	"staffNotes",
] as const;
const words = v.nullable(v.string());
const people = v.object({ adults: v.number(), children: v.number(), bebe: v.number() });
const price = v.object({ cents: v.number(), currency: v.string() });

export const changedFieldSchema = v.variant("field", [
	v.object({ field: v.picklist(plainFields), before: words, after: words }),
	v.object({ field: v.literal("language"), before: words, after: words }),
	v.object({ field: v.literal("date"), before: v.string(), after: v.string() }),
	v.object({ field: v.literal("party"), before: people, after: people }),
	v.object({ field: v.literal("price"), before: price, after: price }),
]);
export type StoredChange = v.InferOutput<typeof changedFieldSchema>;
