import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";
import { isWaiting } from "./mail-status.server.ts";

/**
 * A finished mail. It is stored as it will be sent, so later changes of templates do not change it.
 */
export interface Mail {
	/** Cause of the mail, unique, so that one cause never sends two: "booking-confirmed:12". */
	dedupeKey: string;
	/** Mails of one booking are sent in the order in which they were queued. */
	bookingId?: number;
	/** Null: the guest has no address, and nothing is queued. */
	recipient: string | null;
	replyTo?: string;
	subject: string;
	textBody: string;
	htmlBody: string;
	/** Its link opens or changes an account: the stored body is deleted after sending. */
	isSecret?: boolean;
	/** It waits until this instant, for example for the morning. */
	notBefore?: number;
	/** From this instant on it is not sent any more, for example a reminder of a trip that has left. */
	expiresAt?: number;
}

/** A mail of a booking that the same batch inserts: only the database knows its id. */
export type MailInBatch = Omit<Mail, "dedupeKey" | "bookingId"> & {
	dedupeKey: string | SQL;
	bookingId?: number | SQL;
};

/**
 * Statement that queues a mail; belongs into the batch of the row that causes it. @param condition
 * if given, the mail is queued only if it holds at that point of the batch.
 */
export function queueMail(
	db: Database,
	mail: MailInBatch,
	now: number,
	condition: SQL = sql`true`,
) {
	return db.run(sql`
		INSERT INTO ${outbox}
			(dedupe_key, booking_id, recipient, reply_to, subject, text_body, html_body, is_secret, expires_at, next_attempt_at, created_at)
		SELECT ${mail.dedupeKey}, ${mail.bookingId ?? null}, ${mail.recipient}, ${mail.replyTo ?? null},
			${mail.subject}, ${mail.textBody}, ${mail.htmlBody}, ${mail.isSecret ? 1 : 0}, ${mail.expiresAt ?? null}, ${mail.notBefore ?? now}, ${now}
		WHERE ${condition} AND ${mail.recipient === null ? sql`false` : sql`true`}
		ON CONFLICT (dedupe_key) DO NOTHING`);
}

/**
 * Statement that tries a failed mail for one more day; other mails stay unchanged, and so does one whose words are no
 * longer kept.
 */
export function retryFailedMail(db: Database, id: number, now: number) {
	return db.run(sql`
		UPDATE outbox SET status = 'pending', attempts = 0, next_attempt_at = ${now}
		WHERE id = ${id} AND status = 'failed' AND text_body <> '' AND (expires_at IS NULL OR expires_at > ${now})`);
}

/**
 * Statement that ends waiting mails which another one replaces: the next run marks them as too late, and they hold back
 * no later mail of their booking. One that is being sent at this moment may still arrive.
 * @param which SQL on `outbox`.
 */
export function withdrawMails(db: Database, which: SQL, now: number) {
	return db.run(sql`
		UPDATE outbox SET expires_at = ${now},
			next_attempt_at = CASE status WHEN 'pending' THEN min(next_attempt_at, ${now}) ELSE next_attempt_at END
		WHERE ${isWaiting()} AND ${which}`);
}
