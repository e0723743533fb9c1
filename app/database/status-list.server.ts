import { type SQL, sql } from "drizzle-orm";

/**
 * SQL that is true while a status is one of a list. The values stand in the text, not as parameters:
 * SQLite uses a partial index only where the text of its condition stands in the statement.
 * @param column "bookings.status": a name from the code, never something that somebody typed.
 */
export function statusIs(column: string, statuses: readonly string[]): SQL {
	return sql.raw(
		statuses.length === 1
			? `${column} = ${quoted(statuses[0] ?? "")}`
			: `${column} IN (${statuses.map(quoted).join(", ")})`,
	);
}

/** The opposite: also true of a status that the list does not know. */
export function statusIsNot(column: string, statuses: readonly string[]): SQL {
	return sql.raw(`${column} NOT IN (${statuses.map(quoted).join(", ")})`);
}

function quoted(status: string): string {
	return `'${status.replaceAll("'", "''")}'`;
}

/** The statuses of a table of rules for which a rule holds, in the table's order. */
export function statusesWhere<Status extends string, Rules>(
	table: Record<Status, Rules>,
	holds: (rules: Rules) => boolean,
): Status[] {
	return (Object.keys(table) as Status[]).filter((status) => holds(table[status]));
}
