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

/**
 * The fields of the form, as a browser sends them. All of them must be there: of a page that was loaded in
 * half, no field is emptied that nobody has seen.
 */
export const hotelSchema = v.object(hotelEntries);
export const newHotelSchema = v.object({ id: hotelId, ...hotelEntries });
