/** Rows of the database as a file that programs can read: for guests and for users who ask what is kept of them. */
import { type SQL, sql } from "drizzle-orm";

export type Row = Record<string, unknown>;

export function selectColumns(table: string, columns: readonly string[], condition: SQL): SQL {
	const names = columns.map((name) => sql.identifier(name));
	return sql`SELECT ${sql.join(names, sql`, `)} FROM ${sql.identifier(table)} WHERE ${condition}`;
}

/** Instants are ISO 8601 in UTC. */
export function readable(row: Row): Row {
	return Object.fromEntries(
		Object.entries(row).map(([name, value]) => {
			const isInstant = name.endsWith("_at") || name === "ban_expires";
			if (isInstant && typeof value === "number") return [name, new Date(value).toISOString()];
			const isJson = name === "line" || name === "outcome_line";
			return [name, isJson && typeof value === "string" ? JSON.parse(value) : value];
		}),
	);
}

/** An answer that the browser saves as a file. */
export function jsonFile(name: string, content: unknown): Response {
	return new Response(JSON.stringify(content, null, "\t"), {
		headers: {
			"Content-Type": "application/json; charset=utf-8",
			"Content-Disposition": `attachment; filename="${name}.json"`,
		},
	});
}
