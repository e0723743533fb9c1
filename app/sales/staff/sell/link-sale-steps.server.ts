/** What staff do with a sale by pay link that is not paid: mail its link again, hold its ended seats again, or let them go. */

import { sql } from "drizzle-orm";
import { localDateAt } from "#app/catalogue/local-date.ts";
import { abortUnless } from "#app/database/batch.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { bookingFits } from "#app/departures/seats/extras-are-left.server.ts";
import { isLiveHold } from "#app/departures/seats/seats-taken.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import { hasEntry } from "#app/sales/booking/booking.ts";
import {
	queueBookingMail,
	recordBookingEntry,
	somethingChanged,
} from "#app/sales/booking/booking-events.server.ts";
import { ownCodeMayBeUsed } from "#app/sales/codes/codes.server.ts";
import { guestDetails } from "#app/sales/guest/guest-booking.server.ts";
import { holdReminderAt } from "#app/sales/holds/hold-reminder.ts";
import { keepOffer, offerStatement, toOffer } from "#app/sales/holds/prolong-hold.server.ts";
import type { MailSender } from "#app/sales/mails/mail-sender.ts";
import { payLinkMail } from "#app/sales/mails/pay-link-mail.ts";
import { getBookingRecord } from "#app/sales/staff/record/booking-record.server.ts";
import type { BookingScope } from "../booking-scope.server.ts";
import type { StaffAct } from "../staff-changes.server.ts";
import { type ChosenHold, chosenHoldEnd, linkHoldUntil } from "./link-hold.ts";
import { isEndedLinkSale, isLinkSale } from "./link-sale.ts";
import { decideHoldAgain, decideResendLink } from "./link-sale-decisions.ts";

/** Mails the pay link of an unpaid sale again, as the booking is now. A repeated form mails once. */
export function resendPayLink(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ act: { actor, key, now }, sender }: { act: StaffAct; sender: MailSender },
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

/**
 * Holds the seats of an unpaid sale again after its time, at the price that was agreed, and mails the pay link once more
 * if the guest has an address. A repeated form does it once.
 */
export function holdAgain(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{
		hold,
		act: { actor, key, now },
		timeZone,
		sender,
	}: { hold: ChosenHold; act: StaffAct; timeZone: string; sender: MailSender },
) {
	const dedupeKey = `hold-again:${bookingId}:${key}`;
	const isIt = sql`bookings.id = ${bookingId}`;
	const seatsFree = bookingFits(bookingId, {
		departureId: sql`bookings.departure_id`,
		seats: sql`bookings.seats`,
		isWhole: sql`bookings.is_whole`,
		...{ now, exceptBookingId: bookingId },
	});
	const areFree = sql`${seatsFree} AND ${ownCodeMayBeUsed(now)}`;
	return changeRecord(db, {
		read: async () => {
			const [record, offers] = await Promise.all([
				getBookingRecord(db, scope, bookingId, now),
				offerStatement(db, sql`${isIt} AND ${areFree}`),
			]);
			const offer = toOffer(offers, localDateAt(now, timeZone));
			return { record, offer, isOffered: offer !== null };
		},
		decide: (state) => decideHoldAgain(state, { dedupeKey, now, timeZone }),
		write: (decision, { record, offer }) => {
			if (decision.outcome !== "held" || decision.isRepeated || !record || !offer) return;
			const clock = { now, timeZone };
			const departs = { ...record, ...record.trip };
			const holdExpiresAt = linkHoldUntil(chosenHoldEnd(hold, clock), departs, clock);
			const reminderAt = holdReminderAt({ from: now, until: holdExpiresAt }, timeZone);
			const guest = { ...guestDetails(record).guest, holdExpiresAt };
			const mail = payLinkMail(guest, record, `pay-link:${bookingId}:again:${key}`, sender);
			return {
				version: takeVersion(db, "bookings", record),
				offer: keepOffer(db, offer),
				again: db.run(sql`
					UPDATE bookings SET status = 'pending', hold_expires_at = ${holdExpiresAt},
						hold_reminder_at = ${reminderAt}, updated_at = ${now}
					WHERE ${isIt} AND ${areFree}`),
				seats: abortUnless(db, somethingChanged),
				event: recordBookingEntry(
					db,
					bookingId,
					{ type: "brought back", actor, dedupeKey, now },
					sql`true`,
				),
				mail:
					record.email === null ? undefined : queueBookingMail(db, bookingId, mail, { actor, now }),
			};
		},
	});
}

/** Staff have told the guest whom no mail reaches that the hold ends: it leaves what needs attention. */
export async function noteGuestReached(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ actor, key, now }: StaffAct,
): Promise<boolean> {
	const dedupeKey = `guest-reached:${bookingId}:${key}`;
	const { outcome } = await changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => ({ outcome: record && isLinkSale(record) ? "noted" : "not held" }),
		write: (decision, record) => {
			if (decision.outcome !== "noted" || !record || hasEntry(record, dedupeKey)) return;
			return {
				version: takeVersion(db, "bookings", record),
				reached: db.run(sql`
					UPDATE bookings SET hold_reminder_at = NULL, updated_at = ${now}
					WHERE id = ${bookingId} AND ${isLiveHold(now)}`),
				event: recordBookingEntry(db, bookingId, { type: "told", actor, dedupeKey, now }),
			};
		},
	});
	return outcome === "noted";
}

/** Staff do not want the seats of an ended sale any more: it leaves what needs attention. */
export async function giveUpSale(
	db: Database,
	scope: BookingScope,
	bookingId: number,
	{ actor, key, now }: StaffAct,
): Promise<boolean> {
	const { outcome } = await changeRecord(db, {
		read: () => getBookingRecord(db, scope, bookingId, now),
		decide: (record) => ({ outcome: record && isEndedLinkSale(record) ? "given up" : "not ended" }),
		write: (decision, record) => {
			if (decision.outcome !== "given up" || !record) return;
			return {
				version: takeVersion(db, "bookings", record),
				event: recordBookingEntry(
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
				),
			};
		},
	});
	return outcome === "given up";
}
