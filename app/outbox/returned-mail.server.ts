import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { outbox } from "#app/database/schema.server.ts";
import { raiseIncident, settleEndedIncidents } from "#app/incidents/incidents.server.ts";

export interface ReturnedMail {
	/** The provider's id of the mail. */
	providerId: string;
	as: NonNullable<(typeof outbox.$inferSelect)["returnedAs"]>;
}

/** Statement that marks a sent mail as returned. The first report stays; a repeated one changes nothing. */
export function markReturned(db: Database, { providerId, as }: ReturnedMail, now: number) {
	return db.run(sql`
		UPDATE outbox SET returned_as = ${as}, returned_at = ${now}
		WHERE provider_id = ${providerId} AND returned_at IS NULL`);
}

/**
 * Statement that opens the incident of a returned mail, once for each mail. It is settled from the beginning when the
 * guest has had a mail at another address since: reports may come days later.
 */
export function reportReturned(db: Database, providerId: string, now: number) {
	return raiseIncident(
		db,
		{
			dedupeKey: sql`'mail-came-back:' || mail.id`,
			kind: "mail came back",
			facts: sql`mail.returned_as`,
			status: sql`CASE WHEN ${wasReplaced} THEN 'settled' ELSE 'open' END`,
			outcome: replaced,
			bookingId: sql`mail.booking_id`,
			outboxId: sql`mail.id`,
			ofMail: sql`mail.recipient`,
			now,
		},
		sql`FROM outbox AS mail WHERE mail.provider_id = ${providerId} AND mail.returned_at IS NOT NULL`,
	);
}

/** Statement that settles the incidents of a booking's returned mails once a mail has left to another address. */
export function settleReturnedMails(db: Database, bookingId: number, now: number) {
	return settleEndedIncidents(
		db,
		sql`kind = 'mail came back' AND booking_id = ${bookingId} AND EXISTS (
			SELECT 1 FROM outbox AS mail WHERE mail.id = outbox_id AND ${wasReplaced})`,
		replaced,
		now,
	);
}

const replaced = { code: "address corrected" } as const;

/** SQL about the row `mail`: a newer mail of its booking went to another address and has not come back. */
const wasReplaced = sql`EXISTS (
	SELECT 1 FROM outbox AS newer
	WHERE newer.booking_id = mail.booking_id AND newer.id > mail.id AND newer.status = 'sent'
		AND newer.recipient <> mail.recipient AND newer.returned_at IS NULL)`;

/** SQL that is true when a mail of this booking to this address came back: its guest cannot be reached by mail. */
export function hasReturnedMail(bookingId: SQL, email: SQL): SQL {
	return sql`EXISTS (
		SELECT 1 FROM outbox AS mail
		WHERE mail.booking_id = ${bookingId} AND mail.recipient = ${email} AND mail.returned_at IS NOT NULL)`;
}
