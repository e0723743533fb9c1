import * as v from "valibot";
import { inTexts } from "#app/messages/in-texts.ts";
import { fieldErrorsTexts } from "#app/messages/texts.ts";
import { blockOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";

/** RFC 5321: the longest address that mail reaches. */
const mostInEmail = 254;

/** What a visitor writes to the operator; the same rules in the browser and on the server. */
export const messageSchema = v.object({
	name: nameOfPerson({
		what: ({ fields }) => fields.name,
		least: 2,
		most: 100,
		missing: ({ name }) => name,
	}),
	email: v.pipe(
		v.string(inTexts(fieldErrorsTexts, ({ email }) => email)),
		v.trim(),
		v.toLowerCase(),
		v.maxLength(
			mostInEmail,
			inTexts(fieldErrorsTexts, ({ text, fields }) =>
				text.tooLong({ what: fields.email, most: mostInEmail }),
			),
		),
		v.email(inTexts(fieldErrorsTexts, ({ emailLike }) => emailLike)),
	),
	message: blockOfText({
		what: ({ fields }) => fields.message,
		least: 10,
		most: 4000,
		missing: ({ message }) => message,
	}),
	/** Attack: spam. People do not see this field; only robots fill it in. */
	website: v.optional(v.string(), ""),
});

export type Message = v.InferOutput<typeof messageSchema>;
