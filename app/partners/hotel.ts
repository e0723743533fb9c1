import * as v from "valibot";
import { hotelEntries } from "./hotel-fields.ts";
import { isHotelId } from "./totem.ts";

/** Short and easy to say, because it is part of the totem's address. */
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

/** The fields of the form. All are required: a page that loaded only in part must not empty the others. */
export const hotelSchema = v.object(hotelEntries);
export const newHotelSchema = v.object({ id: hotelId, ...hotelEntries });
