/**
 * A backup is a list of SQL statements. Restored in their order into an empty database they make it anew: tables, rows, the
 * search index, other indexes, views, triggers. Triggers come last, because they would write rows that are in the backup.
 */
import type { Client, Row } from "@libsql/client";

/** Rows of one statement and of one question. Mails are large, and a server answers with ten megabytes at most. */
const rowsAtOnce = 100;

/**
 * @param client of a database that nobody writes to meanwhile
 * @throws Error when somebody did
 */
export async function* statementsOf(client: Client): AsyncGenerator<string> {
	const tables = await tablesOf(client);
	const rowsBefore = await countRows(client, tables);
	yield* await definitions(client, "table", tables);
	for (const table of tables) if (!table.isVirtual) yield* insertsOf(client, table);
	yield* await sequencesOf(client);
	yield* await definitions(client, "view");
	for (const { name, isVirtual } of tables) if (isVirtual) yield* await searchRowsOf(client, name);
	yield* await definitions(client, "index");
	yield* await definitions(client, "trigger");
	if ((await countRows(client, tables)) !== rowsBefore)
		throw new Error(
			"Somebody wrote while the backup was made, so it is not of one moment. Back up a copy of the database.",
		);
}

interface Table {
	name: string;
	hasRowid: boolean;
	/** A full-text index: its rows are made anew from a view of the same name with `_terms` behind. */
	isVirtual: boolean;
}

async function tablesOf(client: Client): Promise<Table[]> {
	const { rows } = await client.execute(
		`SELECT name, wr, type FROM pragma_table_list
		WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite~_%' ESCAPE '~'
			AND name NOT LIKE 'libsql~_%' ESCAPE '~'
		ORDER BY name`,
	);
	return rows.map((row) => ({
		name: String(row.name),
		hasRowid: row.wr === 0,
		isVirtual: row.type === "virtual",
	}));
}

/** One text that changes when a row is added or removed. */
async function countRows(client: Client, tables: readonly Table[]): Promise<string> {
	const counts = tables
		.filter(({ isVirtual }) => !isVirtual)
		.map(({ name }) => `(SELECT count(*) FROM ${quoted(name)})`);
	const { rows } = await client.execute(`SELECT concat_ws(' ', ${counts.join(", ")}) AS counts`);
	return String(rows[0]?.counts);
}

async function definitions(
	client: Client,
	type: "table" | "index" | "view" | "trigger",
	only?: readonly Table[],
): Promise<string[]> {
	const { rows } = await client.execute({
		sql: "SELECT name, sql FROM sqlite_master WHERE type = ? AND sql IS NOT NULL ORDER BY rowid",
		args: [type],
	});
	const names = only && new Set(only.map(({ name }) => name));
	return rows.filter(({ name }) => names?.has(String(name)) ?? true).map(({ sql }) => String(sql));
}

async function* insertsOf(client: Client, table: Table): AsyncGenerator<string> {
	const columns = await storedColumns(client, table.name);
	const values = columns.map((column) => `quote(${quoted(column)})`).join(` || ',' || `);
	const into = `INSERT INTO ${quoted(table.name)} (${columns.map(quoted).join(", ")}) VALUES`;
	let lastRow: Row | undefined;
	for (let offset = 0; ; offset += rowsAtOnce) {
		const place = table.hasRowid
			? { sql: "WHERE rowid > ? ORDER BY rowid LIMIT ?", args: [lastRow?.place ?? -1, rowsAtOnce] }
			: { sql: "LIMIT ? OFFSET ?", args: [rowsAtOnce, offset] };
		const { rows } = await client.execute({
			sql: `SELECT ${values} AS "values", ${table.hasRowid ? "rowid" : "0"} AS place FROM ${quoted(table.name)} ${place.sql}`,
			args: place.args,
		});
		if (rows.length > 0) yield `${into} ${rows.map((row) => `(${row.values})`).join(",\n")}`;
		if (rows.length < rowsAtOnce) return;
		lastRow = rows.at(-1);
	}
}

/** Without those that the database computes. */
async function storedColumns(client: Client, table: string): Promise<string[]> {
	const { rows } = await client.execute({
		sql: "SELECT name FROM pragma_table_xinfo(?) WHERE hidden = 0",
		args: [table],
	});
	return rows.map(({ name }) => String(name));
}

/** The next number of a table must not be one that a deleted row has had. */
async function sequencesOf(client: Client): Promise<string[]> {
	const { rows } = await client.execute(
		`SELECT quote(name) AS name, seq FROM sqlite_sequence
		ORDER BY name`,
	);
	return rows.flatMap(({ name, seq }) => [
		`DELETE FROM sqlite_sequence WHERE name = ${name}`,
		`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${seq})`,
	]);
}

async function searchRowsOf(client: Client, name: string): Promise<string[]> {
	const columns = (await storedColumns(client, name)).map(quoted).join(", ");
	return [
		`INSERT INTO ${quoted(name)} (rowid, ${columns}) SELECT id, ${columns} FROM ${quoted(`${name}_terms`)}`,
	];
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

const statementsAtOnce = 50;

/**
 * @param client of an empty database
 * @throws Error with a message for people when it is not empty, or when a row refers to one that is missing
 */
export async function restore(client: Client, statements: AsyncIterable<string>): Promise<void> {
	if ((await tablesOf(client)).length > 0)
		throw new Error("This database is not empty. A backup is restored into a new one.");
	let next: string[] = [];
	// without foreign keys, because the tables come in the order of their names
	const send = async () => {
		if (next.length > 0) await client.migrate(next);
		next = [];
	};
	for await (const statement of statements) {
		next.push(statement);
		if (next.length >= statementsAtOnce) await send();
	}
	await send();
	const { rows } = await client.execute("SELECT * FROM pragma_foreign_key_check LIMIT 1");
	if (rows[0])
		throw new Error(`A row of ${rows[0].table} refers to one that is not in the backup.`);
}
