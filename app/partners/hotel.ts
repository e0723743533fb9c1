import * as v from "valibot";
import { hotelPageTexts } from "#app/messages/staff/partners/hotel-page.ts";
import { hotelEntries } from "./hotel-fields.ts";
import { isHotelId } from "./totem.ts";

const texts = hotelPageTexts.shortName;

/** Short and easy to say, because it is part of the totem's address. */
const hotelId = v.pipe(
	v.string(),
	v.trim(),
	v.toLowerCase(),
	v.minLength(3, () => texts.tooShort({ least: 3 })),
	v.maxLength(40, () => texts.tooLong({ most: 40 })),
	v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, () => texts.characters),
	v.check(isHotelId, () => texts.reserved),
);

/** The fields of the form. All are required: a page that loaded only in part must not empty the others. */
export const hotelSchema = v.object(hotelEntries);
export const newHotelSchema = v.object({ id: hotelId, ...hotelEntries });

/** "Hotel Los Ángeles" → "hotel-los-angeles": where staff leave the short name to us. */
export function shortNameOf(name: string): string {
	const letters = name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
	return letters
		.replaceAll(/[^a-z0-9]+/g, "-")
		.slice(0, 40)
		.replaceAll(/^-|-$/g, "");
}
