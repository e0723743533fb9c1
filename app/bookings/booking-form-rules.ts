/** The rules of what a guest types about themselves, by the rows of `booking-form-fields.ts`. */
import * as v from "valibot";
import {
	blockOfText,
	emailAddress,
	fieldError,
	filled,
	lineOfText,
	nameOfPerson,
} from "#app/ui/form/text-schema.ts";
import type { BookingFormName } from "./booking-form-fields.ts";

/** A phone number as people write it, or nothing. */
export const phonePattern = /^(|[+\d][\d\s()./-]{4,})$/;

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
	email: filled(emailAddress),
	cemail: filled(v.pipe(v.string(fieldError("emailAgain")), v.trim(), v.toLowerCase())),
	phone: orNone(
		v.pipe(
			lineOfText({ what: ({ fields }) => fields.phone, most: 40 }),
			v.regex(phonePattern, fieldError("phoneLike")),
		),
	),
	comments: orNone(blockOfText({ what: ({ fields }) => fields.comments, most: 1000 })),
} satisfies Record<BookingFormName, v.GenericSchema<string | undefined>>;
