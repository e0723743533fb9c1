import { encodeHexLowerCase } from "@oslojs/encoding";
import { and, desc, eq, inArray, lt, type SQL, sql } from "drizzle-orm";
import type * as v from "valibot";
import { sha256Of } from "#app/crypto/digest.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { contactMessages } from "#app/database/schema.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { Message } from "./message.ts";
import { messageMail } from "./message-mail.tsx";
import type { MessageFilter, messageStepSchema } from "./received-message.ts";

const hour = 3_600_000;

/**
 * Stores a message and queues its mail to the operator in one batch; one round trip. The same text
 * from the same person within an hour is one message, after a double click or a reload.
 */
export async function sendMessage(
	db: Database,
	message: Message,
	operator: { name: string; email: string; phone: string },
	now: number,
): Promise<void> {
	const { name, email, message: text } = message;
	const idempotencyKey = encodeHexLowerCase(
		sha256Of(JSON.stringify([name, email, text, String(Math.floor(now / hour))])),
	);
	await runBatch(db, {
		message: db
			.insert(contactMessages)
			.values({ idempotencyKey, name, email, message: text, createdAt: now })
			.onConflictDoNothing(),
		mail: queueMail(db, messageMail(message, operator, `contact:${idempotencyKey}`), now),
	});
}

const messagesPerPage = 20;
/** Counting stops here. */
const countedAtMost = 99;

const columns = {
	id: contactMessages.id,
	name: contactMessages.name,
	email: contactMessages.email,
	message: contactMessages.message,
	createdAt: contactMessages.createdAt,
	status: contactMessages.status,
	handledAt: contactMessages.handledAt,
	handledByName: contactMessages.handledByName,
};

/** Messages by their ids; one round trip, and none without ids. */
export async function readMessages(db: Database, ids: number[]) {
	if (ids.length === 0) return [];
	return db.select(columns).from(contactMessages).where(inArray(contactMessages.id, ids));
}

/** One page of messages, the newest first, and how many are open; one round trip. */
export async function listMessages(db: Database, { show, before: olderThanId }: MessageFilter) {
	const {
		rows,
		count: [count],
	} = await runBatch(db, {
		rows: db
			.select(columns)
			.from(contactMessages)
			.where(
				and(
					eq(contactMessages.status, show),
					olderThanId ? lt(contactMessages.id, olderThanId) : undefined,
				),
			)
			.orderBy(desc(contactMessages.id))
			.limit(messagesPerPage + 1),
		count: db.all<{ open: number }>(sql`SELECT count(*) AS open FROM (
			SELECT 1 FROM contact_messages WHERE status = 'open' LIMIT ${countedAtMost + 1})`),
	});
	const messages = rows.slice(0, messagesPerPage);
	return {
		messages,
		oldestId: rows.length > messagesPerPage ? (messages.at(-1)?.id ?? null) : null,
		openCount: count?.open ?? 0,
	};
}

/** The member of staff and the time of a step. */
interface Handling {
	actor: { id: string; name: string; impersonatorId: string | null };
	now: number;
}

/** @returns false when somebody else changed the status after it was seen; a repeated step has no effect. */
export async function stepMessage(
	db: Database,
	{ message, from, to }: v.InferOutput<typeof messageStepSchema>,
	{ actor, now }: Handling,
): Promise<boolean> {
	const isOpen = to === "open";
	const changedRows = await db
		.update(contactMessages)
		.set({
			status: to,
			handledAt: isOpen ? null : now,
			handledById: isOpen ? null : actor.id,
			handledByName: isOpen ? null : actor.name,
			impersonatorId: isOpen ? null : actor.impersonatorId,
		})
		.where(and(eq(contactMessages.id, message), eq(contactMessages.status, from)));
	return changedRows.rowsAffected > 0;
}

/** How many answered or closed messages are older than `before`, at most `most`. */
export function countOldMessages(db: Database, handledBefore: number, most: number) {
	return db.all<{ count: number }>(
		sql`SELECT count(*) AS count FROM ${oldMessages(handledBefore, most)}`,
	);
}

/** Deletes some of those messages. Open ones wait for an answer. */
export function deleteOldMessages(db: Database, handledBefore: number, most: number) {
	return db.run(sql`DELETE FROM contact_messages WHERE id IN ${oldMessages(handledBefore, most)}`);
}

function oldMessages(handledBefore: number, most: number): SQL {
	return sql`(SELECT id FROM contact_messages WHERE handled_at IS NOT NULL AND handled_at < ${handledBefore}
		ORDER BY handled_at LIMIT ${most})`;
}

/** Statement that deletes everything that somebody wrote from this address, answered or not, if `condition` holds. */
export function deleteMessagesFrom(db: Database, email: string, condition: SQL) {
	return db.delete(contactMessages).where(and(eq(contactMessages.email, email), condition));
}
