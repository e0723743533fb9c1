/**
 * `npm run db:scrub -- <folder>`: takes what was deleted out of the files of an own sqld, which must not run. SQLite
 * leaves deleted words in free space of its pages, and sqld each changed page in its log for replicas; over the network sqld
 * refuses VACUUM and `PRAGMA secure_delete` (docs/decisions/what-the-database-files-keep.md).
 */
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { endWith, isMain } from "./command-line.ts";
import { refuseUnknownMigrations } from "./database-version.ts";

/** sqld's copies of changed pages, for replicas; it makes a new log from the data. */
const logs = ["wallog", "to_compact", "snapshots", "tmp"];

/** @throws when the folder holds no database of sqld or one of another version, or when another program uses it. */
export function scrubDatabase(folder: string): void {
	const home = join(folder, "dbs", "default");
	const file = join(home, "data");
	if (!existsSync(file)) throw new Error(`There is no database of sqld in ${folder}.`);
	const database = new DatabaseSync(file);
	try {
		const migrations = database.prepare("SELECT hash FROM __drizzle_migrations").all();
		refuseUnknownMigrations(
			migrations.map(({ hash }) => String(hash)),
			{
				what: "database",
				instead: "scrub it with the version that made it",
			},
		);
		database.exec(`
			PRAGMA busy_timeout = 1000;
			PRAGMA secure_delete = ON;
			PRAGMA locking_mode = EXCLUSIVE;
			INSERT INTO booking_search (booking_search) VALUES ('optimize');
			VACUUM;
			PRAGMA wal_checkpoint(TRUNCATE);`);
	} finally {
		database.close();
	}
	for (const name of logs) rmSync(join(home, name), { recursive: true, force: true });
}

if (isMain(import.meta.url)) {
	const [folder] = process.argv.slice(2);
	if (!folder) {
		console.error("Name the folder of a stopped sqld: npm run db:scrub -- <folder>");
		process.exit(2);
	}
	try {
		scrubDatabase(folder);
		console.log("What was deleted is gone from the database's files.");
	} catch (error) {
		endWith(error);
	}
}
