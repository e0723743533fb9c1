import { sha256 } from "@oslojs/crypto/sha2";
import { encodeHexLowerCase } from "@oslojs/encoding";
import type { Database } from "#app/database/client.server.ts";
import { contactMessages } from "#app/database/schema.server.ts";
import { queueMail } from "#app/outbox/outbox.server.ts";
import type { Message } from "./message.ts";
import { messageMail } from "./message-mail.tsx";

const hour = 3_600_000;

/**
 * Keeps a message and queues its mail to the operator, both or neither, in one round trip.
 * The same words from the same person within an hour are one message: a double click, a reload.
 */
export async function sendMessage(
	db: Database,
	message: Message,
	operator: { name: string; email: string; phone: string },
	now: number,
): Promise<void> {
	const { name, email, message: text } = message;
	const idempotencyKey = fingerprint([name, email, text, String(Math.floor(now / hour))]);
	await db.batch([
		db
			.insert(contactMessages)
			.values({ idempotencyKey, name, email, message: text, createdAt: now })
			.onConflictDoNothing(),
		queueMail(db, messageMail(message, operator, `contact:${idempotencyKey}`), now),
	]);
}

function fingerprint(parts: string[]): string {
	return encodeHexLowerCase(sha256(new TextEncoder().encode(JSON.stringify(parts))));
}
