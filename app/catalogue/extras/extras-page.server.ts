/** Reads and changes the extras of an excursion for their screen. */
import { asc, eq } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { excursions, extraStocks, extras } from "#app/database/schema.server.ts";
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
			.select(pickColumns(extraStocks, ["id", "title", "quantity"]))
			.from(extraStocks)
			.orderBy(asc(extraStocks.title)),
	});
	const [excursion] = rows.trip;
	return excursion ? { ...excursion, extras: rows.extras, stocks: rows.stocks } : null;
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
						extra: editStatement(db, edit, { excursionId, place: state.extras.length, now }),
						event: recordCatalogueEntry(db, {
							...{ kind: "excursion", id: excursionId, line: decision.line, author, now },
						}),
					}
				: undefined,
	});
}

function editStatement(
	db: Database,
	edit: ExtraEdit,
	{ excursionId, place, now }: { excursionId: string; place: number; now: number },
) {
	if (edit.act === "save" && edit.extraId === null)
		return db
			.insert(extras)
			.values({ ...edit.fields, excursionId, position: place, createdAt: now, updatedAt: now });
	const change = edit.act === "save" ? edit.fields : { isActive: edit.act === "restore" };
	return db
		.update(extras)
		.set({ ...change, updatedAt: now })
		.where(eq(extras.id, edit.extraId ?? 0));
}
