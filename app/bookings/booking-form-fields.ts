/**
 * What a guest types about themselves, in the order of the booking form. Form, error summary, schema, restored and
 * unsent forms, columns, export and staff's screens are derived from these rows. A new field is one row, its
 * column in `schema.server.ts` with a migration, and a place that shows it; see `docs/fields.md`.
 * Public pages load this file: fields that no guest types have their rows in `booking-fields.ts`.
 */
import * as v from "valibot";
import { blockOfText, filled, lineOfText, nameOfPerson } from "#app/ui/form/text-schema.ts";

/** "guest": the guest's own pages. "list": the bookings of staff and their export. "record": the booking record. */
export type BookingReader = "guest" | "list" | "record" | "manifest";

/** A field that is stored with the booking. */
export interface BookingField {
	/** Its name for staff: in record, export and history. */
	label: string;
	kind: "name" | "email" | "phone" | "line" | "remark" | "language";
	readers: readonly [BookingReader, ...BookingReader[]];
	/** Personal data: the word by which the privacy page names it. Null: no personal data. */
	personal: string | null;
	/** What the record shows in place of an empty field; without it, the record leaves the field out. */
	none?: string;
}

/** A control of the form. */
interface Typed {
	/** The label of its control. */
	caption: string;
	hint?: string;
	kind: Exclude<BookingField["kind"], "language">;
	/** Its schema refuses an empty text. */
	isRequired: boolean;
	schema: v.GenericSchema<string | undefined>;
}

interface TypedField extends Typed, BookingField {
	kind: Typed["kind"];
	/** Its label when guests read what they typed, if not the label for staff. */
	readBack?: string;
}

/** Typed twice against typing errors; the second one is not stored. */
interface Repeated extends Typed {
	repeats: string;
}

const email = v.pipe(
	v.string("Type your email address"),
	v.trim(),
	v.toLowerCase(),
	v.maxLength(254, "Email must be at most 254 characters long"),
	// browsers accept "a@b", but a voucher needs an address that can receive mail
	v.email("Type an email address like ida@example.com"),
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

/** By the names of form, API and columns. */
export const bookingFormFields = {
	name: {
		label: "Name",
		caption: "Full name",
		kind: "name",
		isRequired: true,
		readers: ["guest", "list", "record", "manifest"],
		personal: "name",
		schema: filled(
			nameOfPerson({ what: "Name", least: 4, most: 100, missing: "Type your full name" }),
		),
	},
	email: {
		label: "Email",
		caption: "Email",
		hint: "Your voucher goes here.",
		kind: "email",
		isRequired: true,
		readers: ["list", "record"],
		personal: "email",
		schema: filled(email),
	},
	cemail: {
		repeats: "email",
		caption: "Email again",
		kind: "email",
		isRequired: true,
		schema: filled(v.pipe(v.string("Type your email address again"), v.trim(), v.toLowerCase())),
	},
	phone: {
		label: "Phone",
		caption: "Phone",
		hint: "Only if the van is late or the weather stops us.",
		kind: "phone",
		isRequired: false,
		readers: ["list", "record", "manifest"],
		personal: "phone",
		none: "none given",
		schema: orNone(
			v.pipe(
				lineOfText({ what: "Phone", most: 40 }),
				v.regex(/^(|[+\d][\d\s()./-]{4,})$/, "Type a phone number like +34 600 123 456"),
			),
		),
	},
	comments: {
		label: "Comments",
		caption: "Anything we should know",
		readBack: "Your message",
		kind: "remark",
		isRequired: false,
		readers: ["record", "manifest"],
		personal: "notes",
		schema: orNone(blockOfText({ what: "Comments", most: 1000 })),
	},
} as const satisfies Record<string, TypedField | Repeated>;

type Rows = typeof bookingFormFields;
export type BookingFormName = keyof Rows;
/** Fields that a totem and a hotel desk ask for too. */
export type RequiredName = {
	[Name in BookingFormName]: Rows[Name] extends { isRequired: true; label: string } ? Name : never;
}[BookingFormName];

/** The same rows with one type, for code that treats all fields alike. */
const rows: Record<BookingFormName, TypedField | Repeated> = bookingFormFields;
export const bookingFormNames = Object.keys(rows).filter(
	(name): name is BookingFormName => name in rows,
);
export const bookingFormFieldOf = (name: BookingFormName) => rows[name];

/** What a control of the form shows; without the schema it can be a prop of an island. */
export interface GuestFieldWords extends Pick<Typed, "caption" | "hint" | "kind" | "isRequired"> {
	name: BookingFormName;
}

export const guestFields: readonly GuestFieldWords[] = bookingFormNames.map((name) => {
	const { caption, hint, kind, isRequired } = rows[name];
	return { name, caption, hint, kind, isRequired };
});

type Entries = { -readonly [Name in BookingFormName]: Rows[Name]["schema"] };
// TypeScript loses the names in fromEntries; they are exactly those of the rows
export const bookingFormEntries = Object.fromEntries(
	bookingFormNames.map((name) => [name, rows[name].schema]),
) as Entries;
