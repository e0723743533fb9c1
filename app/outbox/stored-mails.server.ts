import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";

/** The newest mails, sent or waiting. */
export async function listRecentMail(db: Database) {
	return db
		.select({
			id: outbox.id,
			recipient: outbox.recipient,
			subject: outbox.subject,
			textBody: outbox.textBody,
			status: outbox.status,
		})
		.from(outbox)
		.orderBy(desc(outbox.id))
		.limit(50);
}

export async function readMail(db: Database, id: number) {
	const [mail] = await db.select().from(outbox).where(eq(outbox.id, id));
	return mail ?? null;
}

/**
 * One mail of a booking as it was sent; its words are empty once they are no longer kept. A mail whose link opens an
 * account is not given to anybody.
 */
export async function getMailOfBooking(db: Database, bookingId: number, mailId: number) {
	const [mail] = await db
		.select({
			recipient: outbox.recipient,
			subject: outbox.subject,
			textBody: outbox.textBody,
			status: outbox.status,
			isTooLate: sql<number>`${outbox.lastError} IS 'too late'`,
			createdAt: outbox.createdAt,
			sentAt: outbox.sentAt,
			returnedAs: outbox.returnedAs,
			returnedAt: outbox.returnedAt,
		})
		.from(outbox)
		.where(and(eq(outbox.id, mailId), eq(outbox.bookingId, bookingId), eq(outbox.isSecret, false)));
	return mail ?? null;
}
