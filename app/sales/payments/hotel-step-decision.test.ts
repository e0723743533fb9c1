import { expect, test } from "vitest";
import { decideHotelStep } from "./hotel-step-decision.ts";

const open = { gateway: "hotel", status: "created" } as const;
const collected = { gateway: "hotel", status: "paid" } as const;
const returned = { gateway: "hotel", status: "refunded" } as const;
const card = { gateway: "stripe", status: "paid" } as const;

test.each([
	["collect", "confirmed", [open], "done"],
	["collect", "confirmed", [collected], "done before"],
	["collect", "cancelled", [open], "not possible"],
	["collect", "confirmed", [card], "not possible"],
	["uncollect", "confirmed", [collected], "done"],
	["uncollect", "confirmed", [open], "done before"],
	["paid-back", "cancelled", [collected], "done"],
	["paid-back", "cancelled", [returned], "done before"],
	["paid-back", "confirmed", [collected], "not possible"],
] as const)("%s of a %s booking with %j: %s", (step, status, payments, outcome) => {
	const sale = { status, payments, source: "totem" } as const;
	expect(decideHotelStep(sale, step)).toEqual({ outcome });
});

test("what a reseller has collected is not taken back", () => {
	const sale = { status: "confirmed", payments: [collected], source: "reseller" } as const;
	expect(decideHotelStep(sale, "uncollect")).toEqual({ outcome: "not possible" });
});

test("there is no step for a booking out of sight", () => {
	expect(decideHotelStep(null, "collect")).toEqual({ outcome: "not possible" });
});
