import { and, eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings, payments } from "#app/database/schema.server.ts";
import type { CheckoutState, Gateway } from "#app/sales/gateways/gateway.ts";
import type { HoldClock } from "#app/sales/holds/prolong-hold.server.ts";
import { isOpenPayment } from "#app/sales/payments/payment-money.server.ts";
import type { MailSender } from "./payment-mail.tsx";
import { settleEvent } from "./settle-event.server.ts";

type PaymentRow = typeof payments.$inferSelect;

/**
 * Polls a booking's open payments instead of waiting for their events, because the guest is back
 * from the payment page. The answers are settled like events.
 */
export async function pollBookingPayments(
	db: Database,
	gateway: Gateway,
	{ confirmId, sender, clock }: { confirmId: string; sender: MailSender; clock: HoldClock },
): Promise<void> {
	const open = await db
		.select({ payment: payments })
		.from(payments)
		.innerJoin(bookings, eq(bookings.id, payments.bookingId))
		.where(
			and(eq(bookings.confirmId, confirmId), isOpenPayment(), eq(payments.gateway, gateway.name)),
		);
	for (const { payment } of open) await pollPayment(db, gateway, { payment, sender, clock });
}

/**
 * Polls one payment page and settles it when it has ended.
 * @returns the gateway's answer; null when there is no page to poll.
 */
export async function pollPayment(
	db: Database,
	gateway: Gateway,
	{
		payment,
		sender,
		clock,
	}: {
		payment: Pick<PaymentRow, "id" | "sessionId" | "status">;
		sender: MailSender;
		clock: HoldClock;
	},
): Promise<CheckoutState["state"] | null> {
	if (!payment.sessionId) return null;
	const answer = await gateway.readCheckout(payment.sessionId);
	if (answer.state !== "paid" && answer.state !== "expired") return answer.state;
	if (answer.state === "expired" && payment.status === "failed") return answer.state;
	await settleEvent(db, gateway, {
		event: {
			id: `asked:${payment.id}:${answer.state}`,
			type: `asked.${answer.state}`,
			at: clock.now,
			news: {
				about: "payment",
				paymentId: payment.id,
				gatewayPaymentId: answer.state === "paid" ? answer.gatewayPaymentId : null,
				sessionId: payment.sessionId,
				change: answer.state === "paid" ? { kind: "paid", ...answer } : { kind: "failed" },
			},
		},
		sender,
		clock,
	});
	return answer.state;
}
