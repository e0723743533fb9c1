import { eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { payments, refunds } from "#app/database/schema.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { confirmStatements } from "#app/sales/booking/booking-transitions.server.ts";
import type { PaidMoney } from "#app/sales/gateways/gateway.ts";
import { guestView } from "#app/sales/guest/guest-booking.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import {
	bankRefundStatements,
	linkDisputes,
} from "#app/sales/payments/disputes/disputes.server.ts";
import { reportPaymentAnomaly } from "./payment-anomalies.server.ts";
import { paymentMails } from "./payment-mail.tsx";
import type { MoneyArrival } from "./settlement-decision.ts";

type Payment = Booking["payments"][number];

interface ArrivedMoney {
	payment: Payment;
	booking: Booking;
	money: PaidMoney;
	arrival: MoneyArrival;
	sender: MailSender;
	now: number;
}

/**
 * The statements for money that has come: the payment is paid, what no booking can use is to go back, the booking is
 * confirmed, and the guest gets the fitting mail.
 */
export function confirmPaid(
	db: Database,
	paid: ArrivedMoney & {
		/** The gateway's payment page. */
		sessionId: string | null;
	},
) {
	const { payment, booking, money, sessionId, arrival, now } = paid;
	return {
		paid: markPaid(db, payment, { ...money, sessionId }, now),
		refund: wantRefund(db, payment, arrival, now),
		confirmed: arrival.confirms ? confirm(db, booking, now) : undefined,
		anomaly: reportPaymentAnomaly(db, payment, { money, arrival, now }),
		mail: queuePaidMail(db, paid),
		disputes: linkDisputes(db, payment, money.gatewayPaymentId),
		returned: arrival.isLost ? bankRefundStatements(db, payment, now) : undefined,
	};
}

function markPaid(
	db: Database,
	payment: Payment,
	money: PaidMoney & { sessionId: string | null },
	now: number,
) {
	const code = payment.purpose === "balance" ? "paid by link" : "amount";
	return {
		payment: db
			.update(payments)
			.set({
				status: "paid",
				paidAt: now,
				updatedAt: now,
				gatewayPaymentId: money.gatewayPaymentId,
				receivedCents: money.amountCents,
				sessionId: payment.sessionId ?? money.sessionId,
			})
			.where(eq(payments.id, payment.id)),
		event: recordBookingEntry(
			db,
			payment.bookingId,
			{ type: "paid", line: { code, cents: money.amountCents, currency: money.currency }, now },
			sql`true`,
		),
	};
}

function wantRefund(
	db: Database,
	payment: Payment,
	{ wrongFor, refund }: MoneyArrival,
	now: number,
) {
	return {
		// if this payment pays for nothing, what of it went back earlier is a part of its refund
		wentBack: wrongFor
			? db.run(sql`UPDATE refunds SET reason = ${wrongFor}
				WHERE payment_id = ${payment.id} AND reason IS NULL`)
			: undefined,
		wanted: refund
			? db.insert(refunds).values({
					paymentId: payment.id,
					amountCents: refund.cents,
					reason: refund.reason,
					source: "system",
					state: "wanted",
					createdAt: now,
				})
			: undefined,
		event: refund
			? recordBookingEntry(
					db,
					payment.bookingId,
					{
						type: "refund due",
						line: { code: "refund reason", reason: refund.reason },
						dedupeKey: `refund-due:${payment.id}`,
						now,
					},
					sql`true`,
				)
			: undefined,
	};
}

/** Where the seats of late money are gone by now, the command decides anew. */
function confirm(db: Database, booking: Booking, now: number) {
	return {
		booking: confirmStatements(db, booking, now),
		event: recordBookingEntry(db, booking.id, { type: "confirmed", now }, sql`true`),
	};
}

function queuePaidMail(
	db: Database,
	{ payment, booking, money: { amountCents, currency }, arrival, sender, now }: ArrivedMoney,
) {
	if (!arrival.mail) return undefined;
	const { isOldPrice } = arrival;
	const paid = { ...payment, amountCents, currency, isOldPrice };
	const mails = paymentMails({ guest: guestView(booking), booking, payment: paid, sender });
	return queueBookingMail(db, booking.id, mails[arrival.mail], { now, condition: sql`true` });
}
