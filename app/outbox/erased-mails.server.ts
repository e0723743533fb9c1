/** The statements that take people out of mails that were sent. */

import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { forgetMailsOfIncidents } from "#app/incidents/erased-incidents.server.ts";
import { isWaiting } from "./mail-status.server.ts";

/** A mail that waits for longer than an hour is taken to be stuck. */
const stuckAfterMs = 60 * 60_000;

/**
 * SQL that is true while a mail of this booking is being sent, or is likely to be soon; an erasure waits for it. One that
 * is stuck, because there is no provider or it is down, does not delay the erasure, which empties and cancels it.
 */
export function isMailOnItsWay(bookingId: SQL, now: number): SQL {
	return sql`EXISTS (SELECT 1 FROM outbox AS waiting WHERE waiting.booking_id = ${bookingId}
		AND ((waiting.status = 'sending' AND waiting.next_attempt_at > ${now})
			OR (${isWaiting("waiting")} AND waiting.created_at > ${now - stuckAfterMs})))`;
}

/** SQL that is true when no open incident refers to the mail: staff may still have to read it otherwise. */
const isSettled = sql`NOT EXISTS (
	SELECT 1 FROM attention_items AS item WHERE item.outbox_id = outbox.id AND item.status = 'open')`;

/**
 * The part of a SET clause by which a waiting mail becomes a failed one, so that an emptied mail is never sent.
 * @param lastError SQL of the reason that a sent or failed mail keeps
 */
const giveUp = (lastError: SQL) => {
	return sql`status = CASE WHEN ${isWaiting()} THEN 'failed' ELSE status END,
		last_error = CASE WHEN ${isWaiting()} THEN 'too late' ELSE ${lastError} END`;
};

/**
 * Empties the mails of erased bookings. The rows stay: their keys keep the same cause from sending a second mail, and
 * they say that, and when, the guest was told. The provider's id goes too, because the mail can be looked up there by it.
 */
export function eraseMailsOf(db: Database, bookings: SQL) {
	return db.run(sql`
		UPDATE outbox SET recipient = '', reply_to = NULL, subject = '', text_body = '', html_body = '',
			provider_id = NULL, ${giveUp(sql`NULL`)}
		WHERE booking_id IN ${bookings}`);
}

/** Deletes the mails that forward somebody's message from the contact page to the operator. */
export function deleteMailsFrom(db: Database, email: string, condition: SQL) {
	const mailIds = sql`(SELECT outbox.id FROM outbox
		WHERE outbox.booking_id IS NULL AND outbox.reply_to = ${email} AND ${isSettled} AND ${condition})`;
	return {
		incidents: forgetMailsOfIncidents(db, mailIds),
		mails: db.run(sql`DELETE FROM outbox WHERE id IN ${mailIds}`),
	};
}

export interface OldMails {
	/** Milliseconds since the epoch. */
	createdBefore: number;
	most: number;
}

/** SQL of some old mails to guests that still have their bodies. */
function withBodies({ createdBefore, most }: OldMails): SQL {
	return sql`(SELECT outbox.id FROM outbox
		WHERE outbox.booking_id IS NOT NULL AND outbox.text_body <> '' AND outbox.created_at < ${createdBefore}
		AND ${isSettled} ORDER BY outbox.created_at LIMIT ${most})`;
}

/** SQL of some old mails of accounts and of the contact page. */
function withoutBooking({ createdBefore, most }: OldMails): SQL {
	return sql`(SELECT outbox.id FROM outbox WHERE outbox.booking_id IS NULL AND outbox.created_at < ${createdBefore}
		AND ${isSettled} ORDER BY outbox.created_at LIMIT ${most})`;
}

/** How many mails wait for `forgetMails`. */
export function countOldMails(db: Database, old: OldMails) {
	return db.all<{ count: number }>(
		sql`SELECT (SELECT count(*) FROM ${withBodies(old)}) + (SELECT count(*) FROM ${withoutBooking(old)}) AS count`,
	);
}

/**
 * Old mails to guests lose their bodies; the row says until the booking's erasure that the guest was told. Mails
 * without a booking are deleted. One that still waits after so long is not sent any more.
 */
export function forgetMails(db: Database, old: OldMails) {
	return {
		bodies: db.run(
			sql`UPDATE outbox SET text_body = '', html_body = '', ${giveUp(sql`last_error`)} WHERE id IN ${withBodies(old)}`,
		),
		incidents: forgetMailsOfIncidents(db, withoutBooking(old)),
		mails: db.run(sql`DELETE FROM outbox WHERE id IN ${withoutBooking(old)}`),
	};
}
