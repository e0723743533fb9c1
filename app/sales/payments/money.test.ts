import { expect, test } from "vitest";
import { samplePayment } from "#tests/samples/payment-samples.ts";
import { moneyOf } from "./money.ts";

const price = 6400;

test("a booking's sums keep a hotel's money apart from ours, and cards from hands", () => {
	const money = moneyOf(16_400, [
		samplePayment({ gateway: "hotel" }),
		samplePayment({ amountCents: 6000, refundedCents: 1000 }),
		samplePayment({ gateway: "cash", amountCents: 4000, dueCents: 500, refundReason: "goodwill" }),
	]);
	expect(money).toMatchObject({ balanceCents: 1500, paidCents: 16_400, refundedCents: 1000 });
	expect(money).toMatchObject({ ourPaidCents: 10_000, cardCents: 5000, handCents: 3500 });
	expect(money.guest).toMatchObject({
		...{ keptCents: 8500, keptByHandCents: 3500, backCents: 1500, backByHandCents: 500 },
		...{ dueCents: 500, dueByHandCents: 500, isBack: true, isBackByHand: false, hotelCents: 6400 },
	});
});

test.each([
	["holds", { disputeState: "holds" }, { says: "holds", cents: 6400 }, 6400],
	["took what was kept", { disputeState: "gave back" }, { says: "gave back", cents: 6400 }, 0],
	[
		"took what was to go back",
		{ disputeState: "gave back", status: "refunded", elsewhereCents: 6400 },
		{ says: "gave back", cents: 6400 },
		0,
	],
	["holds what was paid twice", { disputeState: "holds", refundReason: "paid_twice" }, null, 0],
] as const)("money that a bank %s", (_, change, disputed, keptCents) => {
	const money = moneyOf(price, [samplePayment(change)]);
	expect(money.guest).toMatchObject({ disputed, keptCents });
	expect([money.cardCents, money.handCents]).toEqual([0, 0]);
});
