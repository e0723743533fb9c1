import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";

/** A mail, written out: what is stored is what leaves, whatever the templates say later. */
export interface Mail {
	/** What it is about, so that no cause writes it twice: "booking-confirmed:12". */
	dedupeKey: string;
	/** Mails of one booking leave in the order in which they were written. */
	bookingId?: number;
	recipient: string;
	replyTo?: string;
	subject: string;
	textBody: string;
	htmlBody: string;
	/** Its link opens or changes an account: nobody who reads the table later shall find it. */
	isSecret?: boolean;
}

/** In the batch that makes a booking its id is known to the database alone. */
export type MailInBatch = Omit<Mail, "dedupeKey" | "bookingId"> & {
	dedupeKey: string | SQL;
	bookingId?: number | SQL;
};

/**
 * The statement that queues a mail: it belongs into the batch of the row that causes it.
 * @param condition when given, the mail is queued only if it holds at that point of the batch.
 */
export function queueMail(
	db: Database,
	mail: MailInBatch,
	now: number,
	condition: SQL = sql`true`,
) {
	return db.run(sql`
		INSERT INTO ${outbox}
			(dedupe_key, booking_id, recipient, reply_to, subject, text_body, html_body, is_secret, next_attempt_at, created_at)
		SELECT ${mail.dedupeKey}, ${mail.bookingId ?? null}, ${mail.recipient}, ${mail.replyTo ?? null},
			${mail.subject}, ${mail.textBody}, ${mail.htmlBody}, ${mail.isSecret ? 1 : 0}, ${now}, ${now}
		WHERE ${condition}
		ON CONFLICT (dedupe_key) DO NOTHING`);
}

/** The statement that gives a mail that was given up another day; it changes only such a one. */
export function sendAgain(db: Database, id: number, now: number) {
	return db.run(sql`
		UPDATE outbox SET status = 'pending', attempts = 0, next_attempt_at = ${now}
		WHERE id = ${id} AND status = 'failed'`);
}
