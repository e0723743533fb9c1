import {
	type Column,
	type InferColumnsDataTypes,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";

type Columns = Record<string, Column>;

/**
 * Rows of these columns as JSON within a column of another row. The server describes each column of an
 * answer and wraps each of its values; for many small rows that is most of its work.
 */
export function jsonRows<Chosen extends Columns>(chosen: Chosen) {
	const columns = Object.entries(chosen);
	const values = sql`json_array(${sql.join(Object.values(chosen), sql`, `)})`;
	function rowOf(found: unknown[]): InferColumnsDataTypes<Chosen> {
		const row = columns.map(([name, column], place) => {
			const value = found[place];
			return [name, value === null ? null : column.mapFromDriverValue(value)] as const;
		});
		// TypeScript can't follow names through entries; they are those of `chosen`, one by one
		return Object.fromEntries(row) as InferColumnsDataTypes<Chosen>;
	}
	return {
		/** One row as it stands. */
		row: values.mapWith((json: string) => rowOf(JSON.parse(json))),
		/** The same, and null where `condition` does not hold. */
		one: (condition: SQL): SQL<InferColumnsDataTypes<Chosen> | null> =>
			sql`CASE WHEN ${condition} THEN ${values} END`.mapWith((json: string) =>
				rowOf(JSON.parse(json)),
			),
		/** All rows that a question finds, in no order. */
		all: (question: (rows: SQL) => SQLWrapper): SQL<InferColumnsDataTypes<Chosen>[]> =>
			sql`(${question(sql`json_group_array(${values})`)})`.mapWith(
				(json: string): InferColumnsDataTypes<Chosen>[] => JSON.parse(json).map(rowOf),
			),
	};
}
