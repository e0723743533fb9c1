import * as v from "valibot";
import { lineOfText } from "#app/ui/form/text-schema.ts";
import { isHotelId } from "./totem.ts";

/** Short, and fit to be read out: it stands in the totem's address. */
const hotelId = v.pipe(
	v.string(),
	v.trim(),
	v.toLowerCase(),
	v.minLength(3, "The short name must be at least 3 characters long"),
	v.maxLength(40, "The short name must be at most 40 characters long"),
	v.regex(
		/^[a-z0-9]+(?:-[a-z0-9]+)*$/,
		"The short name has small letters, digits and single hyphens: los-dragos",
	),
	v.check(isHotelId, "This short name is taken by the site itself"),
);

/** All of them must be there: of a page that was loaded in half, no field is emptied that nobody has seen. */
const fields = {
	name: lineOfText({ what: "Name", least: 3, most: 120 }),
	address: lineOfText({ what: "Address", most: 200 }),
	phone: lineOfText({ what: "Phone", most: 40 }),
	paymentMode: v.picklist(["phone", "hotel"], "Choose who collects the money"),
	/** Null: no pickup is preselected at the totem. */
	pickupPointId: v.pipe(
		v.string("Its own pickup point is missing: a number, or nothing for none"),
		v.regex(/^\d{0,9}$/, "Choose a pickup point"),
		v.transform((text) => (text === "" ? null : Number(text))),
		v.nullable(v.pipe(v.number(), v.integer("Choose a pickup point"))),
	),
	/** The partner's user; empty for none. */
	partnerEmail: v.pipe(
		v.string("Partner’s email is missing"),
		v.trim(),
		v.toLowerCase(),
		v.maxLength(254, "Partner’s email must be at most 254 characters long"),
	),
	isActive: v.pipe(
		v.picklist(["on", "off"], "Open: yes or no is missing"),
		v.transform((text) => text === "on"),
	),
};

/** The fields of the form, as a browser sends them. */
export const hotelSchema = v.object(fields);
export const newHotelSchema = v.object({ id: hotelId, ...fields });
export type HotelFields = v.InferOutput<typeof hotelSchema>;

export type PaymentMode = HotelFields["paymentMode"];

export const paymentModes: Record<PaymentMode, string> = {
	phone: "Guests pay on their phone",
	hotel: "The hotel collects",
};

export interface Hotel {
	id: string;
	name: string;
	address: string;
	phone: string;
	pickupPointId: number | null;
	paymentMode: PaymentMode;
	isActive: boolean;
}
