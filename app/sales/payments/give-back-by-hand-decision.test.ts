import { expect, test } from "vitest";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import { decideGivingBack } from "./give-back-by-hand-decision.ts";
import { moneyOf } from "./money.ts";

const cash = samplePayment({ gateway: "cash", refundReason: "cancelled" });
const card = samplePayment({ refundReason: "cancelled" });
const record = { entryKeys: [] as string[], sums: moneyOf(6400, [cash, card]) };
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
