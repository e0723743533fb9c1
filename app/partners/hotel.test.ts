import * as v from "valibot";
import { expect, test } from "vitest";
import { newHotelSchema } from "./hotel.ts";

const hotel = {
	id: "casa-sol",
	name: "Casa Sol",
	address: "",
	phone: "",
	paymentMode: "phone",
	pickupPointId: "",
	partnerEmail: "",
	isActive: "off",
};

test("a hotel needs a short name, a name and somebody who collects", () => {
	expect(v.parse(newHotelSchema, { ...hotel, id: " Casa-Sol " })).toEqual({
		id: "casa-sol",
		name: "Casa Sol",
		address: "",
		phone: "",
		paymentMode: "phone",
		pickupPointId: null,
		partnerEmail: "",
		isActive: false,
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
