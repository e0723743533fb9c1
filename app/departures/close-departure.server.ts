/**
 * The statements that close a departure: moving or cancelling all its bookings takes it off sale in the same batch.
 */
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { departureOverrides } from "#app/database/schema.server.ts";
import { storedLineSql } from "#app/database/stored-line.server.ts";
import type { OverrideLine } from "./override-lines.ts";

/** The statement that closes a date; a date that is closed already keeps its note. */
export function closeDeparture(db: Database, excursionId: string, date: string, note: string) {
	return db
		.insert(departureOverrides)
		.values({ excursionId, date, isClosed: true, note })
		.onConflictDoUpdate({
			target: [departureOverrides.excursionId, departureOverrides.date],
			set: { isClosed: true, note, line: null },
			setWhere: eq(departureOverrides.isClosed, false),
		});
}

/** Like `closeDeparture`, but only if `condition` holds at that point of the batch, and what it says replaces a note. */
export function closeDepartureIf(
	db: Database,
	{ excursionId, date, line }: { excursionId: string; date: string; line: OverrideLine },
	condition: SQL,
) {
	return db.run(sql`
		INSERT INTO departure_overrides (excursion_id, date, is_closed, line)
		SELECT ${excursionId}, ${date}, 1, ${storedLineSql(line)} WHERE ${condition}
		ON CONFLICT (excursion_id, date) DO UPDATE SET is_closed = 1, note = '', line = excluded.line`);
}
