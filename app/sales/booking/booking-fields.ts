/**
 * Everything that a booking carries of its guest: what guests type (rows in `booking-form-fields.ts`) and, below, what
 * the browser or staff add. The booking itself (trip, party, pickup, price, status) is no field.
 * Pages of guests load only types from here.
 */
import { bookingFieldWordsTexts } from "#app/messages/staff/office/booking-field-words.ts";
import {
	type BookingField,
	type BookingFormName,
	type BookingReader,
	bookingFormFields,
} from "./booking-form-fields.ts";

const { cemail: _notStored, ...typedFields } = bookingFormFields;

/** By column. */
export const bookingFields = {
	...typedFields,
	source: {
		kind: "line",
		readers: ["list", "record", "hotel"],
		personal: null,
	},
	guideNotes: {
		kind: "remark",
		readers: ["record", "manifest"],
		personal: "notes",
	},
	staffNotes: {
		kind: "remark",
		readers: ["record"],
		personal: "notes",
	},
	language: {
		kind: "language",
		readers: ["guest", "record", "manifest"],
		personal: "your language",
	},
} as const satisfies Record<string, BookingField>;

type Rows = typeof bookingFields;
export type BookingFieldName = keyof Rows;
export type TypedFieldName = BookingFieldName & BookingFormName;
export type NameFor<Reader extends BookingReader> = {
	[Name in BookingFieldName]: Reader extends Rows[Name]["readers"][number] ? Name : never;
}[BookingFieldName];

/** The same rows with one type, for code that treats all fields alike. */
const rows: Record<BookingFieldName, BookingField> = bookingFields;
export const bookingFieldNames = Object.keys(rows).filter(
	(name): name is BookingFieldName => name in rows,
);

interface FieldWords {
	label: string;
	/** What the record shows in place of an empty field; without it, the record leaves the field out. */
	none?: string;
}

const words: Record<BookingFieldName, FieldWords> = bookingFieldWordsTexts;
export const bookingFieldOf = (name: BookingFieldName) => ({ ...rows[name], ...words[name] });

export function namesFor<Reader extends BookingReader>(reader: Reader): NameFor<Reader>[] {
	return bookingFieldNames.filter((name): name is NameFor<Reader> =>
		rows[name].readers.includes(reader),
	);
}

/** The fields of a screen that a hotel does not read, empty. */
export function emptyForHotels<Reader extends BookingReader>(
	reader: Reader,
): { [Name in Exclude<NameFor<Reader>, NameFor<"hotel">>]: null } {
	const ofHotels: readonly BookingFieldName[] = namesFor("hotel");
	// TypeScript loses the names in fromEntries; they are exactly those of the type
	return Object.fromEntries(
		namesFor(reader).flatMap((name) => (ofHotels.includes(name) ? [] : [[name, null]])),
	) as { [Name in Exclude<NameFor<Reader>, NameFor<"hotel">>]: null };
}
