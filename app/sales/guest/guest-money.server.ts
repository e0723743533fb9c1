import type { payments } from "#app/database/schema.server.ts";
import type { GuestMoney } from "#app/sales/booking.ts";
import type { DisputedMoney, DisputeState } from "#app/sales/dispute.ts";
import {
	backCents,
	dueCents,
	isDueMoney,
	keptCents,
	paymentRules,
	staffGateways,
} from "#app/sales/payments/payment-status.ts";

type PaymentRow = typeof payments.$inferSelect & { disputeState: DisputeState };

/** What a guest is told of his money: what is kept, what goes back or is back, and what a bank disputes. */
export function moneyOf(rows: readonly PaymentRow[]): GuestMoney {
	const ours = rows.filter(({ gateway }) => gateway !== "hotel");
	const came = ours.filter(({ status }) => paymentRules[status].money !== "may come");
	const byHand = came.filter(({ gateway }) => staffGateways.has(gateway));
	const byCard = came.filter(({ gateway }) => !staffGateways.has(gateway));
	const disputed = disputedOf(came);
	const lostCents = disputed?.says === "gave back" ? disputed.cents : 0;
	return {
		keptCents: sum(came.map(keptCents)) - lostCents,
		keptByHandCents: sum(byHand.map(keptCents)),
		backCents: sum(came.map(backCents)),
		backByHandCents: sum(byHand.map(backCents)),
		dueCents: sum(came.map(dueCents)),
		dueByHandCents: sum(byHand.map(dueCents)),
		isBack: isAllBack(byCard),
		isBackByHand: isAllBack(byHand),
		hotelCents: sum(rows.map((each) => (each.gateway === "hotel" ? each.amountCents : 0))),
		disputed,
		hasOpenPage: ours.some(({ status }) => status === "created"),
	};
}

function isAllBack(came: readonly PaymentRow[]): boolean {
	return sum(came.map(backCents)) > 0 && !came.some(isDueMoney);
}

/** Only of the payment that the booking depends on; payments made by mistake are left out. */
function disputedOf(came: readonly PaymentRow[]): DisputedMoney | null {
	for (const payment of came) {
		const { disputeState: says, refundReason } = payment;
		const isItsOwn =
			refundReason === null || refundReason === "cancelled" || refundReason === "goodwill";
		// what has to go back is still with us
		const cents = keptCents(payment) + dueCents(payment);
		if (says && isItsOwn && cents > 0) return { says, cents };
	}
	return null;
}

function sum(cents: readonly number[]): number {
	return cents.reduce((total, each) => total + each, 0);
}
