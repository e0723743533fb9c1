import { is, SQL, sql } from "drizzle-orm";

/** A line of which only the statement knows some values. */
export type WithSql<Line> = Line extends { code: string }
	? { [Name in keyof Line]: Name extends "code" ? Line[Name] : Line[Name] | SQL }
	: never;

/** SQL of the JSON of a stored line. */
export function storedLineSql(line: { code: string } & object): SQL {
	const pairs = Object.entries(line)
		.filter(([, value]) => value !== undefined)
		.map(([name, value]) =>
			is(value, SQL) ? sql`${name}, ${value}` : sql`${name}, json(${JSON.stringify(value)})`,
		);
	return sql`json_object(${sql.join(pairs, sql`, `)})`;
}
