import { getTableColumns, type Table } from "drizzle-orm";

/** Some columns of a table by the names of its properties, for a select. */
export function pickColumns<From extends Table, Name extends keyof From["_"]["columns"]>(
	table: From,
	names: readonly Name[],
): Pick<From["_"]["columns"], Name> {
	const columns: From["_"]["columns"] = getTableColumns(table);
	// TypeScript can't follow names through entries; they are those of `names`, one by one
	return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<
		From["_"]["columns"],
		Name
	>;
}
