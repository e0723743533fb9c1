import { type SQL, sql } from "drizzle-orm";

/**
 * SQL that is true when a status is in a list. The values are literal text instead of parameters,
 * because SQLite uses a partial index only when the statement contains the text of its condition.
 * @param column "bookings.status": a name from the code, never user input.
 */
export function statusIs(column: string, statuses: readonly string[]): SQL {
	return sql.raw(
		statuses.length === 1
			? `${column} = ${quoted(statuses[0] ?? "")}`
			: `${column} IN (${statuses.map(quoted).join(", ")})`,
	);
}

/** SQL that is true when a status is not in a list, also for a status that no list knows. */
export function statusIsNot(column: string, statuses: readonly string[]): SQL {
	return sql.raw(`${column} NOT IN (${statuses.map(quoted).join(", ")})`);
}

function quoted(status: string): string {
	return `'${status.replaceAll("'", "''")}'`;
}

/** The statuses for which a rule holds, in the order of the table of rules. */
export function statusesWhere<Status extends string, Rules>(
	table: Record<Status, Rules>,
	holds: (rules: Rules) => boolean,
): Status[] {
	return (Object.keys(table) as Status[]).filter((status) => holds(table[status]));
}
