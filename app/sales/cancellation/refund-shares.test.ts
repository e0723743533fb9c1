import { expect, test } from "vitest";
import type { RefundablePayment } from "#app/sales/payments/money.ts";
import { refundShares } from "./refund-shares.ts";

const payment = (id: string, change: Partial<RefundablePayment> = {}): RefundablePayment => ({
	id,
	gateway: "stripe",
	keptCents: 6400,
	disputeState: null,
	paidAt: 1,
	...change,
});
const cash = payment("cash", { gateway: "cash" });
const card = payment("card", { paidAt: 2 });
const later = payment("later", { paidAt: 3 });

test.each<[string, RefundablePayment[], number | undefined, Record<string, number>]>([
	["all that is kept", [cash, card], undefined, { card: 6400, cash: 6400 }],
	["a card before cash, although the cash came first", [cash, card], 3200, { card: 3200 }],
	["cash for what cards do not have", [cash, card], 8000, { card: 6400, cash: 1600 }],
	["the card that paid first", [later, card], 6500, { card: 6400, later: 100 }],
	["nothing of a sum of 0", [card], 0, {}],
	["nothing of a hotel", [payment("hotel", { gateway: "hotel" })], undefined, {}],
	[
		"nothing that a bank has given back",
		[payment("lost", { disputeState: "gave back" })],
		undefined,
		{},
	],
	["what a bank holds", [payment("held", { disputeState: "holds" })], 100, { held: 100 }],
	["nothing of what went back", [payment("back", { keptCents: 0 }), card], 100, { card: 100 }],
])("what goes back: %s", (_, payments, cents, shares) => {
	expect(
		Object.fromEntries(refundShares(payments, cents).map((each) => [each.paymentId, each.cents])),
	).toEqual(shares);
});
