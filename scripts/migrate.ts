/** Applies the migrations to TURSO_DATABASE_URL (+ TURSO_AUTH_TOKEN). */
import { fileURLToPath } from "node:url";
import { migrate as applyMigrations } from "drizzle-orm/libsql/migrator";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { databaseAddress, isMain } from "./command-line.ts";

export async function migrate(address: DatabaseAddress): Promise<void> {
	await applyMigrations(connect(address), {
		migrationsFolder: fileURLToPath(new URL("../migrations", import.meta.url)),
	});
}

if (isMain(import.meta.url)) {
	await migrate(databaseAddress());
	console.log("The database is up to date.");
}
