/** The rules of what a guest types about themselves, by the rows of `booking-form-fields.ts`. */
import * as v from "valibot";
import { inTexts } from "#app/messages/in-texts.ts";
import { fieldErrorsTexts } from "#app/messages/texts.ts";
import { blockOfText, filled, lineOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";
import type { BookingFormName } from "./booking-form-fields.ts";

/** RFC 5321: what fits into the path of an envelope. */
const longestEmail = 254;

export const email = v.pipe(
	v.string(inTexts(fieldErrorsTexts, (texts) => texts.email)),
	v.trim(),
	v.toLowerCase(),
	v.maxLength(
		longestEmail,
		inTexts(fieldErrorsTexts, ({ text, fields }) =>
			text.tooLong({ what: fields.email, most: longestEmail }),
		),
	),
	// browsers accept "a@b", but a voucher needs an address that can receive mail
	v.email(inTexts(fieldErrorsTexts, (texts) => texts.emailLike)),
);

/** An optional text; nothing typed is undefined. */
function orNone(schema: v.GenericSchema<string, string>) {
	return v.optional(
		v.pipe(
			schema,
			v.transform((text) => text || undefined),
		),
	);
}

export const bookingFormEntries = {
	name: filled(
		nameOfPerson({
			what: ({ fields }) => fields.name,
			least: 4,
			most: 100,
			missing: (texts) => texts.fullName,
		}),
	),
	email: filled(email),
	cemail: filled(
		v.pipe(
			v.string(inTexts(fieldErrorsTexts, (texts) => texts.emailAgain)),
			v.trim(),
			v.toLowerCase(),
		),
	),
	phone: orNone(
		v.pipe(
			lineOfText({ what: ({ fields }) => fields.phone, most: 40 }),
			v.regex(
				/^(|[+\d][\d\s()./-]{4,})$/,
				inTexts(fieldErrorsTexts, (texts) => texts.phoneLike),
			),
		),
	),
	comments: orNone(blockOfText({ what: ({ fields }) => fields.comments, most: 1000 })),
} satisfies Record<BookingFormName, v.GenericSchema<string | undefined>>;
