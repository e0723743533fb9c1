import { changeRecord } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Mail } from "#app/outbox/outbox.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { guestLanguage } from "#app/sales/mails/guest-language.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import {
	type BookingRecord,
	getBookingRecord,
} from "#app/sales/staff/record/booking-record.server.ts";
import { cancelBookingStatements } from "./cancel-statements.server.ts";
import {
	cancellationMail,
	cancelledByStaff,
	moneyOfCancelledByStaff,
} from "./cancellation-mail.ts";
import { decideStaffCancel, type StaffCancelForm } from "./staff-cancel-decision.ts";

interface StaffCancellation {
	form: StaffCancelForm & {
		/** What staff typed, for the guest's mail and the history; may be empty. */
		reason: string;
	};
	act: { actor: Actor; now: number };
	sender: MailSender;
}

/** Cancels one booking, mails its guest and says what of its money goes back; a second call has no effect. */
export function cancelBooking(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ form, act, sender }: StaffCancellation,
) {
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, act.now),
		decide: (record) => decideStaffCancel(record, form),
		write(decision, record) {
			if (decision.outcome !== "cancelled" || !record) return;
			const mail = mailOfCancelled(record, form, sender);
			return cancelBookingStatements(db, [{ ...record, shares: decision.shares, mail }], {
				entry: { typedText: form.reason },
				...act,
			});
		},
	});
}

function mailOfCancelled(
	record: BookingRecord,
	{ refund, reason }: StaffCancellation["form"],
	sender: MailSender,
): Mail {
	const words = guestLanguage(record, sender);
	const booking = { ...record, ...record.inGuestWords };
	const money = moneyOfCancelledByStaff(record, refund, words.language);
	return cancellationMail(
		booking,
		{ paragraphs: [cancelledByStaff(booking, reason, words), money] },
		sender,
	);
}
