import * as v from "valibot";
import { choicesIn } from "#app/catalogue/extras/choice-field.ts";
import { isLocalDate } from "#app/catalogue/local-date.ts";
import { isWholeCents } from "#app/catalogue/whole-cents.ts";
import { bookingCents, peopleOfAKind } from "#app/database/number-limits.ts";
import { inTexts } from "#app/messages/schema-message.ts";
import { fieldErrorsTexts } from "#app/messages/texts.ts";
import type { CheckedForm } from "#app/ui/form/form.ts";
import {
	type FieldErrorName,
	fieldError,
	filled,
	lineOfText,
} from "#app/ui/form/values/text-schema.ts";
import { bookingFormEntries } from "./booking-form-rules.ts";

/** Most adults, children or babies of one booking. */
export const mostPeopleOfAKind = peopleOfAKind.most;

/** A whole number, from JSON as a number or from a form as text. */
function count(minimum: number, tooFew: FieldErrorName) {
	return v.pipe(
		v.union(
			[v.number(), v.pipe(v.string(), v.trim(), v.regex(/^-?\d{1,4}$/), v.transform(Number))],
			fieldError("wholeNumber"),
		),
		v.integer(fieldError("wholeNumber")),
		v.minValue(minimum, fieldError(tooFew)),
		v.maxValue(mostPeopleOfAKind, fieldError("tooManyPeople")),
	);
}

/** Units of the currency, "170" or 170.5; the output is in cents. */
const price = v.pipe(
	v.union(
		[
			v.number(),
			v.pipe(v.string(), v.trim(), v.regex(/^\d{1,7}(\.\d{1,2})?$/), v.transform(Number)),
		],
		fieldError("priceNumber"),
	),
	v.minValue(
		bookingCents.least / 100,
		inTexts(fieldErrorsTexts, (texts) => texts.priceLeast({ least: bookingCents.least / 100 })),
	),
	v.maxValue(
		bookingCents.most / 100,
		inTexts(fieldErrorsTexts, (texts) => texts.priceMost({ most: bookingCents.most / 100 })),
	),
	v.check(isWholeCents, fieldError("priceDecimals")),
);

/**
 * What a guest sends to book, validated by the same rules in the browser, on the server and for API
 * clients. `bookSeats` checks that date, pickup and price are still the excursion's.
 */
export const bookingSchema = v.pipe(
	v.object({
		title: v.optional(lineOfText({ what: "Title", most: 200 })),
		date: filled(v.pipe(v.string(fieldError("day")), v.check(isLocalDate, fieldError("day")))),
		/** Which departure of the date; may be left out where the date has one. */
		start: v.optional(
			v.pipe(
				v.string(fieldError("start")),
				v.regex(/^(|([01]\d|2[0-3]):[0-5]\d)$/, fieldError("start")),
				v.transform((text) => text || undefined),
			),
		),
		adults: v.optional(count(1, "oneAdult"), 0),
		children: v.optional(count(0, "childrenNegative"), 0),
		bebe: v.optional(count(0, "babiesNegative"), 0),
		/** The whole departure, for its one price. */
		isWhole: v.optional(
			v.pipe(
				v.union([v.boolean(), v.picklist(["", "1"])], fieldError("wholeNumber")),
				v.transform((value) => value === true || value === "1"),
			),
			false,
		),
		price: v.optional(price, ""),
		pickup: filled(
			v.pipe(
				lineOfText({ what: "Pickup", most: 200, missing: (texts) => texts.pickup }),
				v.nonEmpty(fieldError("pickup")),
				v.minLength(10, fieldError("pickupUnknown")),
			),
		),
		/** Lowers the price, which is then sent as the lowered one. */
		code: v.optional(
			v.pipe(
				lineOfText({ what: "Code", most: 100 }),
				v.transform((text) => text || undefined),
			),
		),
		partner: v.optional(lineOfText({ what: "Partner", most: 64 }), "web"),
		...bookingFormEntries,
		/** Made once for each form: the same key with the same content is the same booking. */
		key: v.optional(lineOfText({ what: "Key", most: 64 })),
	}),
	v.forward(
		v.partialCheck(
			[["email"], ["cemail"]],
			({ email, cemail }) => email === cemail,
			fieldError("emailsDiffer"),
		),
		["cemail"],
	),
);

export type BookingRequest = v.InferOutput<typeof bookingSchema> & ReturnType<typeof choicesIn>;

/** The fields `extra_<id>`, `fare_<id>` and `answer_<id>`, beside those of another schema. */
export const choicesOfForm = v.pipe(
	v.record(v.pipe(v.string(), v.maxLength(100)), v.unknown()),
	v.transform(choicesIn),
);

/** What was sent, with what its form says of extras, fares and questions. */
export function withChoices<Values>(
	form: CheckedForm<Values>,
): CheckedForm<Values & ReturnType<typeof choicesIn>> {
	if (form.errors) return form;
	return { ...form, values: { ...form.values, ...choicesIn(form.typedValues) } };
}
