import { expect, test } from "vitest";
import { decideBoardCash } from "./board-cash-decision.ts";

const payment = { status: "paid", keptCents: 6400, paidAt: 9, takenByName: "Nuria" } as const;
const record = {
	entryKeys: [] as string[],
	status: "confirmed",
	balanceCents: 6400,
	payments: [] as (typeof payment)[],
} as const;
const paid = { ...record, balanceCents: 0, payments: [payment] };
const takenOutcome = { outcome: "taken", isRepeated: false, confirms: false };
const refused = (refusal: unknown) => ({ outcome: "refused", refusal, owedCents: 0 });

test.each([
	["what is owed", record, takenOutcome],
	[
		"a press that is sent again",
		{ ...paid, entryKeys: ["key"] },
		{ ...takenOutcome, isRepeated: true },
	],
	[
		"what somebody else has taken",
		paid,
		refused({ owedCents: 0, paid: { takenBy: "Nuria", at: 9 } }),
	],
	["what was never owed", { ...record, balanceCents: 0 }, refused({ owedCents: 0, paid: null })],
	["of a cancelled booking", { ...record, status: "cancelled" as const }, refused("gone")],
	["of a booking out of sight", null, refused("gone")],
])("cash at the pickup, %s", (_what, booking, decision) => {
	expect(decideBoardCash(booking, { amountCents: 6400, entryKey: "key" })).toEqual(decision);
});
