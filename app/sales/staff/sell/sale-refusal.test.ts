import { expect, test } from "vitest";
import { publicExcursion } from "#tests/samples/excursion-samples.ts";
import type { SaleDay } from "./sale.ts";
import { saleRefusal } from "./sale-refusal.ts";

const stop = { pointId: 1, time: "04:30", title: "Los Dragos", place: "", lat: 28, lng: -15 };
const day: SaleDay = {
	...{ id: 7, date: "2027-06-05", startTime: "05:00", languages: ["en"], lacking: null },
	...{ capacity: 12, takenSeats: 8, left: 4, state: "open" as const, guideTakesCash: true },
};
const trip = {
	excursion: publicExcursion({ pickups: [stop] }),
	days: [day],
	texts: {},
	version: 1,
	tax: { rate: 700, next: null },
};
const sale = {
	...{ departure: 7, pickup: 1, adults: 2, children: 0, bebe: 0, isWhole: false },
	...{ price: 12_800, pay: "cash" as const, over: 0, overbookWhy: "", extras: {}, fares: {} },
};
/** With wetsuits at 12 euros. */
const divingTrip = (left: number) => ({
	...trip,
	excursion: {
		...trip.excursion,
		extras: [
			{
				...{ id: 3, title: "Wetsuit", note: "", charged: "person" as const, priceCents: 1200 },
				...{ guests: ["adults" as const], isRequired: false, stock: 8, stockId: null },
			},
		],
	},
	days: [{ ...day, extrasLeft: { 3: left } }],
});
const onDay = (changes: Partial<Omit<typeof day, "state">> & { state?: "closed" | "left" }) => ({
	...trip,
	days: [{ ...day, ...changes }],
});
const party = { adults: 6, price: 38_400 };
const overbooked = { ...party, over: 2, overbookWhy: "A second van comes." };

test.each([
	["seats that are free", {}, trip, null],
	["a trip that is not on sale", {}, null, { status: 404, field: "departure" }],
	["another departure", { departure: 8 }, trip, { status: 422, field: "departure" }],
	["a closed day", {}, onDay({ state: "closed" }), { status: 409, field: "departure" }],
	["a day that has left", {}, onDay({ state: "left" }), { status: 409, field: "departure" }],
	["another stop", { pickup: 2 }, trip, { status: 422, field: "pickup" }],
	[
		"cash that nobody may take",
		{ pay: "on-the-day" as const },
		onDay({ guideTakesCash: false }),
		{ status: 409, field: "pay" },
	],
	[
		"a private trip beside other guests",
		{ isWhole: true },
		onDay({ takenSeats: 1 }),
		{ status: 409, field: "isWhole" },
	],
	[
		"a private trip at the list's price of its party",
		{ isWhole: true },
		onDay({ takenSeats: 0 }),
		null,
	],
	["seats of what is sold whole", {}, onDay({ sells: "whole" }), { status: 409, field: "isWhole" }],
	["the last two wetsuits", { extras: { extra_3: "2" }, price: 15_200 }, divingTrip(2), null],
	[
		"more wetsuits than are left",
		{ extras: { extra_3: "2" }, price: 15_200 },
		divingTrip(1),
		{ status: 409, field: "extra_3" },
	],
	["an older price", { price: 12_000 }, trip, { status: 409, field: "price" }],
	["too many without a reason", party, trip, { status: 409, field: "overbookWhy" }],
	["too many with a reason", overbooked, trip, null],
	[
		"more too many than shown",
		overbooked,
		onDay({ left: 3 }),
		{ status: 409, field: "overbookWhy" },
	],
])("a sale of %s", (_what, changes, sold, refusal) => {
	const answer = saleRefusal({ ...sale, ...changes }, sold, { currency: "EUR", mayOverbook: true });
	expect(answer && { status: answer.status, field: Object.keys(answer.errors)[0] }).toEqual(
		refusal,
	);
});

test("too many are not sold by somebody who may not overbook", () => {
	const answer = saleRefusal({ ...sale, ...overbooked }, trip, {
		currency: "EUR",
		mayOverbook: false,
	});
	expect(answer).toMatchObject({ status: 409, errors: { departure: [expect.any(String)] } });
});
