/**
 * A database names the migrations that made it by the hashes of their files. One that this code does not have says that
 * another version of the code made the database, with other tables: each command refuses it before it writes.
 */
import { fileURLToPath } from "node:url";
import { sql } from "drizzle-orm";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { databaseAddress, isLocal } from "./database-address.ts";

export const migrationsFolder = fileURLToPath(new URL("../migrations", import.meta.url));

/** The database that a command acts on, as `databaseAddress` chooses it. @throws Error with a message for people */
export async function databaseOfCommand(): Promise<DatabaseAddress> {
	const address = databaseAddress();
	await refuseOtherVersion(address);
	return address;
}

/** @throws Error with a message for people where another version of the code made the database. */
export async function refuseOtherVersion(address: DatabaseAddress): Promise<void> {
	const db = connect(address);
	const table = sql`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`;
	// a new database has no such table, and a question about it would fail
	if ((await db.all(table)).length === 0) return;
	const rows = await db.all<{ hash: string }>(sql`SELECT hash FROM __drizzle_migrations`);
	const hashes = rows.map(({ hash }) => hash);
	refuseUnknownMigrations(hashes, {
		what: "database",
		instead: isLocal(address)
			? "move .data/ away and start again"
			: "use the version that made it, or a new, empty database",
	});
}

/**
 * @param statements of a backup; read no further than its migrations
 * @throws Error with a message for people where another version of the code made the backup
 */
export async function refuseBackupOfOtherVersion(statements: AsyncIterable<string>): Promise<void> {
	for await (const statement of statements) {
		if (!statement.startsWith(`INSERT INTO "__drizzle_migrations"`)) continue;
		return refuseUnknownMigrations(statement.match(/\b[0-9a-f]{64}\b/g) ?? [], {
			what: "backup",
			instead: "restore it with the version that made it",
		});
	}
}

/** @throws Error with a message for people where a hash is not that of a migration of this code. */
export function refuseUnknownMigrations(
	hashes: readonly string[],
	{ what, instead }: { what: "database" | "backup"; instead: string },
): void {
	const migrations = new Set(readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash));
	if (hashes.every((hash) => migrations.has(hash))) return;
	throw new Error(
		`This ${what} was made by another version of the code, such as one before the first release: ${instead}.`,
	);
}
