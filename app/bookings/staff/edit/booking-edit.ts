import * as v from "valibot";
import { mostPeopleOfAKind } from "#app/bookings/booking.ts";
import { peopleInWords } from "#app/bookings/booking-words.ts";
import { type Excursion, type People, pickupLabel, totalCents } from "#app/excursions/excursion.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { blockOfText, lineOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";
import { languageName } from "#app/ui/format/format.ts";

/** How the difference of a changed party is settled. */
const settlements = ["day", "link", "cash", "terminal", "forgive", "back"] as const;
export type Settlement = (typeof settlements)[number];

const orNull = (schema: v.GenericSchema<string, string>) =>
	v.pipe(
		v.optional(schema, ""),
		v.transform((text) => text || null),
	);
const people = (least: number) =>
	v.pipe(
		v.string(),
		v.trim(),
		v.regex(/^\d{1,3}$/, "Type a whole number"),
		v.transform(Number),
		v.minValue(least, "At least one adult must come along"),
		v.maxValue(mostPeopleOfAKind, "That is more than we can take"),
	);
const number = v.pipe(v.string(), v.regex(/^-?\d{1,15}$/), v.transform(Number));

export const bookingEditSchema = v.object({
	intent: v.literal("edit"),
	key: v.pipe(v.string(), v.minLength(8), v.maxLength(64)),
	/** Version of the booking that staff saw. */
	seenAt: number,
	name: nameOfPerson({ what: "Name", least: 2, most: 100, missing: "Type the guest's name" }),
	email: orNull(
		v.union(
			[
				v.literal(""),
				v.pipe(
					v.string(),
					v.trim(),
					v.toLowerCase(),
					v.maxLength(254, "Email must be at most 254 characters long"),
					v.email("Type an email address like ida@example.com"),
				),
			],
			"Type an email address like ida@example.com",
		),
	),
	phone: orNull(
		v.pipe(
			lineOfText({ what: "Phone", most: 40 }),
			v.regex(/^(|[+\d][\d\s()./-]{4,})$/, "Type a phone number like +34 600 123 456"),
		),
	),
	language: orNull(
		v.pipe(v.string(), v.regex(/^(|[a-z]{2,3}(-[A-Za-z]{2,4})?)$/, "Choose a language")),
	),
	guideNotes: orNull(blockOfText({ what: "The note", most: 1000 })),
	staffNotes: orNull(blockOfText({ what: "The note", most: 1000 })),
	pickupPointId: v.pipe(v.string(), v.regex(/^\d{1,9}$/, "Choose a pickup"), v.transform(Number)),
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
	settle: v.optional(v.picklist(settlements)),
	reason: v.optional(lineOfText({ what: "The reason", most: 300 }), ""),
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

/** One changed field in words, for the history: "empty" stands for no value. */
export interface FieldChange {
	label: string;
	before: string;
	after: string;
}

export function changesBetween(before: EditedFacts, after: EditedFacts): FieldChange[] {
	const language = (code: string | null) => (code ? languageName(code) : null);
	const rows: [string, string | null, string | null][] = [
		["Name", before.name, after.name],
		["Email", before.email, after.email],
		["Phone", before.phone, after.phone],
		["Speaks", language(before.language), language(after.language)],
		["Party", peopleInWords(before, staffLanguage), peopleInWords(after, staffLanguage)],
		["Pickup", before.pickup, after.pickup],
		["Price", before.price, after.price],
		["For the guide", before.guideNotes, after.guideNotes],
		["For staff only", before.staffNotes, after.staffNotes],
	];
	return rows
		.filter(([, old, now]) => (old ?? "") !== (now ?? ""))
		.map(([label, old, now]) => ({ label, before: old || "empty", after: now || "empty" }));
}

export function changesInWords(changes: readonly FieldChange[]): string {
	return changes
		.map(({ label, before, after }) => `${label}: ${oneLine(before)} → ${oneLine(after)}`)
		.join("\n");
}

function oneLine(text: string): string {
	return text.replaceAll("\n", " / ");
}

/** True when a guest who reads a mail or voucher sees the change. */
export function concernsGuest(changes: readonly FieldChange[]): boolean {
	return changes.some(({ label }) => !["Phone", "For the guide", "For staff only"].includes(label));
}

/** What the excursion offers today: its prices make the difference of a changed party. */
export type EditOffer = Pick<Excursion, "prices" | "pickups">;

/** Cents that one party costs more than another at today's prices. */
export function partyDifferenceCents({ prices }: EditOffer, after: People, before: People): number {
	return totalCents(prices, after) - totalCents(prices, before);
}

/** "04:40 · Casa Bruma" of the new stop, or of the one that stays. */
export function pickupAfter(stop: EditOffer["pickups"][number] | null, before: string): string {
	return stop ? pickupLabel(stop) : before;
}

/** True when both parties have the same people. */
export function isSameParty(one: People, other: People): boolean {
	return one.adults === other.adults && one.children === other.children && one.bebe === other.bebe;
}
