import { eq, sql } from "drizzle-orm";
import { instantOf } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { untilUnchanged } from "#app/database/change-attempts.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { seatsAreFree } from "#app/departures/seats/seats-are-free.server.ts";
import { hasExpired } from "#app/departures/seats/seats-taken.server.ts";
import { hasEntry } from "#app/sales/booking.ts";
import { queueBookingMail, recordBookingEntry } from "#app/sales/booking-events.server.ts";
import { getGuestBooking } from "#app/sales/guest/guest-booking.server.ts";
import { offeredAsBooked } from "#app/sales/holds/prolong-hold.server.ts";
import { type PayLinkSender, payLinkMail } from "#app/sales/mails/pay-link-mail.ts";
import { getBookingRecord } from "../booking-record.server.ts";
import { type BookingScope, inScope } from "../booking-scope.server.ts";
import type { StaffAct } from "../staff-changes.server.ts";
import { type LinkHold, linkHoldUntil } from "./link-hold.ts";
import { isEndedLinkSale } from "./link-sale.ts";

export type HoldAgainOutcome =
	| { outcome: "held"; excursionId: string; hasMail: boolean }
	| {
			outcome:
				| "unknown"
				| "erased"
				/** Paid or cancelled by now, or not sold by staff. */
				| "not ended"
				/** The departure has left. */
				| "over"
				/** The seats are sold to others, or the trip does not stop or leave there any more. */
				| "not possible"
				| "changed meanwhile";
	  };

/**
 * Holds the seats of an unpaid sale again after its time, at the price that was agreed, and mails the pay link once more
 * if the guest has an address. A repeated form does it once.
 */
export async function holdAgain(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	wanted: { hold: LinkHold; act: StaffAct; timeZone: string; sender: PayLinkSender },
): Promise<HoldAgainOutcome> {
	return untilUnchanged(
		() => holdOnce(db, scope, bookingId, wanted),
		({ outcome }) => outcome === "changed meanwhile",
	);
}

async function holdOnce(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		hold,
		act: { actor, key, now },
		timeZone,
		sender,
	}: { hold: LinkHold; act: StaffAct; timeZone: string; sender: PayLinkSender },
): Promise<HoldAgainOutcome> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record) return { outcome: "unknown" };
	const dedupeKey = `hold-again:${bookingId}:${key}`;
	const held = {
		outcome: "held",
		excursionId: record.excursionId,
		hasMail: record.email !== null,
	} as const;
	if (hasEntry(record, dedupeKey)) return held;
	if (record.erasedAt !== null) return { outcome: "erased" };
	if (!isEndedLinkSale(record)) return { outcome: "not ended" };
	if (instantOf(record.date, record.startTime, timeZone) <= now) return { outcome: "over" };
	const own = await getGuestBooking(db, record.confirmId, now);
	if (own?.updatedAt !== record.updatedAt) return { outcome: "changed meanwhile" };
	const holdExpiresAt = linkHoldUntil(hold, { ...record, ...own.trip }, { now, timeZone });
	const mail = payLinkMail(
		{ ...own.guest, holdExpiresAt },
		own,
		`pay-link:${bookingId}:again:${key}`,
		sender,
	);
	const { departureId, seats } = record;
	const isHeld = sql`EXISTS (SELECT 1 FROM booking_events WHERE dedupe_key = ${dedupeKey})`;
	const { again, present } = await runBatch(db, {
		again: db.run(sql`
			UPDATE bookings SET status = 'pending', hold_expires_at = ${holdExpiresAt}, updated_at = ${now}
			FROM excursions AS excursion, departures AS departure
			WHERE bookings.id = ${bookingId} AND ${inScope(scope)} AND bookings.updated_at = ${own.updatedAt}
				AND ${hasExpired(now)} AND ${offeredAsBooked}
				AND ${seatsAreFree({ departureId, seats, now, exceptBookingId: bookingId })}`),
		event: recordBookingEntry(db, bookingId, { type: "brought back", actor, dedupeKey, now }),
		...(record.email === null
			? {}
			: queueBookingMail(db, bookingId, mail, { actor, now, condition: isHeld })),
		present: db
			.select({ updatedAt: bookings.updatedAt })
			.from(bookings)
			.where(eq(bookings.id, bookingId)),
	});
	if (again.rowsAffected > 0) return held;
	return {
		outcome: present[0]?.updatedAt === own.updatedAt ? "not possible" : "changed meanwhile",
	};
}

/** Staff do not want the seats of an ended sale any more: it leaves what needs attention. */
export async function giveUpSale(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ actor, key, now }: StaffAct,
): Promise<boolean> {
	const record = await getBookingRecord(db, scope, bookingId, now);
	if (!record || !isEndedLinkSale(record)) return false;
	await recordBookingEntry(
		db,
		bookingId,
		{
			type: "let go",
			line: { code: "released", by: "staff" },
			actor,
			dedupeKey: `give-up:${bookingId}:${key}`,
			now,
		},
		sql`true`,
	);
	return true;
}
