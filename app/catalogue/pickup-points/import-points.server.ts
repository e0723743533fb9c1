import { sql } from "drizzle-orm";
import * as v from "valibot";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { pickupPoints } from "#app/database/schema.server.ts";
import {
	cellOf,
	decideRows,
	type ImportedRow,
	linesInParts,
	type ReadRow,
	refColumns,
	refOf,
} from "#app/ui/csv/imported-row.ts";
import type { CsvRow } from "#app/ui/csv/read-csv.ts";
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

/** Imports pickup points, or says what would become of each row. */
export async function importPoints(
	db: Database,
	rows: readonly CsvRow[],
	{ writes, author, now }: { writes: boolean; author: Author; now: number },
): Promise<ImportedRow[]> {
	const points = await db
		.select({ title: pickupPoints.title, ref: pickupPoints.externalRef })
		.from(pickupPoints);
	const earlier = {
		refs: points.map(({ ref }) => ref),
		names: points.map(({ title }) => title),
	};
	const { outcomes, fresh } = decideRows(rows.map(readPointRow), earlier, ({ fields }) => ({
		thing: fields,
		names: [fields.title],
	}));
	if (writes)
		for (const part of linesInParts(fresh))
			await runBatch(db, { points: part.map((row) => pointStatements(db, row, { author, now })) });
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
	{ ref, thing: fields }: { ref: string; thing: PointFields },
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
