import { expect, test } from "vitest";
import { decideHotel, decideNewHotel, type HotelState } from "./hotel-decision.ts";

const state: HotelState = { hotelBefore: { version: 7 }, point: { id: 3 }, partner: { id: "u1" } };
const fields = { pickupPointId: 3, partnerEmail: "reception@casa.example" };
const none = { pickupPointId: null, partnerEmail: "" };

test.each<[string, { fields?: typeof none } & Partial<HotelState>, string]>([
	["a hotel whose point and partner exist", {}, "saved"],
	["without point and partner", { fields: none, point: null, partner: null }, "saved"],
	["with a point that is gone", { point: null, partner: null }, "no-such-point"],
	["with a partner that is none", { partner: null }, "no-such-partner"],
])("%s", (_, { fields: typedFields = fields, ...changes }, outcome) => {
	expect(decideHotel(typedFields, 7, { ...state, ...changes })).toEqual({ outcome });
	expect(decideNewHotel(typedFields, { ...state, ...changes, hotelBefore: null })).toEqual({
		outcome,
	});
});

test("a new hotel takes no id of another one", () => {
	expect(decideNewHotel(none, state)).toEqual({ outcome: "taken" });
});

test("a hotel that is gone, and a form that is older than the hotel, are refused first", () => {
	expect(decideHotel(fields, 7, { hotelBefore: null, point: null, partner: null })).toEqual({
		outcome: "unknown",
	});
	expect(decideHotel(fields, 6, { ...state, point: null })).toEqual({ outcome: "newer" });
	expect(decideHotel(none, null, state)).toEqual({ outcome: "saved" });
});
