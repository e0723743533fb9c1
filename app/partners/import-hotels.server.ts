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
	type ImportedRow,
	linesInParts,
	type ReadRow,
	refColumns,
	refOf,
	withoutRepeats,
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

/** Imports hotels, or says what would become of each row; a hundred at a time. Their guests pay on the phone unless the row says "hotel". */
export async function importHotels(
	db: Database,
	rows: readonly CsvRow[],
	{ writes, author, now }: { writes: boolean; author: Author; now: number },
): Promise<ImportedRow[]> {
	const outcomes: ImportedRow[] = [];
	const names = new Set<string>();
	for (const part of linesInParts(withoutRepeats(rows.map(readHotelRow)))) {
		const { houses, points } = await runBatch(db, {
			houses: db.select({ id: hotels.id, name: hotels.name, ref: hotels.externalRef }).from(hotels),
			points: db
				.select({
					id: pickupPoints.id,
					title: pickupPoints.title,
					ref: pickupPoints.externalRef,
				})
				.from(pickupPoints),
		});
		for (const { id, name } of houses) names.add(id).add(columnName(name));
		const fresh: { ref: string; hotel: NewHotel }[] = [];
		for (const each of part) {
			const { number } = each;
			if (!("row" in each)) {
				outcomes.push({ number, ref: "", fault: each.fault });
				continue;
			}
			const { ref, pickup, ...input } = each.row;
			const point = points.find(
				(one) => one.ref === pickup || columnName(one.title) === columnName(pickup),
			);
			const read = v.safeParse(newHotelSchema, {
				...input,
				pickupPointId: point ? String(point.id) : "",
			});
			const fault = (words: string) => outcomes.push({ number, ref, fault: words });
			if (houses.some((house) => house.ref === ref)) outcomes.push({ number, ref, already: true });
			else if (pickup !== "" && !point) fault(texts.unknownPickup({ title: pickup }));
			else if (!read.success) fault(read.issues[0].message);
			else if (names.has(read.output.id) || names.has(columnName(read.output.name)))
				fault(texts.sameName({ name: read.output.name }));
			else {
				names.add(read.output.id).add(columnName(read.output.name));
				fresh.push({ ref, hotel: read.output });
				outcomes.push({ number, ref, fresh: true });
			}
		}
		if (writes)
			await runBatch(db, {
				hotels: fresh.map((hotel) => hotelStatements(db, hotel, { author, now })),
			});
	}
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
	{ ref, hotel: { partnerEmail: _, ...hotel } }: { ref: string; hotel: NewHotel },
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
