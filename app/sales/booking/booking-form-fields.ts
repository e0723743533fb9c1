/**
 * What a guest types about themselves, in the order of the booking form. Form, error summary, schema, restored and
 * unsent forms, columns, export and staff's screens are derived from these rows. `docs/fields.md` says what a new
 * field needs besides its row.
 * Public pages load this file: fields that no guest types have their rows in `booking-fields.ts`.
 */
import type { Language } from "#app/messages/languages.ts";
import { guestFieldsTexts } from "#app/messages/texts.ts";

/**
 * "guest": the guest's own pages. "list": the bookings of staff and their export. "record": the booking record. "hotel":
 * record and manifest as a hotel reads them, which is what the privacy page tells its guests.
 */
export type BookingReader = "guest" | "list" | "record" | "manifest" | "hotel";

export interface BookingField {
	kind: "name" | "email" | "phone" | "line" | "remark" | "language";
	readers: readonly [BookingReader, ...BookingReader[]];
	/** Personal data: the word by which the privacy page names it. Null: no personal data. */
	personal: string | null;
}

/** A control of the form. What a guest reads of it is in the catalogue `guest-fields.ts`. */
interface Typed {
	kind: Exclude<BookingField["kind"], "language">;
	/** Its rule in `booking-form-rules.ts` refuses an empty text. */
	isRequired: boolean;
}

interface TypedField extends Typed, BookingField {
	kind: Typed["kind"];
}

/** Typed twice against typing errors; the second one is not stored. */
interface Repeated extends Typed {
	repeats: string;
}

/** By the names of form, API and columns. */
export const bookingFormFields = {
	name: {
		kind: "name",
		isRequired: true,
		readers: ["guest", "list", "record", "manifest", "hotel"],
		personal: "name",
	},
	email: {
		kind: "email",
		isRequired: true,
		readers: ["list", "record", "hotel"],
		personal: "email",
	},
	cemail: {
		repeats: "email",
		kind: "email",
		isRequired: true,
	},
	phone: {
		kind: "phone",
		isRequired: false,
		readers: ["list", "record", "manifest", "hotel"],
		personal: "phone",
	},
	comments: {
		kind: "remark",
		isRequired: false,
		readers: ["record", "manifest"],
		personal: "notes",
	},
} as const satisfies Record<string, TypedField | Repeated>;

type Rows = typeof bookingFormFields;
export type BookingFormName = keyof Rows;
/** Fields that a totem and a hotel desk ask for too. */
export type RequiredName = {
	[Name in BookingFormName]: Rows[Name] extends { isRequired: true; readers: readonly string[] }
		? Name
		: never;
}[BookingFormName];

/** The same rows with one type, for code that treats all fields alike. */
const rows: Record<BookingFormName, TypedField | Repeated> = bookingFormFields;
export const bookingFormNames = Object.keys(rows).filter(
	(name): name is BookingFormName => name in rows,
);

/** What a control of the form shows, as a prop of a widget. */
export interface GuestFieldWords extends Pick<Typed, "kind" | "isRequired"> {
	name: BookingFormName;
	/** The label of its control. */
	caption: string;
	hint?: string;
}

export function guestFields(language: Language): GuestFieldWords[] {
	return bookingFormNames.map((name) => {
		const { kind, isRequired } = rows[name];
		const words: Pick<GuestFieldWords, "caption" | "hint"> = guestFieldsTexts[language][name];
		return { name, kind, isRequired, caption: words.caption, hint: words.hint };
	});
}
