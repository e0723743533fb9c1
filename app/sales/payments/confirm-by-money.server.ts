import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { confirmStatements } from "#app/sales/booking/booking-transitions.server.ts";
import { guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import { voucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";

/** The statements with which money that is here confirms a hold, and its guest gets the voucher. */
export function confirmByMoney(
	db: Database,
	booking: Booking,
	{
		amountCents,
		actor,
		sender,
		now,
	}: {
		amountCents: number;
		/** Absent for a guest. */
		actor?: Actor | undefined;
		sender: MailSender;
		now: number;
	},
) {
	const { id } = booking;
	const details = guestDetails(booking);
	const guest = {
		...details.guest,
		status: "confirmed" as const,
		isPaid: true,
		toPayCents: Math.max(0, details.guest.toPayCents - amountCents),
	};
	const voucher = voucherMail(guest, details, `booking-confirmed:${id}`, sender);
	return {
		booking: confirmStatements(db, booking, now),
		confirmedEvent: recordBookingEntry(db, id, { type: "confirmed", actor, now }, sql`true`),
		voucher: queueBookingMail(db, id, voucher, { actor, now }),
	};
}
