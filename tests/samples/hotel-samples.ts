import * as v from "valibot";
import { hotelSchema } from "#app/partners/hotel.ts";
import {
	type HotelFieldName,
	type HotelFields,
	hotelFieldNames,
	hotelFieldOf,
	hotelFormOf,
} from "#app/partners/hotel-fields.ts";

function typedIn(name: HotelFieldName): string {
	switch (hotelFieldOf(name).control) {
		case "payment mode":
			return "phone";
		case "language":
			return "de";
		case "pickup point":
			return "7";
		case "tick":
			return "on";
		case "email":
			return `${name.toLowerCase()}@casa.example`;
		case "tel":
			return "+34 928 555 0177";
		case "line":
			return `Sample of ${name}`;
	}
}

/** A value for each field of a hotel, accepted by its rules. */
export const sampleHotel: HotelFields = v.parse(
	hotelSchema,
	Object.fromEntries(hotelFieldNames.map((name) => [name, typedIn(name)])),
);

/** The same as the fields of its form. A test with a database names a pickup point and a partner that are there, or none. */
export const sampleHotelForm = hotelFormOf(sampleHotel);
