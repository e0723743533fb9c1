import * as v from "valibot";
import { inTexts } from "#app/messages/in-texts.ts";
import { contactTexts } from "#app/messages/texts.ts";
import { blockOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";

/** What a visitor writes to the operator; the same rules in the browser and on the server. */
export const messageSchema = v.object({
	name: nameOfPerson({ what: "Name", least: 2, most: 100, missing: "Type your name" }),
	email: v.pipe(
		v.string(inTexts(contactTexts, ({ errors }) => errors.emailMissing)),
		v.trim(),
		v.toLowerCase(),
		v.maxLength(
			254,
			inTexts(contactTexts, ({ errors }) => errors.emailTooLong),
		),
		v.email(inTexts(contactTexts, ({ errors }) => errors.emailWrong)),
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
