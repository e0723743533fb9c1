import { expect, test } from "vitest";
import { moneyOf } from "#app/sales/payments/money.ts";
import { decideMoneyBack, type MoneyBackDecision } from "./refund-cancelled-booking-decision.ts";

type Payment = NonNullable<Parameters<typeof decideMoneyBack>[0]>["payments"][number];
const card: Payment = {
	...{ id: "card", gateway: "stripe", status: "paid", paidAt: 1, refundReason: null },
	...{ amountCents: 6400, cameCents: 6400, refundedCents: 0, elsewhereCents: 0 },
	...{ dueCents: 0, keptCents: 6400, settledCents: 6400, disputeState: null },
};
const booking = (payments: Payment[], status: "cancelled" | "confirmed" = "cancelled") => ({
	status,
	payments,
	sums: moneyOf(6400, payments),
});
const all: MoneyBackDecision = { outcome: "owed", shares: [{ paymentId: "card", cents: 6400 }] };
const isBack: Payment = { ...card, status: "refunded", keptCents: 0, refundedCents: 6400 };

test.each<[string, Parameters<typeof decideMoneyBack>[0], MoneyBackDecision]>([
	["no booking", null, { outcome: "unknown" }],
	["all of a card", booking([card]), all],
	["nothing of a confirmed booking", booking([card], "confirmed"), { outcome: "rest stays" }],
	[
		"the rest after a part",
		booking([{ ...card, status: "refunded", keptCents: 3200 }]),
		{ outcome: "rest stays" },
	],
	["what is back", booking([isBack]), { outcome: "nothing to pay back" }],
	["what a bank holds", booking([{ ...card, disputeState: "holds" }]), { outcome: "at the bank" }],
	[
		"what a hotel keeps",
		booking([{ ...card, gateway: "hotel" }]),
		{ outcome: "nothing to pay back" },
	],
])("staff pay back: %s", (_, state, decision) => {
	expect(decideMoneyBack(state)).toEqual(decision);
});
