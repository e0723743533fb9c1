import { eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { outbox } from "#app/database/schema.server.ts";
import {
	markReturned,
	type ReturnedMail,
	reportReturned,
} from "#app/outbox/returned-mail.server.ts";
import { recordBookingEntry, somethingChanged } from "#app/sales/booking/booking-events.server.ts";

/**
 * Stores that a mail came back: its mark, the booking's history and an incident, in one batch.
 * @returns false when no mail has this id.
 */
export async function receiveReturnedMail(
	db: Database,
	mail: ReturnedMail,
	now: number,
): Promise<boolean> {
	const of = (column: "booking_id" | "recipient" | "subject") =>
		sql`(SELECT ${sql.raw(column)} FROM outbox WHERE provider_id = ${mail.providerId})`;
	const { known: mailRows } = await runBatch(db, {
		mark: markReturned(db, mail, now),
		event: recordBookingEntry(
			db,
			of("booking_id"),
			{
				type: "mail came back",
				line: {
					code: "mail returned",
					as: mail.as,
					recipient: of("recipient"),
					subject: of("subject"),
				},
				now,
			},
			// mails of accounts and messages have no booking
			sql`${somethingChanged} AND ${of("booking_id")} IS NOT NULL`,
		),
		incident: reportReturned(db, mail.providerId, now),
		known: db.select({ id: outbox.id }).from(outbox).where(eq(outbox.providerId, mail.providerId)),
	});
	return mailRows.length > 0;
}
