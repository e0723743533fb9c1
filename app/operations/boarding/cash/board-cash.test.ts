import * as v from "valibot";
import { expect, test } from "vitest";
import { storedCashSchema } from "./board-cash.ts";

const refused = (paid: object | null) => ({
	id: "6f9619ff-8b86-4d01-b42d-00c04fc964ff",
	bookingId: 7,
	departure: "north/2026-11-23",
	amountCents: 4500,
	currency: "EUR",
	pressedAt: 1,
	refusal: { owedCents: 0, isGone: false, paid },
});

test.each([
	["as it is kept now, by card", { takenBy: null, at: 5 }, { takenBy: null, at: 5 }],
	["as it is kept now", { takenBy: "to Ann", at: 5 }, { takenBy: "to Ann", at: 5 }],
	["of a booking that nobody has paid", null, null],
])("a phone reads a refusal %s", (_name, kept, paid) => {
	expect(v.parse(storedCashSchema, refused(kept)).refusal?.paid).toEqual(paid);
});
