/** The rules of what a guest types about themselves, by the rows of `booking-form-fields.ts`. */
import * as v from "valibot";
import { plainEmail } from "#app/ui/form/values/email-address.ts";
import {
	blockOfText,
	emailAddress,
	fieldError,
	filled,
	nameOfPerson,
	phoneNumber,
} from "#app/ui/form/values/text-schema.ts";
import type { BookingFormName } from "./booking-form-fields.ts";

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
	cemail: filled(
		v.pipe(v.string(fieldError("emailAgain")), v.maxLength(1000), v.transform(plainEmail)),
	),
	phone: orNone(phoneNumber(({ fields }) => fields.phone, fieldError("phoneLike"))),
	comments: orNone(blockOfText({ what: ({ fields }) => fields.comments, most: 1000 })),
} satisfies Record<BookingFormName, v.GenericSchema<string | undefined>>;
