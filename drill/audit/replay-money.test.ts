import { expect, test } from "vitest";
import { type MoneyNotes, replayMoney, type StoredPayment, setOffMoments } from "./replay-money.ts";

const by = { answer: "done", bookingId: 21, by: "ida" } as const;
/** Two people of 64 euros: one is paid online, the other joins and pays on the day. */
const notes: MoneyNotes = [
	{ ...by, act: "edit", difference: 6400, settle: "day" },
	{ ...by, act: "pay back", cents: 4480, way: "gateway" },
	{ ...by, act: "take", way: "cash", cents: 1920 },
	{ ...by, act: "edit", difference: -4160, settle: "back" },
];
const payments: StoredPayment[] = [
	{ gateway: "stripe", amount_cents: 6400, taken_by_id: null },
	{ gateway: "cash", amount_cents: 1920, taken_by_id: "ida" },
].map((payment, index) => ({
	...payment,
	id: String(index),
	booking_id: 21,
	gateway_payment_id: null,
	back_cents: 0,
	is_here: 1,
	is_unusable: 0,
}));
const sold = { soldFor: 6400, byHotel: 0 };

test("what staff gave back leaves what they took", () => {
	expect(replayMoney(notes, payments, sold)).toEqual({ price: 4160, keptCents: 3840, open: 0 });
});

test("a rejected refund that was set off against what was owed is given back to a smaller party", () => {
	const possibleCents = setOffMoments(notes).map(
		(from) => replayMoney(notes, payments, { ...sold, setOff: { cents: 4480, from } }).keptCents,
	);
	expect(possibleCents).toEqual([4160, 4160, 8320]);
});
