import { asc, eq, sql } from "drizzle-orm";
import {
	type ChoiceList,
	type ChoiceTable,
	type ListSave,
	listStatements,
} from "#app/catalogue/choices/choice-table.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { extraStocks, extras } from "#app/database/schema.server.ts";
import { extrasTexts } from "#app/messages/staff/excursions/extras.ts";
import { type ExtraFields, extraFormSchema, extraTextsSchema } from "./extra-form.ts";
import { decideSharedStock, type SharedStock, type StockEdit } from "./shared-stock-decision.ts";

interface ExtraList extends ChoiceList<ExtraFields> {
	stocks: readonly SharedStock[];
}

export const extraTable: ChoiceTable<ExtraFields, ExtraList> = {
	kind: "extra",
	schema: extraFormSchema,
	textsSchema: extraTextsSchema,
	async read(db, excursionId) {
		const { trip, ...list } = await runBatch(db, {
			...listStatements(db, "extra", excursionId),
			rows: db
				.select({
					...pickColumns(extras, ["id", "title", "note", "charged", "priceCents", "isRequired"]),
					...pickColumns(extras, ["forAdults", "forChildren", "forBebe", "stock", "stockId"]),
					...pickColumns(extras, ["isActive"]),
				})
				.from(extras)
				.where(eq(extras.excursionId, excursionId))
				.orderBy(asc(extras.position), asc(extras.id)),
			stocks: db
				.select({
					...pickColumns(extraStocks, ["id", "title", "quantity"]),
					excursionIds: sql`(SELECT json_group_array(DISTINCT excursion_id) FROM extras
						WHERE extras.stock_id = ${extraStocks.id})`.mapWith((json: string): string[] =>
						JSON.parse(json),
					),
				})
				.from(extraStocks)
				.orderBy(asc(extraStocks.title)),
		});
		const [excursion] = trip;
		return excursion ? { ...excursion, ...list } : null;
	},
	insert: (db, fields, place) => ({ row: db.insert(extras).values({ ...fields, ...place }) }),
	update: (db, id, change, now) => ({
		row: db
			.update(extras)
			.set({ ...change, updatedAt: now })
			.where(eq(extras.id, id)),
	}),
	order: (db, ids) => ({
		order: db.run(sql`
			UPDATE extras SET position = next.key FROM json_each(${JSON.stringify(ids)}) AS next
			WHERE extras.id = next.value`),
	}),
	refusal: ({ stockId }, _storedRow, { stocks }) =>
		stockId === null || stocks.some(({ id }) => id === stockId)
			? null
			: { stockId: [extrasTexts.errors.sharedStock] },
};

/** Adds or changes a stock that extras share. Two round trips. */
export async function editSharedStock(
	db: Database,
	excursionId: string,
	edit: StockEdit,
	{ openedVersion, author, now }: ListSave,
) {
	return changeRecord(db, {
		read: () => extraTable.read(db, excursionId),
		decide: (list) => decideSharedStock(edit, openedVersion, list),
		write: (decision, list) => {
			if (decision.outcome !== "saved" || !list) return undefined;
			const { line } = decision;
			return {
				...takeVersion(db, "excursions", list),
				stock: stockStatement(db, edit, now),
				event: recordCatalogueEntry(db, { kind: "excursion", id: excursionId, line, author, now }),
			};
		},
	});
}

function stockStatement(db: Database, { stockId, title, quantity }: StockEdit, now: number) {
	const row = { title, quantity, updatedAt: now };
	return stockId === null
		? db.insert(extraStocks).values({ ...row, createdAt: now })
		: db.update(extraStocks).set(row).where(eq(extraStocks.id, stockId));
}
