import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";
import type { Mailer } from "./mailer.server.ts";

const minute = 60_000;
/** Who claimed a mail and died gives it free after this. */
const leaseMilliseconds = 2 * minute;
const giveUpAfterMilliseconds = 24 * 60 * minute;
const mailsARun = 20;

/** How long to wait after a number of failed attempts: 1, 2, 4 … minutes, at most an hour. */
export function backoffMilliseconds(attempts: number): number {
	return Math.min(60, 2 ** Math.max(0, attempts - 1)) * minute;
}

/**
 * Delivers what is due, at least once. A mail is claimed by one UPDATE before it is sent,
 * so that a request and the cron job never send the same one side by side.
 * @returns how many left.
 */
export async function deliverMail(db: Database, mailer: Mailer, now: number): Promise<number> {
	let sent = 0;
	for (const mail of await claimDueMail(db, now)) {
		try {
			await mailer.send({
				dedupeKey: mail.dedupeKey,
				recipient: mail.recipient,
				replyTo: mail.replyTo ?? undefined,
				subject: mail.subject,
				textBody: mail.textBody,
				htmlBody: mail.htmlBody,
			});
			await settle(db, mail.id, { status: "sent", sentAt: now, lastError: null });
			sent += 1;
		} catch (error) {
			await settle(db, mail.id, {
				status: now - mail.createdAt > giveUpAfterMilliseconds ? "failed" : "pending",
				nextAttemptAt: now + backoffMilliseconds(mail.attempts),
				lastError: error instanceof Error ? error.message : "unknown error",
			});
		}
	}
	return sent;
}

async function claimDueMail(db: Database, now: number) {
	// "status IN (…)" stands literally in the text: only so the partial index outbox_due serves it
	return db
		.update(outbox)
		.set({
			status: "sending",
			attempts: sql`${outbox.attempts} + 1`,
			nextAttemptAt: now + leaseMilliseconds,
		})
		.where(
			sql`${outbox.id} IN (
				SELECT due.id FROM outbox AS due
				WHERE due.status IN ('pending', 'sending') AND due.next_attempt_at <= ${now}
				AND NOT EXISTS (
					SELECT 1 FROM outbox AS earlier
					WHERE earlier.booking_id = due.booking_id AND earlier.id < due.id
					AND earlier.status IN ('pending', 'sending')
				)
				ORDER BY due.next_attempt_at LIMIT ${mailsARun}
			)`,
		)
		.returning();
}

async function settle(
	db: Database,
	id: number,
	change: Partial<typeof outbox.$inferInsert>,
): Promise<void> {
	await db
		.update(outbox)
		.set(change)
		.where(and(eq(outbox.id, id), eq(outbox.status, "sending")));
}
