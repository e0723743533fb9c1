import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import { type PayLinkSender, payLinkMail } from "#app/sales/mails/pay-link-mail.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { BookingScope } from "../booking-scope.server.ts";
import type { StaffAct } from "../staff-changes.server.ts";
import { decideResendLink } from "./resend-link-decision.ts";

/** Mails the pay link of an unpaid sale again, as the booking is now. A repeated form mails once. */
export function resendPayLink(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, key, now }, sender }: { act: StaffAct; sender: PayLinkSender },
) {
	const dedupeKey = `pay-link:${bookingId}:again:${key}`;
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => decideResendLink(record, dedupeKey),
		write: ({ outcome }, record) => {
			if (outcome !== "queued" || !record) return;
			const mail = payLinkMail(guestDetails(record).guest, record, dedupeKey, sender);
			const line = { code: "mail again", subject: mail.subject } as const;
			return {
				version: takeVersion(db, "bookings", record),
				mail: queueMail(db, mail, now),
				event: recordBookingEntry(db, bookingId, { type: "mail", line, actor, dedupeKey, now }),
			};
		},
	});
}
