/** Reads and changes the fares of an excursion for their screen. */
import { asc, eq } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, takeVersion } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickColumns } from "#app/database/pick-columns.server.ts";
import { excursions, fares } from "#app/database/schema.server.ts";
import { decideFareList, type FareEdit } from "./fare-list-decision.ts";

/** The excursion with all its fares; null if there is none. One round trip. */
export async function readFaresPage(db: Database, excursionId: string) {
	const rows = await runBatch(db, {
		trip: db
			.select(pickColumns(excursions, ["id", "title", "version"]))
			.from(excursions)
			.where(eq(excursions.id, excursionId)),
		fares: db
			.select({
				...pickColumns(fares, ["id", "title", "proof", "countsAs", "fromAge", "toAge"]),
				...pickColumns(fares, ["percentOff", "priceCents", "isActive"]),
			})
			.from(fares)
			.where(eq(fares.excursionId, excursionId))
			.orderBy(asc(fares.position), asc(fares.id)),
	});
	const [excursion] = rows.trip;
	return excursion ? { ...excursion, fares: rows.fares } : null;
}

/** One press on the list of fares. Two round trips. */
export async function editFareList(
	db: Database,
	excursionId: string,
	edit: FareEdit,
	{ openedVersion, author, now }: { openedVersion: number | null; author: Author; now: number },
) {
	return changeRecord(db, {
		read: () => readFaresPage(db, excursionId),
		decide: (state) => decideFareList(edit, openedVersion, state),
		write: (decision, state) =>
			decision.outcome === "saved" && state
				? {
						...takeVersion(db, "excursions", state),
						fare: editStatement(db, edit, { excursionId, place: state.fares.length, now }),
						event: recordCatalogueEntry(db, {
							...{ kind: "excursion", id: excursionId, line: decision.line, author, now },
						}),
					}
				: undefined,
	});
}

function editStatement(
	db: Database,
	edit: FareEdit,
	{ excursionId, place, now }: { excursionId: string; place: number; now: number },
) {
	if (edit.act === "save" && edit.fareId === null)
		return db
			.insert(fares)
			.values({ ...edit.fields, excursionId, position: place, createdAt: now, updatedAt: now });
	const change = edit.act === "save" ? edit.fields : { isActive: edit.act === "restore" };
	return db
		.update(fares)
		.set({ ...change, updatedAt: now })
		.where(eq(fares.id, edit.fareId ?? 0));
}
