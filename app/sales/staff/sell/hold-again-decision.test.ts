import { expect, test } from "vitest";
import { decideHoldAgain } from "./hold-again-decision.ts";

const record = {
	entryKeys: [] as string[],
	erasedAt: null,
	status: "expired",
	source: "phone",
	date: "2027-06-05",
	startTime: "05:00",
	excursionId: "sunrise",
	email: "ida@mail.example",
} as const;
const state = { record, isOffered: true };
const request = { dedupeKey: "again", now: Date.parse("2027-06-04"), timeZone: "Atlantic/Canary" };

test.each([
	["an ended sale", {}, "held"],
	["an unknown one", { record: null }, "unknown"],
	["one without seats", { isOffered: false }, "not possible"],
	["one that is held", { record: { ...record, status: "pending" as const } }, "not ended"],
	["a guest's own booking", { record: { ...record, source: "web" as const } }, "not ended"],
	["one whose trip has left", { now: Date.parse("2027-06-06") }, "over"],
	["an erased one", { record: { ...record, erasedAt: 1 } }, "erased"],
])("holding again %s: %s", (_what, changes, outcome) => {
	const all = { ...state, ...request, ...changes };
	expect(decideHoldAgain(all, all).outcome).toBe(outcome);
});

test("a repeated form is answered like the first, whatever became of the seats", () => {
	const again = { record: { ...record, entryKeys: ["again"] }, isOffered: false };
	expect(decideHoldAgain(again, request)).toMatchObject({ outcome: "held", isRepeated: true });
});
