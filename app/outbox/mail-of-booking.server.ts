import { and, eq, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";

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
