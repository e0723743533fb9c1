/** `npm run db:migrate [-- --production | --staging]`: applies the migrations. */
import { migrate as applyMigrations } from "drizzle-orm/libsql/migrator";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { endWith, isMain } from "./command-line.ts";
import { databaseAddress } from "./database-address.ts";
import { migrationsFolder, refuseOtherVersion } from "./database-version.ts";

/** @throws Error with a message for people where another version of the code made the database. */
export async function migrate(address: DatabaseAddress): Promise<void> {
	await refuseOtherVersion(address);
	await applyMigrations(connect(address), { migrationsFolder });
}

if (isMain(import.meta.url)) {
	try {
		await migrate(databaseAddress());
		console.log("It is up to date.");
	} catch (error) {
		endWith(error);
	}
}
