import {
	type Column,
	type InferColumnsDataTypes,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";

type Columns = Record<string, Column>;

/**
 * Rows as one JSON text in a column of another row. libSQL describes each column and wraps each
 * value of an answer, which for many small rows is most of its work.
 */
export function jsonRows<Chosen extends Columns>(columnsByName: Chosen) {
	const columns = Object.entries(columnsByName);
	const values = sql`json_array(${sql.join(Object.values(columnsByName), sql`, `)})`;
	function rowOf(driverValues: unknown[]): InferColumnsDataTypes<Chosen> {
		const row = columns.map(([name, column], place) => {
			const value = driverValues[place];
			return [name, value === null ? null : column.mapFromDriverValue(value)] as const;
		});
		// TypeScript loses the names in Object.entries; they are the names of `columnsByName`
		return Object.fromEntries(row) as InferColumnsDataTypes<Chosen>;
	}
	return {
		row: values.mapWith((json: string) => rowOf(JSON.parse(json))),
		/** One row, or null where `condition` is false. */
		one: (condition: SQL): SQL<InferColumnsDataTypes<Chosen> | null> =>
			sql`CASE WHEN ${condition} THEN ${values} END`.mapWith((json: string) =>
				rowOf(JSON.parse(json)),
			),
		/** All rows that a query finds, in no order. */
		all: (question: (rows: SQL) => SQLWrapper): SQL<InferColumnsDataTypes<Chosen>[]> =>
			sql`(${question(sql`json_group_array(${values})`)})`.mapWith(
				(json: string): InferColumnsDataTypes<Chosen>[] => JSON.parse(json).map(rowOf),
			),
	};
}
