import { sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { recordBookingEntry } from "#app/sales/booking/booking-events.server.ts";

/**
 * Writes to the guest of a live booking in another language from now on; one batch with the history. The same language
 * again changes nothing. @returns false when the booking is unknown or over.
 */
export async function chooseMailLanguage(
	db: Database,
	confirmId: string,
	{ language, now }: { language: Language; now: number },
): Promise<boolean> {
	const ownBookingId = sql`SELECT id FROM bookings WHERE confirm_id = ${confirmId} AND ${takesSeats(now)}`;
	const { found: bookingRows } = await runBatch(db, {
		changed: db.run(sql`
			UPDATE bookings SET language = ${language}, updated_at = ${now}
			WHERE id IN (${ownBookingId}) AND language IS NOT ${language}`),
		event: recordBookingEntry(db, sql`(${ownBookingId})`, {
			type: "language",
			line: { code: "language", language },
			now,
		}),
		found: db.all<{ id: number }>(ownBookingId),
	});
	return bookingRows.length > 0;
}
