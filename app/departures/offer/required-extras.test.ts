import { expect, test } from "vitest";
import type { Extra } from "#app/catalogue/extras/extra.ts";
import type { Departure } from "#app/departures/departure.ts";
import { fullWithoutRequired } from "./required-extras.ts";

const suit: Extra = {
	...{ id: 3, title: "Wetsuit", note: "", charged: "person", guests: ["adults", "children"] },
	...{ priceCents: 1200, isRequired: true, stock: 6, stockId: null },
};
const day: Departure = {
	...{ id: 7, date: "2027-06-05", startTime: "04:30", languages: ["en"], capacity: 12 },
	...{ left: 5, state: "open", lacking: null },
};

test.each<[what: string, extra: Partial<Extra>, left: number | null, state: string, seats: number]>(
	[
		["some are left", {}, 1, "open", 5],
		["nothing is taken yet", {}, null, "open", 5],
		["none is left", {}, 0, "full", 0],
		["it never had any", { stock: 0 }, null, "full", 0],
		["one for each booking, none left", { charged: "booking" }, 0, "full", 0],
		["guests choose it, none left", { isRequired: false }, 0, "open", 5],
		["only children must have it, none left", { guests: ["children"] }, 0, "open", 5],
		["there is no limit", { stock: null }, null, "open", 5],
	],
)("a day of a trip with a required extra, where %s", (...row) => {
	const [, change, left, state, seats] = row;
	const departure = left === null ? day : { ...day, extrasLeft: { 3: left } };
	const offered = fullWithoutRequired(departure, [{ ...suit, ...change }]);
	expect(offered).toMatchObject({ state, left: seats });
});

test("two that share a stock need one each", () => {
	const shared = [suit, { ...suit, id: 4 }].map((extra) => ({ ...extra, stockId: 1 }));
	const offered = (left: number) =>
		fullWithoutRequired({ ...day, extrasLeft: { 3: left, 4: left } }, shared).state;
	expect([offered(2), offered(1)]).toEqual(["open", "full"]);
});

test("a closed day stays closed, and a trip without extras as it is", () => {
	const closed: Departure = { ...day, state: "closed", left: 0 };
	expect(fullWithoutRequired(closed, [{ ...suit, stock: 0 }])).toBe(closed);
	expect(fullWithoutRequired(day, undefined)).toBe(day);
});
