import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import { makeConfirmId } from "#app/sales/booking/booking-ids.ts";
import { guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import { voucherMail } from "#app/sales/mails/booking-mails.tsx";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { BookingScope } from "../booking-scope.server.ts";
import type { StaffAct } from "../staff-changes.server.ts";
import { reissueStatement } from "./edit-statements.server.ts";
import { decideReissue } from "./reissue-decision.ts";

/** Gives a confirmed booking a new link and mails it; the old link and its QR code end at once. */
export function reissueVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		fingerprint,
		act: { actor, key, now },
		sender,
	}: {
		/** `bookingFingerprint` of the screen. */
		fingerprint: string;
		act: StaffAct;
		sender: MailSender;
	},
) {
	const eventKey = `reissue:${bookingId}:${key}`;
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => decideReissue(record, { fingerprint, eventKey }),
		write: ({ outcome }, record) => {
			if (outcome !== "done" || !record) return;
			const confirmId = makeConfirmId();
			const booking = guestDetails(record);
			const guest = { ...booking.guest, confirmId };
			const mail = voucherMail(guest, booking, `voucher-anew:${key}`, sender);
			return {
				version: takeVersion(db, "bookings", record),
				reissued: reissueStatement(db, { id: bookingId, confirmId, now }),
				event: recordBookingEntry(db, bookingId, {
					...{ type: "changed", line: { code: "new link" }, actor, dedupeKey: eventKey, now },
				}),
				mail: queueBookingMail(db, bookingId, mail, { actor, now }),
			};
		},
	});
}
