import { expect, test } from "vitest";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import { moneyOf } from "./money.ts";
import { decideGivingBack, decideTaking } from "./staff-money-decision.ts";

const cash = samplePayment({ gateway: "cash", refundReason: "cancelled" });
const card = samplePayment({ refundReason: "cancelled" });
const record = {
	entryKeys: [] as string[],
	status: "confirmed",
	balanceCents: 6400,
	sums: moneyOf(6400, [cash, card]),
} as const;
const nothingDue = { ...record, sums: moneyOf(6400, [card]) };

test.each([
	["what is due by hand", record, 6400, { outcome: "given" }],
	["another sum", record, 6300, { outcome: "other sum", dueCents: 6400 }],
	["what is due no more", nothingDue, 6400, { outcome: "other sum", dueCents: 0 }],
	["nothing", nothingDue, 0, { outcome: "other sum", dueCents: 0 }],
	["a repeated form", { ...nothingDue, entryKeys: ["back"] }, 6400, { outcome: "given before" }],
	["a booking out of sight", null, 6400, { outcome: "unknown" }],
])("giving back %s", (_what, booking, toldCents, decision) => {
	expect(decideGivingBack(booking, { toldCents, entryKey: "back" })).toEqual(decision);
});

const takenOutcome = { outcome: "taken", isRepeated: false, confirms: false };

test.each([
	["all that is owed", record, 6400, takenOutcome],
	["a part", record, 1000, takenOutcome],
	["one cent more", record, 6401, { outcome: "too much", balanceCents: 6400 }],
	[
		"a live hold",
		{ ...record, status: "pending" as const },
		6400,
		{ ...takenOutcome, confirms: true },
	],
	["a cancelled booking", { ...record, status: "cancelled" as const }, 1, { outcome: "no seats" }],
	["an ended hold", { ...record, status: "expired" as const }, 1, { outcome: "no seats" }],
	["nothing owed", { ...record, balanceCents: 0 }, 1, { outcome: "too much", balanceCents: 0 }],
	["a booking out of sight", null, 1, { outcome: "unknown" }],
])("taking of %s", (_what, booking, amountCents, decision) => {
	expect(decideTaking(booking, { amountCents, entryKey: "taken:1:key" })).toEqual(decision);
});

test("a repeated form takes nothing once more, whatever is owed by now", () => {
	const paid = { ...record, balanceCents: 0, entryKeys: ["taken:1:key"] };
	const decision = decideTaking(paid, { amountCents: 6400, entryKey: "taken:1:key" });
	expect(decision).toEqual({ ...takenOutcome, isRepeated: true });
});
