/**
 * Every field of a hotel that staff edit, in one place. Form, validation, columns and what a totem
 * may show are derived from these rows. A new field is a new row, its column in `schema.server.ts`
 * with a migration, and the page that shows it (see `docs/fields.md`). Totems, sales and the
 * hotel's id are stored beside it.
 */
import * as v from "valibot";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { hotelLabelsTexts as texts } from "#app/messages/staff/partners/hotel-labels.ts";
import { plainEmail } from "#app/ui/form/values/email-address.ts";
import { fieldError, lineOfText, phoneNumber } from "#app/ui/form/values/text-schema.ts";

/** What a totem speaks until a guest chooses. */
export const totemLanguages = writtenLanguages.map((code) => ({
	code,
	name: languageFacts[code].name,
}));

export type HotelSection = "house" | "selling";
export type HotelControl =
	| "line"
	| "tel"
	| "email"
	| "payment mode"
	| "language"
	| "pickup point"
	| "tick";

type HotelField = {
	control: HotelControl;
	section: HotelSection;
	schema: v.GenericSchema;
	/** A stored value as the form's text. */
	toForm(value: string | number | boolean | null): string;
} & Audience;

/** "public": totems may show it, in the guest's language if it is `translated`. "staff": no page of a guest may contain it. */
type Audience = { audience: "public"; translated: boolean } | { audience: "staff" };

const { rules } = texts;
/** RFC 5321: the longest address that mail reaches. */
const mostInEmail = 254;

const asItIs = (text: string) => text;

/** By the names of the form and of the columns, except the partner's; in the order of the form. */
const hotelFields = {
	name: {
		control: "line",
		section: "house",
		audience: "public",
		translated: false,
		schema: lineOfText({ what: () => texts.name.label, least: 3, most: 120 }),
		toForm: asItIs,
	},
	address: {
		control: "line",
		section: "house",
		audience: "staff",
		schema: lineOfText({ what: () => texts.address.label, most: 200 }),
		toForm: asItIs,
	},
	phone: {
		control: "tel",
		section: "house",
		audience: "staff",
		schema: phoneNumber(() => texts.phone.label, fieldError("phoneLike")),
		toForm: asItIs,
	},
	paymentMode: {
		control: "payment mode",
		section: "selling",
		audience: "public",
		translated: false,
		schema: v.picklist(["phone", "hotel"], () => rules.paymentMode),
		toForm: asItIs,
	},
	language: {
		control: "language",
		section: "selling",
		audience: "public",
		translated: false,
		schema: v.picklist(writtenLanguages, () => rules.language),
		toForm: asItIs,
	},
	/** Null: the totem preselects no pickup. A totem shows the pickup point itself, not its number. */
	pickupPointId: {
		control: "pickup point",
		section: "selling",
		audience: "staff",
		schema: v.pipe(
			v.string(() => rules.pickupPointMissing),
			v.regex(/^\d{0,9}$/, () => rules.pickupPoint),
			v.transform((text) => (text === "" ? null : Number(text))),
			v.nullable(
				v.pipe(
					v.number(),
					v.safeInteger(() => rules.pickupPoint),
				),
			),
		),
		toForm: (id: number | null) => String(id ?? ""),
	},
	/** The user who reads the hotel's bookings; empty for none. Stored as the user's id. */
	partnerEmail: {
		control: "email",
		section: "selling",
		audience: "staff",
		schema: v.pipe(
			v.string(() => rules.partnerMissing),
			v.transform(plainEmail),
			v.maxLength(mostInEmail, () => rules.partnerTooLong({ most: mostInEmail })),
		),
		toForm: asItIs,
	},
	isActive: {
		control: "tick",
		section: "selling",
		audience: "staff",
		schema: v.pipe(
			v.picklist(["on", "off"], () => rules.openMissing),
			v.transform((text) => text === "on"),
		),
		toForm: (isOn: boolean) => (isOn ? "on" : "off"),
	},
} as const satisfies Record<string, HotelField>;

type Rows = typeof hotelFields;
export type HotelFieldName = keyof Rows;
/** The validated values of the form. */
export type HotelFields = {
	-readonly [Name in HotelFieldName]: v.InferOutput<Rows[Name]["schema"]>;
};
type PublicName = {
	[Name in HotelFieldName]: Rows[Name] extends { audience: "public" } ? Name : never;
}[HotelFieldName];
export type PublicHotelFields = Pick<HotelFields, PublicName>;
/** Fields whose column has the same name. */
export type HotelColumn = Exclude<HotelFieldName, "partnerEmail">;

/** The same rows with one type, for code that treats all fields alike. */
const rows: Record<HotelFieldName, HotelField> = hotelFields;
export const hotelFieldNames = Object.keys(rows).filter(
	(name): name is HotelFieldName => name in rows,
);

const words: Record<HotelFieldName, { label: string; hint?: string }> = texts;
/** The row with what staff call it, in the language of who reads it. */
export const hotelFieldOf = (name: HotelFieldName) => ({ ...rows[name], ...words[name] });
export const hotelColumns = hotelFieldNames.filter(
	(name): name is HotelColumn => name !== "partnerEmail",
);
export const publicHotelColumns = hotelColumns.filter(
	(name): name is Extract<HotelColumn, PublicName> => rows[name].audience === "public",
);

type Entries = { -readonly [Name in HotelFieldName]: Rows[Name]["schema"] };
// TypeScript loses the names in fromEntries; they are exactly those of the rows
export const hotelEntries = Object.fromEntries(
	hotelFieldNames.map((name) => [name, hotelFields[name].schema]),
) as Entries;

export function hotelFormOf(hotel: HotelFields): Record<HotelFieldName, string> {
	return Object.fromEntries(
		hotelFieldNames.map((name) => [name, rows[name].toForm(hotel[name])]),
	) as Record<HotelFieldName, string>;
}
