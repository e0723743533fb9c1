/** Reads and changes the extras of an excursion for their screen. */
import { asc, eq, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { excursions, extraStocks, extras, translations } from "#app/database/schema.server.ts";
import { saveTranslations } from "#app/database/translations.server.ts";
import { decideExtraList, type ExtraEdit } from "./extra-list-decision.ts";

/** The excursion with all its extras and the stocks that extras can share; null if there is none. One round trip. */
export async function readExtrasPage(db: Database, excursionId: string) {
	const rows = await runBatch(db, {
		trip: db
			.select(pickColumns(excursions, ["id", "title", "version"]))
			.from(excursions)
			.where(eq(excursions.id, excursionId)),
		extras: db
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
		translations: db
			.select({
				extraId: extras.id,
				language: translations.language,
				field: translations.field,
				words: translations.words,
				english: translations.english,
			})
			.from(translations)
			.innerJoin(extras, eq(extras.id, translations.extraId))
			.where(eq(extras.excursionId, excursionId)),
	});
	const { trip, ...list } = rows;
	const [excursion] = trip;
	return excursion ? { ...excursion, ...list } : null;
}

/** One press on the list of extras. Two round trips. */
export async function editExtraList(
	db: Database,
	excursionId: string,
	edit: ExtraEdit,
	{ openedVersion, author, now }: { openedVersion: number | null; author: Author; now: number },
) {
	return changeRecord(db, {
		read: () => readExtrasPage(db, excursionId),
		decide: (state) => decideExtraList(edit, openedVersion, state),
		write: (decision, state) =>
			decision.outcome === "saved" && state
				? {
						...takeVersion(db, "excursions", state),
						edit: decision.order
							? orderStatement(db, decision.order)
							: editStatements(db, edit, { excursionId, place: state.extras.length, now }),
						event: recordCatalogueEntry(db, {
							...{ kind: "excursion", id: excursionId, line: decision.line, author, now },
						}),
					}
				: undefined,
	});
}

/** @param order ids of all its extras. */
function orderStatement(db: Database, order: readonly number[]) {
	return {
		order: db.run(sql`
			UPDATE extras SET position = next.key FROM json_each(${JSON.stringify(order)}) AS next
			WHERE extras.id = next.value`),
	};
}

function editStatements(
	db: Database,
	edit: ExtraEdit,
	{ excursionId, place, now }: { excursionId: string; place: number; now: number },
) {
	if (edit.act === "stock") return { stock: stockStatement(db, edit, now) };
	if (edit.act === "save" && edit.extraId === null) {
		const row = { ...edit.fields, excursionId, position: place, createdAt: now, updatedAt: now };
		return { extra: db.insert(extras).values(row) };
	}
	const id = edit.extraId ?? 0;
	const change = edit.act === "save" ? edit.fields : { isActive: edit.act === "restore" };
	return {
		extra: db
			.update(extras)
			.set({ ...change, updatedAt: now })
			.where(eq(extras.id, id)),
		translations:
			edit.act === "save"
				? saveTranslations(db, {
						of: "extra_id",
						owners: sql`SELECT ${id}`,
						translations: edit.translations.map((text) => ({
							...{ ...text, owner: id },
							english: edit.fields[text.field],
						})),
						now,
					})
				: undefined,
	};
}

function stockStatement(
	db: Database,
	{ stockId, title, quantity }: Extract<ExtraEdit, { act: "stock" }>,
	now: number,
) {
	const row = { title, quantity, updatedAt: now };
	return stockId === null
		? db.insert(extraStocks).values({ ...row, createdAt: now })
		: db.update(extraStocks).set(row).where(eq(extraStocks.id, stockId));
}
