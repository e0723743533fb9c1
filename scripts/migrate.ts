/** `npm run db:migrate [-- --production | --staging]`: applies the migrations. */
import { fileURLToPath } from "node:url";
import { migrate as applyMigrations } from "drizzle-orm/libsql/migrator";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { endWith, isMain } from "./command-line.ts";
import { databaseAddress } from "./database-address.ts";

export async function migrate(address: DatabaseAddress): Promise<void> {
	await applyMigrations(connect(address), {
		migrationsFolder: fileURLToPath(new URL("../migrations", import.meta.url)),
	});
}

if (isMain(import.meta.url)) {
	try {
		await migrate(databaseAddress());
		console.log("It is up to date.");
	} catch (error) {
		endWith(error);
	}
}
