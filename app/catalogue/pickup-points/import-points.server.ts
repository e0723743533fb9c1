import { inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickupPoints } from "#app/database/schema.server.ts";
import { importTexts } from "#app/messages/staff/office/import.ts";
import {
	cellOf,
	type ImportedRow,
	linesInParts,
	type ReadRow,
	refColumns,
	refOf,
	withoutRepeats,
} from "#app/ui/csv/imported-row.ts";
import { type CsvRow, columnName } from "#app/ui/csv/read-csv.ts";
import { type PointFields, pointSchema } from "./pickup-point.ts";

const columns = {
	title: ["title", "name", "nombre", "titulo"],
	place: ["place", "lugar", "direccion"],
	lat: ["lat", "latitude", "latitud"],
	lng: ["lng", "lon", "longitude", "longitud"],
} as const;
export const requiredPointColumns = [refColumns, columns.title, columns.lat, columns.lng];

interface PointRow {
	ref: string;
	fields: PointFields;
}

/** Imports pickup points, or says what would become of each row; a hundred at a time. */
export async function importPoints(
	db: Database,
	rows: readonly CsvRow[],
	{ writes, author, now }: { writes: boolean; author: Author; now: number },
): Promise<ImportedRow[]> {
	const outcomes: ImportedRow[] = [];
	const titles = new Set<string>();
	for (const part of linesInParts(withoutRepeats(rows.map(readPointRow)))) {
		const good = part.flatMap((each) => ("row" in each ? [each.row] : []));
		const refs = good.map(({ ref }) => ref);
		const { earlier, all } = await runBatch(db, {
			earlier: db
				.select({ ref: sql<string>`${pickupPoints.externalRef}` })
				.from(pickupPoints)
				.where(inArray(pickupPoints.externalRef, refs)),
			all: db.select({ title: pickupPoints.title }).from(pickupPoints),
		});
		const earlierRefs = new Set(earlier.map(({ ref }) => ref));
		for (const { title } of all) titles.add(columnName(title));
		const fresh: PointRow[] = [];
		for (const each of part) {
			const { number } = each;
			if (!("row" in each)) outcomes.push({ number, ref: "", fault: each.fault });
			else if (earlierRefs.has(each.row.ref))
				outcomes.push({ number, ref: each.row.ref, already: true });
			else if (titles.has(columnName(each.row.fields.title))) {
				const fault = importTexts.faults.sameName({ name: each.row.fields.title });
				outcomes.push({ number, ref: each.row.ref, fault });
			} else {
				fresh.push(each.row);
				titles.add(columnName(each.row.fields.title));
				outcomes.push({ number, ref: each.row.ref, fresh: true });
			}
		}
		if (writes)
			await runBatch(db, { points: fresh.map((row) => pointStatements(db, row, { author, now })) });
	}
	return outcomes;
}

function readPointRow(row: CsvRow): ReadRow<PointRow> {
	const { number, cells } = row;
	const refRead = refOf(row);
	if ("fault" in refRead) return { number, fault: refRead.fault };
	const degrees = (names: readonly string[]) => {
		const text = cellOf(cells, names).replace(",", ".");
		return text === "" ? Number.NaN : Number(text);
	};
	const read = v.safeParse(pointSchema, {
		title: cellOf(cells, columns.title),
		place: cellOf(cells, columns.place),
		lat: degrees(columns.lat),
		lng: degrees(columns.lng),
	});
	if (!read.success) return { number, fault: read.issues[0].message };
	return { number, row: { ref: refRead.ref, fields: read.output } };
}

function pointStatements(
	db: Database,
	{ ref, fields }: PointRow,
	{ author, now }: { author: Author; now: number },
) {
	return {
		point: db
			.insert(pickupPoints)
			.values({ ...fields, externalRef: ref, createdAt: now, updatedAt: now })
			.onConflictDoNothing(),
		entry: recordCatalogueEntryIfChanged(db, {
			...{ kind: "point", id: sql`last_insert_rowid()`, line: { code: "created" }, author, now },
		}),
	};
}
