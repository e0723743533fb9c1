import { and, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";
import { raiseIncident } from "#app/incidents/incidents.server.ts";
import { type Fault, faultOf } from "#app/log/fault.ts";
import { presentRequestId, writeEvent } from "#app/log/wide-event.server.ts";
import { CircuitOpenError } from "#app/outbound/circuit-breaker.ts";
import { backoffMilliseconds } from "./backoff.ts";
import { isWaiting } from "./mail-status.server.ts";
import type { Mailer } from "./mailer.server.ts";
import { settleReturnedMails } from "./returned-mail.server.ts";

const minute = 60_000;
/** After this time another run may send a mail whose run claimed it and died. */
const leaseMilliseconds = 2 * minute;
/** A run stops while the lease of its last mail still has time. */
const longestRunMilliseconds = 1.5 * minute;
const giveUpAfterMilliseconds = 24 * 60 * minute;
/** A mail gets at least this many attempts, even if it waited long for other reasons. */
const fewestAttempts = 8;
const mailsARun = 20;

type OutboxRow = typeof outbox.$inferSelect;

/**
 * Delivers due mails, each at least once. One UPDATE claims a mail before it is sent, so that a
 * request and the cron job never send the same mail at the same time. @returns how many mails were
 * sent.
 */
export async function deliverMail(
	db: Database,
	mailer: Mailer,
	now: number,
	clock: () => number = Date.now,
): Promise<number> {
	const { claimed } = await runBatch(db, {
		expired: failExpiredMail(db, now),
		claimed: claimDueMail(db, now),
	});
	const ownMails = [...claimed];
	const until = clock() + longestRunMilliseconds;
	let sentCount = 0;
	for (const [position, mail] of ownMails.entries()) {
		if (clock() > until) {
			await giveBack(db, ownMails.slice(position), now);
			break;
		}
		try {
			const providerId = await mailer.send({
				dedupeKey: mail.dedupeKey,
				recipient: mail.recipient,
				replyTo: mail.replyTo ?? undefined,
				subject: mail.subject,
				textBody: mail.textBody,
				htmlBody: mail.htmlBody,
			});
			const bodies = mail.isSecret && !mailer.isKeeping ? { textBody: "", htmlBody: "" } : {};
			const at = Math.max(now, clock());
			ownMails.push(...(await writeSent(db, mail, { providerId, bodies, now, at })));
			writeMailEvent(mail, "sent", clock());
			sentCount += 1;
		} catch (error) {
			if (error instanceof CircuitOpenError) {
				await giveBack(db, ownMails.slice(position), now + error.retryAfter);
				break;
			}
			await writeFailure(db, mail, error, now);
		}
	}
	return sentCount;
}

/** The circuit breaker was open and nothing was sent: the attempt does not count. */
async function giveBack(db: Database, mails: readonly OutboxRow[], nextAttemptAt: number) {
	const ids = JSON.stringify(mails.map(({ id }) => id));
	await db
		.update(outbox)
		.set({ status: "pending", attempts: sql`${outbox.attempts} - 1`, nextAttemptAt })
		.where(
			and(sql`${outbox.id} IN (SELECT value FROM json_each(${ids}))`, eq(outbox.status, "sending")),
		);
}

/** Sets the next attempt. After a day the mail fails, and the booking's later mails may pass. */
async function writeFailure(db: Database, mail: OutboxRow, error: unknown, now: number) {
	const isOver = now - mail.createdAt > giveUpAfterMilliseconds && mail.attempts >= fewestAttempts;
	const lastError = error instanceof Error ? error.message : "unknown error";
	writeMailEvent(mail, isOver ? "given up" : "failed", now, [faultOf("error", "mail", error, {})]);
	await runBatch(db, {
		mail: db
			.update(outbox)
			.set({
				status: isOver ? "failed" : "pending",
				nextAttemptAt: now + backoffMilliseconds(mail.attempts, Math.random()),
				lastError,
			})
			.where(and(eq(outbox.id, mail.id), eq(outbox.status, "sending"))),
		incident: raiseIncident(
			db,
			{
				dedupeKey: `mail:${mail.id}`,
				kind: "mail given up",
				facts: String(now),
				bookingId: mail.bookingId,
				outboxId: mail.id,
				ofMail: mail.subject,
				now,
			},
			sql`WHERE changes() > 0 AND ${isOver ? sql`true` : sql`false`}`,
		),
	});
}

/** One event for each attempt. Its text, subject and recipient are not in it: the outbox has them. */
function writeMailEvent(
	{ id, bookingId, attempts, createdAt }: OutboxRow,
	outcome: "sent" | "failed" | "given up",
	now: number,
	errors: Fault[] = [],
): void {
	writeEvent(
		"mail",
		{
			requestId: presentRequestId(),
			mailId: id,
			bookingId: bookingId ?? undefined,
			attempts,
			outcome,
			waitedMilliseconds: Math.max(0, now - createdAt),
		},
		errors.length > 0 ? { errors } : {},
	);
}

/** A mail that nobody needs any more; it also stops holding back the booking's later mails. */
function failExpiredMail(db: Database, now: number) {
	return db.run(sql`
		UPDATE outbox SET status = 'failed', last_error = 'too late'
		WHERE ${isWaiting()} AND next_attempt_at <= ${now} AND expires_at <= ${now}`);
}

/** @param which further condition on `outbox AS due`. */
function claimDueMail(db: Database, now: number, which = sql`true`) {
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
				WHERE ${isWaiting("due")} AND due.next_attempt_at <= ${now} AND ${which}
				AND NOT EXISTS (
					SELECT 1 FROM outbox AS earlier
					WHERE earlier.booking_id = due.booking_id AND earlier.id < due.id
					AND ${isWaiting("earlier")}
				)
				ORDER BY due.next_attempt_at LIMIT ${mailsARun}
			)`,
		)
		.returning();
}

/**
 * Stores that the provider took the mail. One that follows a mail to a wrong address ends its incident.
 * @param handover.at milliseconds since the epoch of this moment; `now` is that of the run's beginning.
 * @returns the booking's next mail, now claimed, for which this one stood in the way.
 */
async function writeSent(
	db: Database,
	{ id, bookingId }: OutboxRow,
	handover: { providerId: string | null; bodies: object; now: number; at: number },
): Promise<OutboxRow[]> {
	const { providerId, bodies, now, at } = handover;
	const { next } = await runBatch(db, {
		mail: db
			.update(outbox)
			.set({
				status: "sent",
				sentAt: now,
				lastError: null,
				// If the provider repeats an id, this mail is stored without one; a return then belongs to the first mail.
				providerId: sql`(SELECT ${providerId} WHERE NOT EXISTS (
					SELECT 1 FROM outbox AS other WHERE other.provider_id = ${providerId}))`,
				...bodies,
			})
			.where(and(eq(outbox.id, id), eq(outbox.status, "sending"))),
		returns: bookingId === null ? undefined : settleReturnedMails(db, bookingId, now),
		next: bookingId === null ? undefined : claimDueMail(db, at, sql`due.booking_id = ${bookingId}`),
	});
	return next ?? [];
}
