/** Fills an empty database (TURSO_DATABASE_URL) with the demo island. */
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import * as tables from "#app/database/schema.server.ts";
import { databaseAddress, isMain } from "./command-line.ts";
import { demoIsland } from "./island/island.ts";

/** @returns false when there is something already: a seed never touches what people entered. */
export async function seedIfEmpty(address: DatabaseAddress): Promise<boolean> {
	const db = connect(address);
	const [first] = await db.select({ id: tables.excursions.id }).from(tables.excursions).limit(1);
	if (first) return false;
	const island = demoIsland(islandDate(Date.now()));
	// one transaction: the whole island or nothing
	await db.batch([
		db.insert(tables.pickupPoints).values(island.pickupPoints),
		db.insert(tables.hotels).values(island.hotels),
		db.insert(tables.excursions).values(island.excursions),
		db.insert(tables.excursionImages).values(island.excursionImages),
		db.insert(tables.excursionDayLanguages).values(island.excursionDayLanguages),
		db.insert(tables.pickupAssignments).values(island.pickupAssignments),
		db.insert(tables.departureOverrides).values(island.departureOverrides),
		db.insert(tables.bookings).values(island.bookings),
		db.insert(tables.payments).values(island.payments),
		db.insert(tables.sandboxCheckouts).values(island.sandboxCheckouts),
	]);
	return true;
}

/** The local date of the demo island at an instant; "sv-SE" writes dates as 2027-06-05. */
function islandDate(now: number): string {
	return new Intl.DateTimeFormat("sv-SE", { timeZone: "Atlantic/Canary" }).format(now);
}

if (isMain(import.meta.url)) {
	const seeded = await seedIfEmpty(databaseAddress());
	console.log(
		seeded ? "Seeded the demo island." : "There are excursions already; nothing changed.",
	);
}
