import * as v from "valibot";
import { expect, test } from "vitest";
import { sampleHotel } from "#tests/samples/hotel-samples.ts";
import { newHotelSchema, shortNameOf } from "./hotel.ts";
import { hotelFormOf } from "./hotel-fields.ts";

const hotel = { id: "casa-sol", ...hotelFormOf(sampleHotel), pickupPointId: "" };

test("a hotel needs a short name, a name and somebody who collects", () => {
	expect(v.parse(newHotelSchema, { ...hotel, id: " Casa-Sol " })).toEqual({
		...sampleHotel,
		id: "casa-sol",
		pickupPointId: null,
	});
});

test.each(Object.keys(hotel))("without its field %s nothing is taken for empty", (name) => {
	expect(v.is(newHotelSchema, { ...hotel, [name]: undefined })).toBe(false);
});

test.each([
	{ id: "web" },
	{ id: "confirm" },
	{ id: "handover" },
	{ id: "a--b" },
	{ id: "ñandú" },
	{ name: "ab" },
	{ paymentMode: "cash" },
	{ pickupPointId: "one" },
])("%j is refused", (change) => {
	expect(v.is(newHotelSchema, { ...hotel, ...change })).toBe(false);
});

test.each([
	["Hotel Los Ángeles", "hotel-los-angeles"],
	["  Casa «Ñ» & Söhne ", "casa-n-sohne"],
])("a short name is made from the name %s", (name, id) => {
	expect(shortNameOf(name)).toBe(id);
	expect(v.is(newHotelSchema, { ...hotel, id })).toBe(true);
});
