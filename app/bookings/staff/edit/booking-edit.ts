import * as v from "valibot";
import { mostPeopleOfAKind } from "#app/bookings/booking.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import type { StoredChange } from "#app/bookings/history/changed-fields.ts";
import { type Excursion, type People, pickupLabel } from "#app/excursions/excursion.ts";
import { bookingInputErrorsTexts } from "#app/messages/catalogues/staff-bookings/booking-input-errors.ts";
import { editBookingTexts } from "#app/messages/catalogues/staff-bookings/edit-booking.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { blockOfText, lineOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";
import { languageName } from "#app/ui/format/format.ts";
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
		v.regex(/^\d{1,3}$/, texts.wholeNumber),
		v.transform(Number),
		v.minValue(least, texts.noAdult),
		v.maxValue(mostPeopleOfAKind, ownTexts.tooManyPeople),
	);
const number = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number));

export const bookingEditSchema = v.object({
	intent: v.literal("edit"),
	key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
	/** Version of the booking that staff saw. */
	seenAt: number,
	name: nameOfPerson({
		what: texts.fields.name,
		least: 2,
		most: 100,
		missing: ownTexts.name,
	}),
	email: orNull(
		v.union(
			[
				v.literal(""),
				v.pipe(
					v.string(),
					v.trim(),
					v.toLowerCase(),
					v.maxLength(254, texts.emailTooLong),
					v.email(texts.email),
				),
			],
			texts.email,
		),
	),
	phone: orNull(
		v.pipe(
			lineOfText({ what: texts.fields.phone, most: 40 }),
			v.regex(/^(|[+\d][\d\s()./-]{4,})$/, ownTexts.phone),
		),
	),
	language: orNull(v.pipe(v.string(), v.regex(/^(|[a-z]{2,3}(-[A-Za-z]{2,4})?)$/, texts.language))),
	guideNotes: orNull(blockOfText({ what: texts.fields.note, most: 1000 })),
	staffNotes: orNull(blockOfText({ what: texts.fields.note, most: 1000 })),
	pickupPointId: v.pipe(v.string(), v.regex(/^\d{1,9}$/, ownTexts.pickup), v.transform(Number)),
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
	reason: v.optional(lineOfText({ what: texts.fields.reason, most: 300 }), ""),
});

export type BookingEdit = Omit<v.InferOutput<typeof bookingEditSchema>, "intent" | "key">;

/** What a correction may change, before or after it. */
export interface EditedFacts extends People {
	name: string;
	email: string | null;
	phone: string | null;
	language: string | null;
	guideNotes: string | null;
	staffNotes: string | null;
	/** "04:40 · Casa Bruma" */
	pickup: string;
	/** With its currency. */
	price: string;
}

export type ChangedField = StoredChange["field"];

/** One changed field, its values in words; empty where there is none. */
export interface FieldChange {
	field: ChangedField;
	before: string;
	after: string;
}

export function changesBetween(before: EditedFacts, after: EditedFacts): FieldChange[] {
	const language = (code: string | null) => (code ? languageName(code) : null);
	const rows: [ChangedField, string | null, string | null][] = [
		["name", before.name, after.name],
		["email", before.email, after.email],
		["phone", before.phone, after.phone],
		["language", language(before.language), language(after.language)],
		["party", peopleInWords(before, staffLanguage), peopleInWords(after, staffLanguage)],
		["pickup", before.pickup, after.pickup],
		["price", before.price, after.price],
		["guideNotes", before.guideNotes, after.guideNotes],
		["staffNotes", before.staffNotes, after.staffNotes],
	];
	return rows
		.filter(([, old, now]) => (old ?? "") !== (now ?? ""))
		.map(([field, old, now]) => ({ field, before: old ?? "", after: now ?? "" }));
}

/** True when a guest who reads a mail or voucher sees the change. */
export function concernsGuest(changes: readonly FieldChange[]): boolean {
	return changes.some(({ field }) => !["phone", "guideNotes", "staffNotes"].includes(field));
}

/** What the excursion offers today: its prices make the difference of a changed party. */
export type EditOffer = Pick<Excursion, "prices" | "pickups">;

/** "04:40 · Casa Bruma" of the new stop, or of the one that stays. */
export function pickupAfter(stop: EditOffer["pickups"][number] | null, before: string): string {
	return stop ? pickupLabel(stop) : before;
}

/** True when both parties have the same people. */
export function isSameParty(one: People, other: People): boolean {
	return one.adults === other.adults && one.children === other.children && one.bebe === other.bebe;
}
