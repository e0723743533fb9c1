import { expect, test } from "vitest";
import { moneyOf } from "#app/sales/payments/money.ts";
import { decideStaffCancel } from "./staff-cancel-decision.ts";

const card = {
	id: "card",
	gateway: "stripe",
	status: "paid",
	paidAt: 1,
	refundReason: null,
	amountCents: 6400,
	cameCents: 6400,
	refundedCents: 0,
	elsewhereCents: 0,
	dueCents: 0,
	keptCents: 6400,
	settledCents: 6400,
	disputeState: null,
} as const;
const ofPayments = (payments: readonly (typeof card | typeof disputed)[]) => ({
	date: "2026-11-29",
	excursionId: "reef",
	status: "confirmed" as "confirmed" | "cancelled" | "expired" | "pending",
	payments,
	sums: moneyOf(6400, payments),
});
const disputed = { ...card, disputeState: "holds" } as const;
const paid = ofPayments([card]);
const form = { refund: true, shownFingerprint: "6400", today: "2026-11-29" };
const trip = { excursionId: "reef", isAtBank: false };
const all = [{ paymentId: "card", cents: 6400 }];

test.each([
	["no such booking", null, form, { outcome: "unknown" }],
	["with everything back", paid, form, { outcome: "cancelled", ...trip, shares: all }],
	[
		"with nothing back",
		paid,
		{ ...form, refund: false },
		{ outcome: "cancelled", ...trip, shares: [] },
	],
	[
		"a hold",
		{ ...ofPayments([]), status: "pending" },
		{ ...form, shownFingerprint: "0" },
		{ outcome: "cancelled", ...trip, shares: [] },
	],
	["yesterday's trip", paid, { ...form, today: "2026-11-30" }, { outcome: "over" }],
	[
		"pressed twice",
		{ ...paid, status: "cancelled" },
		form,
		{ outcome: "was over already", ...trip },
	],
	[
		"an expired hold",
		{ ...paid, status: "expired" },
		form,
		{ outcome: "was over already", ...trip },
	],
	["money that came since", paid, { ...form, shownFingerprint: "0" }, { outcome: "other money" }],
	[
		"money that a bank holds",
		ofPayments([disputed]),
		{ ...form, shownFingerprint: "0 and 6400 holds" },
		{ outcome: "cancelled", excursionId: "reef", isAtBank: true, shares: all },
	],
] as const)("staff cancel: %s", (_, booking, pressed, decision) => {
	expect(decideStaffCancel(booking, pressed)).toEqual(decision);
});
