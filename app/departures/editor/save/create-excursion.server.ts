import { dailyInEnglish } from "#app/catalogue/excursion.ts";
import { toColumns } from "#app/catalogue/excursion-fields.ts";
import { insertExcursion } from "#app/catalogue/excursion-statements.server.ts";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import type { excursions } from "#app/database/schema.server.ts";
import { missingForSale } from "#app/departures/editor/staff-excursion.ts";
import { saveTimetable } from "#app/departures/timetables/timetables.server.ts";
import type { ExcursionCreation } from "./excursion-change.ts";

/**
 * Creates an excursion that is not on sale, because it has no picture and no pickup. One round trip.
 * @returns what is missing before it can go on sale.
 */
export async function createExcursion(
	db: Database,
	creation: ExcursionCreation,
	author: Author,
	{ now, timeZone }: IslandClock,
): Promise<{ id: string; missing: string[] }> {
	const id = crypto.randomUUID();
	const today = localDateAt(now, timeZone);
	const row: typeof excursions.$inferSelect = {
		...toColumns(creation),
		id,
		isActive: false,
		version: 1,
		createdAt: now,
		updatedAt: now,
	};
	await runBatch(db, {
		excursion: insertExcursion(db, row),
		timetable: saveTimetable(
			db,
			{
				excursionId: id,
				position: 0,
				startTime: row.startTime,
				capacity: row.capacity,
				days: creation.day_languages ?? dailyInEnglish,
			},
			{ today, now },
		),
		event: recordCatalogueEntry(db, {
			kind: "excursion",
			id,
			line: { code: "created" },
			author,
			now,
		}),
	});
	return { id, missing: missingForSale({ pictures: 0, openPickups: 0 }) };
}
