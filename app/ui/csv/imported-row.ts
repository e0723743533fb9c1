import { importTexts } from "#app/messages/staff/office/import.ts";
import { type CsvRow, columnName } from "./read-csv.ts";

/** What becomes of a row of an imported list, or became of it. */
export type ImportedRow = { number: number; ref: string } & (
	| { fresh: true; money?: { paidCents: number; owedCents: number } }
	| { already: true }
	| { fault: string }
);

/** Rows that are read and written in one batch. */
const rowsOfBatch = 100;

export function linesInParts<Row>(rows: readonly Row[]): Row[][] {
	const count = Math.ceil(rows.length / rowsOfBatch);
	return Array.from({ length: count }, (_, part) =>
		rows.slice(part * rowsOfBatch, (part + 1) * rowsOfBatch),
	);
}

export type ReadRow<Row> = { number: number } & ({ row: Row } | { fault: string });

/** Of rows with one reference, those behind the first have a fault. */
export function withoutRepeats<Row extends { ref: string }>(
	rows: readonly ReadRow<Row>[],
): ReadRow<Row>[] {
	const firstRows = new Map<string, number>();
	return rows.map((each) => {
		if (!("row" in each)) return each;
		const first = firstRows.get(each.row.ref);
		if (first === undefined) firstRows.set(each.row.ref, each.number);
		return first === undefined
			? each
			: { number: each.number, fault: importTexts.faults.twice({ row: first }) };
	});
}

/** What a row makes: the names that no other may have, the first as it is read. */
type NewThing<Thing> = { thing: Thing; names: readonly [string, ...string[]] } | { fault: string };

/** Decides rows of which each makes a thing with names of its own, in the order of the file. */
export function decideRows<Row extends { ref: string }, Thing>(
	rows: readonly ReadRow<Row>[],
	earlier: { refs: readonly (string | null)[]; names: readonly string[] },
	make: (row: Row) => NewThing<Thing>,
): { outcomes: ImportedRow[]; fresh: { ref: string; thing: Thing }[] } {
	const refs = new Set(earlier.refs);
	const names = new Set(earlier.names.map(columnName));
	const fresh: { ref: string; thing: Thing }[] = [];
	const outcomes = withoutRepeats(rows).map((each): ImportedRow => {
		const { number } = each;
		if (!("row" in each)) return { number, ref: "", fault: each.fault };
		const { ref } = each.row;
		if (refs.has(ref)) return { number, ref, already: true };
		const newThing = make(each.row);
		if ("fault" in newThing) return { number, ref, fault: newThing.fault };
		const { thing, names: itsNames } = newThing;
		if (itsNames.some((name) => names.has(columnName(name))))
			return { number, ref, fault: importTexts.faults.sameName({ name: itsNames[0] }) };
		for (const name of itsNames) names.add(columnName(name));
		fresh.push({ ref, thing });
		return { number, ref, fresh: true };
	});
	return { outcomes, fresh };
}

/** A cell of one of several columns with the same meaning; "" where the file has none of them. */
export function cellOf(cells: Readonly<Record<string, string>>, names: readonly string[]): string {
	const name = names.find((each) => cells[each] !== undefined);
	return name === undefined ? "" : (cells[name] ?? "");
}

/** The names of columns that the file must have, and has not. */
export function missingColumns(
	columns: readonly string[],
	required: readonly (readonly string[])[],
): string[] {
	return required.flatMap((names) =>
		names.some((name) => columns.includes(name)) ? [] : [names[0] ?? ""],
	);
}

/** The reference of a row, or what is wrong with it; the same rule for every list. */
export function refOf({ cells, isBroken }: CsvRow): { ref: string } | { fault: string } {
	const faults = importTexts.faults;
	if (isBroken) return { fault: faults.broken };
	const ref = cellOf(cells, refColumns);
	if (ref === "") return { fault: faults.noRef };
	return ref.length > longestRef ? { fault: faults.longRef } : { ref };
}

export const refColumns = ["reference", "ref", "referencia", "localizador"] as const;
const longestRef = 60;
