import * as v from "valibot";
import { blockOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";

/** What a visitor writes to the operator; the same rules in the browser and on the server. */
export const messageSchema = v.object({
	name: nameOfPerson({ what: "Name", least: 2, most: 100, missing: "Type your name" }),
	email: v.pipe(
		v.string("Type your email address"),
		v.trim(),
		v.toLowerCase(),
		v.maxLength(254, "Email must be at most 254 characters long"),
		v.email("Type an email address like ida@example.com"),
	),
	message: blockOfText({
		what: "Message",
		least: 10,
		most: 4000,
		missing: "Type your message",
	}),
	/** Attack: spam. People do not see this field; only robots fill it in. */
	website: v.optional(v.string(), ""),
});

export type Message = v.InferOutput<typeof messageSchema>;
