import * as v from "valibot";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type Author,
	recordCatalogueEntryIfChanged,
} from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { hotels, pickupPoints } from "#app/database/schema.server.ts";
import { importTexts } from "#app/messages/staff/office/import.ts";
import {
	cellOf,
	decideRows,
	type ImportedRow,
	linesInParts,
	type ReadRow,
	refColumns,
	refOf,
} from "#app/ui/csv/imported-row.ts";
import { type CsvRow, columnName } from "#app/ui/csv/read-csv.ts";
import { newHotelSchema, shortNameOf } from "./hotel.ts";

const texts = importTexts.faults;
const columns = {
	name: ["name", "nombre", "hotel"],
	address: ["address", "direccion"],
	phone: ["phone", "telefono"],
	payment: ["payment", "pago"],
	pickup: ["pickup", "pickup point", "recogida", "punto de recogida"],
} as const;
export const requiredHotelColumns = [refColumns, columns.name];

type HotelRow = ReturnType<typeof hotelInput> & { ref: string };
type NewHotel = v.InferOutput<typeof newHotelSchema>;

/** Imports hotels, or says what would become of each row. Their guests pay on the phone unless the row says "hotel". */
export async function importHotels(
	db: Database,
	rows: readonly CsvRow[],
	{ writes, author, now }: { writes: boolean; author: Author; now: number },
): Promise<ImportedRow[]> {
	const { houses, points } = await runBatch(db, {
		houses: db.select({ id: hotels.id, name: hotels.name, ref: hotels.externalRef }).from(hotels),
		points: db
			.select({ id: pickupPoints.id, title: pickupPoints.title, ref: pickupPoints.externalRef })
			.from(pickupPoints),
	});
	const earlier = {
		refs: houses.map(({ ref }) => ref),
		names: houses.flatMap(({ id, name }) => [id, name]),
	};
	const { outcomes, fresh } = decideRows<HotelRow, NewHotel>(
		rows.map(readHotelRow),
		earlier,
		({ ref: _, pickup, ...input }) => {
			const point = points.find(
				({ ref, title }) => ref === pickup || columnName(title) === columnName(pickup),
			);
			if (pickup !== "" && !point) return { fault: texts.unknownPickup({ title: pickup }) };
			const pickupPointId = point ? String(point.id) : "";
			const read = v.safeParse(newHotelSchema, { ...input, pickupPointId });
			if (!read.success) return { fault: read.issues[0].message };
			return { thing: read.output, names: [read.output.name, read.output.id] };
		},
	);
	if (writes)
		for (const part of linesInParts(fresh))
			await runBatch(db, {
				hotels: part.map((hotel) => hotelStatements(db, hotel, { author, now })),
			});
	return outcomes;
}

function readHotelRow(row: CsvRow): ReadRow<HotelRow> {
	const { number, cells } = row;
	const refRead = refOf(row);
	if ("fault" in refRead) return { number, fault: refRead.fault };
	const input = hotelInput(cells);
	if (!["phone", "hotel"].includes(input.paymentMode)) return { number, fault: texts.payment };
	return { number, row: { ref: refRead.ref, ...input } };
}

/** As the form of a new hotel would send it. */
function hotelInput(cells: CsvRow["cells"]) {
	const name = cellOf(cells, columns.name);
	return {
		...{ id: shortNameOf(name), name, address: cellOf(cells, columns.address) },
		...{ phone: cellOf(cells, columns.phone), pickup: cellOf(cells, columns.pickup) },
		paymentMode: cellOf(cells, columns.payment).toLowerCase() || "phone",
		...{ language: "en", partnerEmail: "", isActive: "on" },
	};
}

function hotelStatements(
	db: Database,
	{ ref, thing: { partnerEmail: _, ...hotel } }: { ref: string; thing: NewHotel },
	{ author, now }: { author: Author; now: number },
) {
	return {
		hotel: db
			.insert(hotels)
			.values({ ...hotel, externalRef: ref, createdAt: now, updatedAt: now })
			.onConflictDoNothing(),
		entry: recordCatalogueEntryIfChanged(db, {
			...{ kind: "hotel", id: hotel.id, line: { code: "created" }, author, now },
		}),
	};
}
