import { type SQL, sql } from "drizzle-orm";

/**
 * SQL that is true for a row that nobody has saved since it was read.
 * @param openedAt its `updated_at` at that time; null: this save wins in any case.
 */
export function isAsOpened(openedAt: number | null): SQL {
	return openedAt === null ? sql`true` : sql`updated_at = ${openedAt}`;
}
