import { asc, eq, sql } from "drizzle-orm";
import {
	type ChoiceList,
	type ChoiceTable,
	listStatements,
} from "#app/catalogue/choices/choice-table.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { fares } from "#app/database/schema.server.ts";
import { faresTexts } from "#app/messages/staff/excursions/fares.ts";
import { type FareFields, fareFormSchema, fareTextsSchema } from "./fare-form.ts";

export const fareTable: ChoiceTable<FareFields, ChoiceList<FareFields>> = {
	kind: "fare",
	schema: fareFormSchema,
	textsSchema: fareTextsSchema,
	async read(db, excursionId) {
		const { trip, ...list } = await runBatch(db, {
			...listStatements(db, "fare", excursionId),
			rows: db
				.select({
					...pickColumns(fares, ["id", "title", "proof", "countsAs", "fromAge", "toAge"]),
					...pickColumns(fares, ["percentOff", "priceCents", "isActive"]),
				})
				.from(fares)
				.where(eq(fares.excursionId, excursionId))
				.orderBy(asc(fares.position), asc(fares.id)),
		});
		const [excursion] = trip;
		return excursion ? { ...excursion, ...list } : null;
	},
	insert: (db, fields, place) => ({ row: db.insert(fares).values({ ...fields, ...place }) }),
	update: (db, id, change, now) => ({
		row: db
			.update(fares)
			.set({ ...change, updatedAt: now })
			.where(eq(fares.id, id)),
	}),
	order: (db, ids) => ({
		order: db.run(sql`
			UPDATE fares SET position = next.key FROM json_each(${JSON.stringify(ids)}) AS next
			WHERE fares.id = next.value`),
	}),
	// lines that were sold keep what it counted as
	refusal: ({ countsAs }, storedRow) =>
		storedRow && storedRow.countsAs !== countsAs ? { countsAs: [faresTexts.errors.staysSo] } : null,
};
