import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, integer } from "drizzle-orm/sqlite-core";
import type { NumberLimit } from "../number-limits.ts";

/** The condition of a CHECK. Its numbers are literal, because a CHECK takes no parameters. */
export function within(column: AnySQLiteColumn, { least, most }: NumberLimit): SQL {
	return sql`${column} BETWEEN ${sql.raw(String(least))} AND ${sql.raw(String(most))}`;
}

/** The condition of a CHECK that repeats the list of a column's values for the database. */
export function oneOf(column: AnySQLiteColumn & { enumValues: readonly string[] }): SQL {
	const values = column.enumValues.map((value) => `'${value}'`).join(", ");
	return sql`${column} IN (${sql.raw(values)})`;
}

/** Milliseconds since the epoch. */
export const createdAt = () => integer("created_at").notNull();
export const updatedAt = () => integer("updated_at").notNull();
/** Raised by every change of the row, by a trigger where the statement does not: see `changeRecord`. */
export const version = () => integer("version").notNull().default(1);
