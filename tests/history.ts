import { asc, eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookingEvents } from "#app/database/schema.server.ts";
import { entryInWords } from "#app/sales/history/history-lines.ts";

/** A booking's history as staff read it, the oldest entry first. */
export async function entriesOf(db: Database, bookingId: number) {
	const rows = await db
		.select()
		.from(bookingEvents)
		.where(eq(bookingEvents.bookingId, bookingId))
		.orderBy(asc(bookingEvents.id));
	return rows.map(({ line, detail, ...row }) => ({
		...row,
		detail: entryInWords({ line, detail }),
	}));
}
