import * as v from "valibot";
import { expect, test } from "vitest";
import { newHotelSchema } from "./hotel.ts";

const hotel = { id: "casa-sol", name: "Casa Sol", paymentMode: "phone" };

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
