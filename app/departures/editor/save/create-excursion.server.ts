import { dailyInEnglish } from "#app/catalogue/excursion.ts";
import { toColumns } from "#app/catalogue/excursion-fields.ts";
import { insertExcursion } from "#app/catalogue/excursion-statements.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursionDayLanguages, type excursions } from "#app/database/schema.server.ts";
import type { ExcursionCreation } from "./excursion-change.ts";
import { languageRows } from "./language-rows.ts";
import { missingForSale } from "./missing-for-sale.ts";

/**
 * Creates an excursion that is not on sale, because it has no picture and no pickup. One round trip.
 * @returns what is missing before it can go on sale.
 */
export async function createExcursion(
	db: Database,
	creation: ExcursionCreation,
	author: Author,
	now: number,
): Promise<{ id: string; missing: string[] }> {
	const id = crypto.randomUUID();
	const row: typeof excursions.$inferSelect = {
		...toColumns(creation),
		id,
		isActive: false,
		version: 1,
		createdAt: now,
		updatedAt: now,
	};
	const languages = languageRows(id, creation.day_languages ?? dailyInEnglish);
	await runBatch(db, {
		excursion: insertExcursion(db, row),
		languages:
			languages.length > 0 ? db.insert(excursionDayLanguages).values(languages) : undefined,
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
