import * as v from "valibot";
import { blockOfText, emailAddress, nameOfPerson } from "#app/ui/form/values/text-schema.ts";

/** What a visitor writes to the operator; the same rules in the browser and on the server. */
export const messageSchema = v.object({
	name: nameOfPerson({
		what: ({ fields }) => fields.name,
		least: 2,
		most: 100,
		missing: ({ name }) => name,
	}),
	email: emailAddress,
	message: blockOfText({
		what: ({ fields }) => fields.message,
		least: 10,
		most: 4000,
		missing: ({ message }) => message,
	}),
	/** Attack: spam. People do not see this field; only robots fill it in. */
	website: v.optional(v.pipe(v.string(), v.maxLength(10_000)), ""),
});

export type Message = v.InferOutput<typeof messageSchema>;
