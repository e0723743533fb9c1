/** Fills an empty database (TURSO_DATABASE_URL) with the demo island. */
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import { excursions } from "#app/database/schema.server.ts";
import { databaseAddress, isMain } from "./command-line.ts";

/** @returns false when there is something already: a seed never touches what people entered. */
export async function seedIfEmpty(address: DatabaseAddress): Promise<boolean> {
	const db = connect(address);
	const [first] = await db.select({ id: excursions.id }).from(excursions).limit(1);
	if (first) return false;
	return true;
}

if (isMain(import.meta.url)) {
	const seeded = await seedIfEmpty(databaseAddress());
	console.log(
		seeded ? "Seeded the demo island." : "There are excursions already; nothing changed.",
	);
}
