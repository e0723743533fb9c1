import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";

/**
 * Statement that takes addresses, subjects and what staff typed out of the incidents of erased bookings. Kind, sums and
 * dates stay. Open incidents are left as they are: their bookings are not erased.
 */
export function eraseIncidentsOf(db: Database, bookings: SQL) {
	return db.run(sql`
		UPDATE attention_items SET detail = '', outcome_line = json_replace(outcome_line, '$.note', '')
		WHERE status = 'settled' AND (booking_id IN ${bookings}
			OR payment_id IN (SELECT payments.id FROM payments WHERE payments.booking_id IN ${bookings}))`);
}

/** Statement for settled incidents about mails that the same batch deletes. */
export function forgetMailsOfIncidents(db: Database, mails: SQL) {
	return db.run(sql`
		UPDATE attention_items SET outbox_id = NULL, detail = '' WHERE status = 'settled' AND outbox_id IN ${mails}`);
}
