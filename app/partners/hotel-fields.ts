/**
 * Every field of a hotel that staff fill in, once. Form, its check, columns and what the hotel's screens may
 * show follow from these rows. One more field is one more row, its column in `schema.server.ts` with a
 * migration, and the page that shows it; `docs/fields.md` goes through it.
 *
 * Totems, sales and the hotel's short name stand beside it. No text of a hotel is translated.
 */
import * as v from "valibot";
import { lineOfText } from "#app/ui/form/text-schema.ts";

export type PaymentMode = "phone" | "hotel";
export const paymentModes: Record<PaymentMode, string> = {
	phone: "Guests pay on their phone",
	hotel: "The hotel collects",
};

export type HotelSection = "house" | "selling";
export type HotelControl = "line" | "tel" | "email" | "payment mode" | "pickup point" | "tick";

/** What a row says of its field. */
interface HotelField {
	label: string;
	hint?: string;
	control: HotelControl;
	section: HotelSection;
	/** "public": the hotel's screens may show it. "staff": no page of a guest may ever carry it. */
	audience: "public" | "staff";
	schema: v.GenericSchema;
	/** A stored value as the form has it. */
	toForm(value: string | number | boolean | null): string;
}

const asItIs = (text: string) => text;

/** By the names of the form and, but for the partner, of the columns; in the order of the form. */
const hotelFields = {
	name: {
		label: "Name",
		control: "line",
		section: "house",
		audience: "public",
		schema: lineOfText({ what: "Name", least: 3, most: 120 }),
		toForm: asItIs,
	},
	address: {
		label: "Address",
		control: "line",
		section: "house",
		audience: "staff",
		schema: lineOfText({ what: "Address", most: 200 }),
		toForm: asItIs,
	},
	phone: {
		label: "Phone",
		control: "tel",
		section: "house",
		audience: "staff",
		schema: lineOfText({ what: "Phone", most: 40 }),
		toForm: asItIs,
	},
	paymentMode: {
		label: "Who collects the money",
		control: "payment mode",
		section: "selling",
		audience: "public",
		schema: v.picklist(["phone", "hotel"], "Choose who collects the money"),
		toForm: asItIs,
	},
	/** Null: no pickup is preselected at the totem, which shows the point itself, not its number. */
	pickupPointId: {
		label: "Its own pickup point",
		control: "pickup point",
		section: "selling",
		audience: "staff",
		schema: v.pipe(
			v.string("Its own pickup point is missing: a number, or nothing for none"),
			v.regex(/^\d{0,9}$/, "Choose a pickup point"),
			v.transform((text) => (text === "" ? null : Number(text))),
			v.nullable(v.pipe(v.number(), v.integer("Choose a pickup point"))),
		),
		toForm: (id: number | null) => String(id ?? ""),
	},
	/** The user who reads the hotel's bookings; empty for none. Stored as the user's id. */
	partnerEmail: {
		label: "Partner’s email",
		hint: "A user with the role partner: reads this hotel’s bookings. Empty for none.",
		control: "email",
		section: "selling",
		audience: "staff",
		schema: v.pipe(
			v.string("Partner’s email is missing"),
			v.trim(),
			v.toLowerCase(),
			v.maxLength(254, "Partner’s email must be at most 254 characters long"),
		),
		toForm: asItIs,
	},
	isActive: {
		label: "Open: its totem sells",
		control: "tick",
		section: "selling",
		audience: "staff",
		schema: v.pipe(
			v.picklist(["on", "off"], "Open: yes or no is missing"),
			v.transform((text) => text === "on"),
		),
		toForm: (isOn: boolean) => (isOn ? "on" : "off"),
	},
} as const satisfies Record<string, HotelField>;

type Rows = typeof hotelFields;
export type HotelFieldName = keyof Rows;
/** What the form says, once checked. */
export type HotelFields = {
	-readonly [Name in HotelFieldName]: v.InferOutput<Rows[Name]["schema"]>;
};
type PublicName = {
	[Name in HotelFieldName]: Rows[Name] extends { audience: "public" } ? Name : never;
}[HotelFieldName];
/** What the hotel's screens may show. */
export type PublicHotelFields = Pick<HotelFields, PublicName>;
/** Fields whose column has their name. */
export type HotelColumn = Exclude<HotelFieldName, "partnerEmail">;

/** The rows for code that treats all alike. */
const rows: Record<HotelFieldName, HotelField> = hotelFields;
export const hotelFieldNames = Object.keys(rows).filter(
	(name): name is HotelFieldName => name in rows,
);
export const hotelFieldOf = (name: HotelFieldName) => rows[name];
export const hotelColumns = hotelFieldNames.filter(
	(name): name is HotelColumn => name !== "partnerEmail",
);
export const publicHotelColumns = hotelColumns.filter(
	(name): name is Extract<HotelColumn, PublicName> => rows[name].audience === "public",
);

type Entries = { -readonly [Name in HotelFieldName]: Rows[Name]["schema"] };
// TypeScript can't follow names through entries; they are those of the rows, one by one
export const hotelEntries = Object.fromEntries(
	hotelFieldNames.map((name) => [name, hotelFields[name].schema]),
) as Entries;

/** A stored hotel as the fields of its form. */
export function hotelFormOf(hotel: HotelFields): Record<HotelFieldName, string> {
	return Object.fromEntries(
		hotelFieldNames.map((name) => [name, rows[name].toForm(hotel[name])]),
	) as Record<HotelFieldName, string>;
}
