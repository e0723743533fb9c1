import { expect, test } from "vitest";
import { sampleExtra, sampleExtraLine } from "#tests/samples/extra-samples.ts";
import { decideDayChange } from "./day-change-decision.ts";

const record = {
	updatedAt: 100,
	sums: { balanceCents: 0 },
	status: "confirmed",
	date: "2027-06-12",
	departureId: 1,
	excursionId: "sunrise",
	pickupPointId: 5,
	lines: [{ ...sampleExtraLine, quantity: 2 }],
	extras: [{ ...sampleExtra, isActive: true }],
} as const;
const state = { record, stop: { date: "2027-06-13" }, hasSeats: true, extrasLeft: { 1: 2 } };
const change = { departureId: 2, pickupPointId: 5, today: "2027-06-01", fingerprint: "100 0" };

test.each([
	["an unknown booking", { record: null }, {}, "unknown"],
	["a departure with seats", {}, {}, "changed"],
	["a departure without seats", { hasSeats: false }, {}, "not possible"],
	["a departure without its extras", { extrasLeft: { 1: 1 } }, {}, "refused"],
	[
		"another stop of a full departure",
		{ hasSeats: false, extrasLeft: { 1: 0 } },
		{ departureId: 1, pickupPointId: 6 },
		"changed",
	],
	["a repeated form", {}, { departureId: 1, fingerprint: "99 0" }, "nothing to change"],
	["a form that shows an older state", {}, { fingerprint: "99 0" }, "changed meanwhile"],
	[
		"a booking of which more is owed by now",
		{ record: { ...record, sums: { balanceCents: 1 } } },
		{},
		"changed meanwhile",
	],
	["a stop where no van stops", { stop: null }, {}, "not possible"],
	["a day that is over", { stop: { date: "2027-05-31" } }, {}, "day over"],
	["a trip that is over", {}, { today: "2027-06-13" }, "over"],
	[
		"a cancelled booking",
		{ record: { ...record, status: "cancelled" as const } },
		{},
		"not possible",
	],
])("to %s%#", (_what, stateChange, formChange, outcome) => {
	const decision = decideDayChange({ ...state, ...stateChange }, { ...change, ...formChange });
	expect(decision.outcome).toBe(outcome);
});
