import * as v from "valibot";
import type { ExtraChoice } from "#app/catalogue/extras/extra.ts";
import type { FareChoice } from "#app/catalogue/fares/fare.ts";
import { bookingInputErrorsTexts } from "#app/messages/staff/bookings/booking-input-errors.ts";
import { editBookingTexts } from "#app/messages/staff/bookings/edit-booking.ts";
import { mostPeopleOfAKind } from "#app/sales/booking/booking-request.ts";
import {
	blockOfText,
	emailRule,
	lineOfText,
	nameOfPerson,
	phoneNumber,
} from "#app/ui/form/values/text-schema.ts";
import { differenceWays } from "./party-difference.ts";

const texts = bookingInputErrorsTexts;
const ownTexts = editBookingTexts.errors;

const orNull = (schema: v.GenericSchema<string, string>) =>
	v.pipe(
		v.optional(schema, ""),
		v.transform((text) => text || null),
	);
const people = (least: number) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.regex(/^\d{1,3}$/, () => texts.wholeNumber),
		v.transform(Number),
		v.minValue(least, () => texts.noAdult),
		v.maxValue(mostPeopleOfAKind, () => ownTexts.tooManyPeople),
	);
/** Made with the form, so that it acts once however often it is sent. */
export const actKey = v.pipe(v.string(), v.minLength(8), v.maxLength(64));
/** `bookingFingerprint` of the booking as the form shows it. */
export const shownFingerprint = v.pipe(v.string(), v.maxLength(40));
const number = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number));

export const bookingEditSchema = v.object({
	intent: v.literal("edit"),
	key: actKey,
	fingerprint: shownFingerprint,
	name: nameOfPerson({
		what: () => texts.fields.name,
		least: 2,
		most: 100,
		missing: () => ownTexts.name,
	}),
	email: orNull(
		v.union(
			[v.literal(""), emailRule({ tooLong: () => texts.emailTooLong, unlike: () => texts.email })],
			() => texts.email,
		),
	),
	phone: orNull(
		phoneNumber(
			() => texts.fields.phone,
			() => ownTexts.phone,
		),
	),
	language: orNull(
		v.pipe(
			v.string(),
			v.regex(/^(|[a-z]{2,3}(-[A-Za-z]{2,4})?)$/, () => texts.language),
		),
	),
	guideNotes: orNull(blockOfText({ what: () => texts.fields.note, most: 1000 })),
	staffNotes: orNull(blockOfText({ what: () => texts.fields.note, most: 1000 })),
	pickupPointId: v.pipe(
		v.string(),
		v.regex(/^\d{1,9}$/, () => ownTexts.pickup),
		v.transform(Number),
	),
	adults: people(1),
	children: people(0),
	bebe: people(0),
	/** Cents of difference that staff were shown; "" without a script. */
	told: v.optional(
		v.union([
			v.pipe(
				v.literal(""),
				v.transform(() => null),
			),
			number,
		]),
		"",
	),
	differenceWay: v.optional(v.picklist(differenceWays)),
	reason: v.optional(lineOfText({ what: () => texts.fields.reason, most: 300 }), ""),
});

export type BookingEdit = Omit<v.InferOutput<typeof bookingEditSchema>, "intent" | "key"> & {
	/** Absent: the extras stay, as far as the party still needs them. */
	extras?: ExtraChoice;
	/** Absent: the fares stay, as far as the party still has such guests. */
	fares?: FareChoice;
};
