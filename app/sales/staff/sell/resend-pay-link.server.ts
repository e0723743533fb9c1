import { eq, type SQL, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import { isWaiting } from "#app/outbox/mail-status.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { hasEntry } from "#app/sales/booking.ts";
import { recordBookingEntry } from "#app/sales/booking-events.server.ts";
import {
	type GuestBookingDetails,
	getGuestBooking,
} from "#app/sales/guest/guest-booking.server.ts";
import { isPayLinkMail } from "#app/sales/mails/is-pay-link-mail.server.ts";
import { type PayLinkSender, payLinkMail } from "#app/sales/mails/pay-link-mail.ts";
import { type BookingRecord, getBookingRecord } from "../booking-record.server.ts";
import type { BookingScope } from "../booking-scope.server.ts";
import type { StaffAct } from "../staff-changes.server.ts";
import { isLinkSale } from "./link-sale.ts";

/** Why the pay link of a sale is not mailed again. */
export type NoPayLink =
	| "erased"
	/** Paid or cancelled by now. */
	| "not pending"
	| "hold over"
	/** A guest at home or at a totem booked it, without a link. */
	| "not by link"
	| "no address"
	/** The mail before is still to be sent. */
	| "still waiting"
	| "changed meanwhile";

export type ResendPayLinkOutcome = "queued" | "unknown" | NoPayLink;

/**
 * Mails the pay link of an unpaid sale again, as the booking is now. The statement that queues the mail checks what the
 * mail says: if the booking changed after it was read, nothing is queued and it is read again. A repeated form mails once.
 */
export async function resendPayLink(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act, sender }: { act: StaffAct; sender: PayLinkSender },
): Promise<ResendPayLinkOutcome> {
	return untilUnchanged(
		() => resendOnce(db, scope, bookingId, { act, sender }),
		(outcome) => outcome === "changed meanwhile",
	);
}

async function resendOnce(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, key, now }, sender }: { act: StaffAct; sender: PayLinkSender },
): Promise<ResendPayLinkOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return "unknown";
	const dedupeKey = `pay-link:${bookingId}:again:${key}`;
	if (hasEntry(record, dedupeKey)) return "queued";
	const why = reasonAgainst(record);
	if (why) return why;
	const own = await getGuestBooking(db, record.confirmId, now);
	if (!own) return "changed meanwhile";
	const mail = payLinkMail(own.guest, own, dedupeKey, sender);
	const { waiting, queued } = await runBatch(db, {
		waiting: db.all<{ id: number }>(sql`SELECT id FROM outbox WHERE ${waitsFor(bookingId)}`),
		mail: queueMail(
			db,
			mail,
			now,
			sql`${isUnchanged(own, now)} AND NOT EXISTS (SELECT 1 FROM outbox WHERE ${waitsFor(bookingId)})`,
		),
		event: recordBookingEntry(db, bookingId, {
			type: "mail",
			line: { code: "mail again", subject: mail.subject },
			actor,
			dedupeKey,
			now,
		}),
		queued: db.select({ id: outbox.id }).from(outbox).where(eq(outbox.dedupeKey, dedupeKey)),
	});
	if (queued.length > 0) return "queued";
	return waiting.length > 0 ? "still waiting" : "changed meanwhile";
}

function reasonAgainst(record: BookingRecord): NoPayLink | null {
	if (record.erasedAt !== null) return "erased";
	if (record.status === "expired") return "hold over";
	if (record.status !== "pending") return "not pending";
	if (!isLinkSale(record)) return "not by link";
	return record.email === null ? "no address" : null;
}

/** SQL on `outbox`: a pay link of this booking that is still to be sent. */
function waitsFor(bookingId: number): SQL {
	return sql`booking_id = ${bookingId} AND ${isWaiting()} AND ${isPayLinkMail()}`;
}

function isUnchanged({ id, updatedAt }: GuestBookingDetails, now: number): SQL {
	return sql`EXISTS (SELECT 1 FROM bookings WHERE id = ${id} AND updated_at = ${updatedAt} AND ${isLiveHold(now)})`;
}
