import { expect, test } from "vitest";
import { decidePartBack } from "./partial-refund-decision.ts";

const card = {
	id: "card",
	gateway: "stripe",
	keptCents: 6400,
	disputeState: null,
	paidAt: 1,
} as const;
const cash = { ...card, gateway: "cash" } as const;
const booking = {
	status: "confirmed",
	erasedAt: null,
	entryKeys: [] as string[],
	payments: [card],
} as const;
const ofCash = { ...booking, payments: [cash] };
const cancelled = { ...booking, status: "cancelled" } as const;
const form = {
	paymentId: "card",
	amountCents: 1000,
	ofCancelled: false,
	entryKey: "k",
	mayMoveCash: true,
};
const ofCancelled = { ...form, ofCancelled: true };
const no = { outcome: "not possible" };

test.each([
	["no booking", null, form, { outcome: "unknown" }],
	["no payment", booking, { ...form, paymentId: "other" }, { outcome: "unknown" }],
	["an erased booking", { ...booking, erasedAt: 1 }, form, { outcome: "erased" }],
	["a part of a card's money", booking, form, { outcome: "done", way: "sent" }],
	["cash, to the guest who is there", ofCash, form, { outcome: "done", way: "given" }],
	[
		"cash, to who has cancelled",
		{ ...ofCash, status: "cancelled" },
		ofCancelled,
		{ outcome: "done", way: "waits" },
	],
	[
		"cash, by who acts as somebody else",
		ofCash,
		{ ...form, mayMoveCash: false },
		{ outcome: "own account only" },
	],
	[
		"a form sent twice",
		{ ...booking, entryKeys: ["k"] },
		form,
		{ outcome: "was done already", way: "sent" },
	],
	["all that is kept", booking, { ...form, amountCents: 6400 }, { outcome: "done", way: "sent" }],
	[
		"more than is kept",
		booking,
		{ ...form, amountCents: 6401 },
		{ outcome: "too much", mostCents: 6400 },
	],
	["what a hotel keeps", { ...booking, payments: [{ ...card, gateway: "hotel" }] }, form, no],
	["what a bank holds", { ...booking, payments: [{ ...card, disputeState: "holds" }] }, form, no],
	["of a booking cancelled meanwhile", cancelled, form, no],
	["of a cancelled booking", cancelled, ofCancelled, { outcome: "done", way: "sent" }],
	["of a booking that is not cancelled", booking, ofCancelled, no],
] as const)("money goes back: %s", (...[_, state, request, decision]) => {
	expect(decidePartBack(state, request)).toEqual(decision);
});
