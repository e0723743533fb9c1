/** The mails of sales by pay link that nobody has paid: one before their hold ends, and one once it has. */

import { type SQL, sql } from "drizzle-orm";
import { instantOf, localDateAt, localTimeAt } from "#app/catalogue/local-date.ts";
import { isNight } from "#app/catalogue/quiet-hours.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isExpired, isLiveHold, isSoldByStaff } from "#app/departures/seats/seats-taken.server.ts";
import { hasReturnedMail } from "#app/outbox/returned-mail.server.ts";
import type { Booking } from "#app/sales/booking/booking.ts";
import { queueBookingMail } from "#app/sales/booking/booking-events.server.ts";
import { readBookings } from "#app/sales/booking/read-booking.server.ts";
import { guestView } from "#app/sales/guest/guest-booking.server.ts";
import { wasLetGo } from "#app/sales/holds/release-holds.server.ts";
import type { MailSender } from "./mail-sender.ts";
import { payLinkEnded, payLinkReminder } from "./pay-link-mail.ts";

/** In one run: fewer than a delivery sends. */
const mailsARun = 8;
/** Longer than a night; who reads of the end later than that has long noticed. */
const latestNewsMs = 24 * 60 * 60_000;

/** SQL: no mail has this key yet; each begins like that of a pay link, which a corrected address withdraws. */
function isNew(what: "ends" | "ended", at: SQL): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM outbox
		WHERE outbox.dedupe_key = 'pay-link:' || bookings.id || ${`:${what}:`} || ${at})`;
}

/** SQL on `bookings`: reminders that are due, and holds that have ended by themselves; each once. */
function isDue({ now, timeZone }: MailSender["clock"]): SQL {
	const mayBeMailed = sql`${isSoldByStaff} AND bookings.email IS NOT NULL
		AND NOT ${hasReturnedMail(sql`bookings.id`, sql`bookings.email`)}
		AND bookings.date || 'T' || bookings.start_time > ${`${localDateAt(now, timeZone)}T${localTimeAt(now, timeZone)}`}`;
	return sql`bookings.id IN (
		SELECT * FROM (
			SELECT bookings.id FROM bookings
			WHERE ${isLiveHold(now)} AND bookings.hold_reminder_at <= ${now} AND ${mayBeMailed}
				AND ${isNew("ends", sql`bookings.hold_reminder_at`)}
			UNION ALL
			SELECT bookings.id FROM bookings
			WHERE ${isExpired()} AND bookings.erased_at IS NULL
				AND bookings.hold_expires_at > ${now - latestNewsMs} AND ${mayBeMailed}
				AND NOT ${wasLetGo} AND ${isNew("ended", sql`bookings.hold_expires_at`)})
		LIMIT ${mailsARun})`;
}

/** Queues what is due by day: at night nobody is written to. */
export async function queueLinkSaleMails(
	db: Database,
	sender: MailSender,
	now: number,
): Promise<void> {
	const clock = { now, timeZone: sender.clock.timeZone };
	if (isNight(now, clock.timeZone)) return;
	const due = await readBookings(db, isDue(clock), now);
	await runBatch(db, {
		mails: due.map((booking) =>
			queueBookingMail(db, booking.id, mailOf(booking, { ...sender, clock }), {
				now,
				condition: isUnchanged(booking),
			}),
		),
	});
}

function mailOf(booking: Booking, sender: MailSender) {
	const { id, date, startTime, holdExpiresAt, holdReminderAt } = booking;
	const guest = guestView(booking);
	if (booking.status === "pending")
		return payLinkReminder(guest, booking, `pay-link:${id}:ends:${holdReminderAt}`, sender);
	const startsAt = instantOf(date, startTime, sender.clock.timeZone);
	return payLinkEnded(
		guest,
		{ ...booking, startsAt },
		`pay-link:${id}:ended:${holdExpiresAt}`,
		sender,
	);
}

/** A booking that was paid, or held again, meanwhile gets no mail. */
function isUnchanged({ id, updatedAt, status }: Booking): SQL {
	return sql`EXISTS (SELECT 1 FROM bookings
		WHERE id = ${id} AND updated_at = ${updatedAt} AND status = ${status})`;
}

/** SQL on `outbox` that is true for a mail that asks the guest to pay by link; each begins its key like this. */
export function isPayLinkMail(): SQL<number> {
	return sql<number>`outbox.dedupe_key LIKE 'pay-link:%'`;
}
