import { expect, test } from "vitest";
import { type CreditState, decideSpending } from "./spend-decision.ts";

type Booking = NonNullable<Parameters<typeof decideSpending>[0]>;

const credit: CreditState = {
	...{ id: 3, code: "CR-2345-6789-ABCD", balanceCents: 5000, currency: "EUR" },
	expiresOn: null,
};
const booking: Booking = {
	...{ status: "pending", currency: "EUR", erasedAt: null },
	...{ sums: { balanceCents: 6400 }, payments: [] },
};
const paidByIt = { payments: [{ creditId: 3, keptCents: 5000 }] };
const owes = (balanceCents: number): Partial<Booking> => ({ sums: { balanceCents } });

const decide = (
	changes: { booking?: Partial<Booking>; credit?: Partial<CreditState> | null },
	rest: "card" | "staff" = "card",
) =>
	decideSpending(
		{ ...booking, ...changes.booking },
		changes.credit === null ? null : { ...credit, ...changes.credit },
		{ today: "2027-07-01", rest },
	);

test.each([
	["a part; the hold waits for the card", {}, { cents: 5000, restCents: 1400, confirms: false }],
	[
		"all of it, and the hold is confirmed",
		{ credit: { balanceCents: 9000 } },
		{ cents: 6400, restCents: 0, confirms: true },
	],
	[
		"less than it has, where a card could not pay the rest",
		{ credit: { balanceCents: 6370 } },
		{ cents: 6350, restCents: 50, confirms: false },
	],
	[
		"what a confirmed booking owes",
		{ booking: { status: "confirmed", ...owes(2000) } },
		{ cents: 2000, restCents: 0, confirms: false },
	],
	[
		"on its last day",
		{ credit: { expiresOn: "2027-07-01" } },
		{ cents: 5000, restCents: 1400, confirms: false },
	],
	[
		"after another credit",
		{ booking: { payments: [{ creditId: 2, keptCents: 1000 }], ...owes(5400) } },
		{ cents: 5000, restCents: 400, confirms: false },
	],
] as const)("a credit pays %s", (_, changes, paid) => {
	expect(decide(changes)).toEqual({ outcome: "paid", ...paid });
});

test("staff take the rest, so a part confirms a hold and every cent of the credit is used", () => {
	expect(decide({ credit: { balanceCents: 6370 } }, "staff")).toEqual({
		...{ outcome: "paid", cents: 6370, restCents: 30, confirms: true },
	});
});

test.each([
	["unknown", { credit: null }, "unknown"],
	["of another currency", { credit: { currency: "USD" } }, "unknown"],
	["past its day", { credit: { expiresOn: "2027-06-30" } }, "ended"],
	["spent", { credit: { balanceCents: 0 } }, "empty"],
	["for nothing", { booking: owes(0) }, "nothing owed"],
	["for seats that are gone", { booking: { status: "expired" } }, "over"],
	["for a cancelled booking", { booking: { status: "cancelled" } }, "over"],
	["too small beside a card", { booking: owes(60), credit: { balanceCents: 20 } }, undefined],
	[
		"that the card's least leaves nothing of",
		{ booking: owes(50), credit: { balanceCents: 20 } },
		"too little",
	],
] as const)("a credit %s is refused with the reason", (_, changes, why) => {
	expect(decide(changes)).toMatchObject(
		why ? { outcome: "refused", why } : { outcome: "paid", cents: 10 },
	);
});

test("a second press pays once", () => {
	const again = { booking: { ...paidByIt, ...owes(1400) }, credit: { balanceCents: 0 } };
	expect(decide(again)).toEqual({ outcome: "paid before", restCents: 1400 });
	expect(decide({ booking: { ...paidByIt, ...owes(0), status: "confirmed" } })).toEqual({
		...{ outcome: "paid before", restCents: 0 },
	});
});

test("nothing pays for a booking that is erased or unknown", () => {
	expect(decide({ booking: { erasedAt: 1 } })).toEqual({ outcome: "unknown" });
	expect(decideSpending(null, credit, { today: "2027-07-01", rest: "card" })).toEqual({
		outcome: "unknown",
	});
});
