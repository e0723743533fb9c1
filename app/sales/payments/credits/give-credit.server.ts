import { sql } from "drizzle-orm";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { hasEntry } from "#app/sales/booking/booking.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import type { BookingScope } from "#app/sales/staff/booking-scope.server.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { StaffAct } from "#app/sales/staff/staff-changes.server.ts";
import { makeCreditCode } from "./credit.ts";
import { creditMail } from "./credit-mail.ts";
import { insertCredits } from "./credits.server.ts";

/**
 * Gives the guest of a booking a credit out of goodwill, whatever became of the booking, and mails its code; a repeated
 * form gives it once.
 */
export function giveCredit(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		cents,
		why,
		act: { actor, key, now },
		sender,
	}: { cents: number; why: string; act: StaffAct; sender: MailSender },
) {
	const dedupeKey = `credit:${bookingId}:${key}`;
	const code = makeCreditCode();
	return changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => {
			if (!record) return { outcome: "unknown" } as const;
			// the reason would be new words about the guest
			if (record.erasedAt !== null) return { outcome: "erased" } as const;
			return { outcome: hasEntry(record, dedupeKey) ? "given before" : "given" } as const;
		},
		write: ({ outcome }, record) => {
			if (outcome !== "given" || !record) return undefined;
			const { currency } = record;
			const line = { code: "credit given", cents, currency, why } as const;
			const guest = { ...record, title: record.inGuestWords.title };
			const mail = creditMail(guest, { code, cents, reason: "goodwill", dedupeKey }, sender);
			return {
				version: takeVersion(db, "bookings", record),
				credit: insertCredits(db, [{ code, cents, currency, bookingId, dedupeKey }], {
					...{ reason: "goodwill", note: why, actor, now },
				}),
				entry: recordBookingEntry(
					db,
					bookingId,
					{ type: "note", line, actor, dedupeKey, now },
					sql`true`,
				),
				mail: queueBookingMail(db, bookingId, mail, { actor, now }),
			};
		},
	});
}
