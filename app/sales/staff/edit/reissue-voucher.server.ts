import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { hasEntry } from "#app/sales/booking.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { makeConfirmId } from "#app/sales/booking-ids.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { type MailSender, voucherMail } from "#app/sales/mails/booking-mails.tsx";
import { getBookingRecord } from "../booking-record.server.ts";
import type { BookingScope } from "../booking-scope.server.ts";
import type { StaffAct } from "../staff-changes.server.ts";
import { reissueStatement } from "./edit-statements.server.ts";

export type ReissueOutcome = "done" | "unknown" | "not confirmed" | "changed meanwhile" | "erased";

/** Gives a confirmed booking a new link and mails it; the old link and its QR code end at once. */
export async function reissueVoucher(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		seenAt,
		act: { actor, key, now },
		sender,
	}: { seenAt: number; act: StaffAct; sender: MailSender },
): Promise<ReissueOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	const eventKey = `reissue:${bookingId}:${key}`;
	if (hasEntry(record, eventKey)) return "done";
	if (record.erasedAt !== null) return "erased";
	if (record.status !== "confirmed") return "not confirmed";
	const own = await getGuestBooking(db, record.confirmId, now);
	if (!own) return "changed meanwhile";
	const confirmId = makeConfirmId();
	const mail = voucherMail({ ...own.guest, confirmId }, own, `voucher-anew:${key}`, sender);
	const isDone = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${eventKey})`;
	const { done } = await runBatch(db, {
		reissued: reissueStatement(
			db,
			{ id: bookingId, scope, confirmId },
			{ seenAt, condition: isSold(), now },
		),
		event: recordBookingEntry(db, bookingId, {
			type: "changed",
			line: { code: "new link" },
			actor,
			dedupeKey: eventKey,
			now,
		}),
		mail: queueBookingMail(db, bookingId, mail, { actor, now, condition: isDone }),
		done: db.all<{ done: number }>(sql`SELECT ${isDone} AS done`),
	});
	return done[0]?.done ? "done" : "changed meanwhile";
}
