/** `npm run db:seed`: fills an empty local database with the demo island. */

import { and, eq, isNull } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import * as tables from "#app/database/schema.server.ts";
import { endWith, isMain } from "./command-line.ts";
import { isLocal } from "./database-address.ts";
import { databaseOfCommand } from "./database-version.ts";
import { demoIsland } from "./island/island.ts";
import { demoPartnersHotel, demoStaff } from "./island/staff.ts";

/** @returns false when the database is not empty: a seed never changes what people entered. */
export async function seedIfEmpty(address: DatabaseAddress): Promise<boolean> {
	const db = connect(address);
	const [first] = await db.select({ id: tables.excursions.id }).from(tables.excursions).limit(1);
	if (first) return false;
	const island = demoIsland(islandDate(Date.now()));
	// one transaction, so that the island is complete or absent
	await runBatch(db, {
		pickupPoints: db.insert(tables.pickupPoints).values(island.pickupPoints),
		hotels: db.insert(tables.hotels).values(island.hotels),
		excursions: db.insert(tables.excursions).values(island.excursions),
		excursionImages: db.insert(tables.excursionImages).values(island.excursionImages),
		translations: db.insert(tables.translations).values(island.translations),
		excursionDayLanguages: db
			.insert(tables.excursionDayLanguages)
			.values(island.excursionDayLanguages),
		pickupAssignments: db.insert(tables.pickupAssignments).values(island.pickupAssignments),
		departureOverrides: db.insert(tables.departureOverrides).values(island.departureOverrides),
		bookings: db.insert(tables.bookings).values(island.bookings),
		payments: db.insert(tables.payments).values(island.payments),
		refunds: db.insert(tables.refunds).values(island.refunds),
		sandboxCheckouts: db.insert(tables.sandboxCheckouts).values(island.sandboxCheckouts),
	});
	return true;
}

/** The password is public, so only in a local database without accounts. */
export async function seedStaffIfNone(address: DatabaseAddress): Promise<boolean> {
	if (!isLocal(address)) return false;
	const db = connect(address);
	const [first] = await db.select({ id: tables.users.id }).from(tables.users).limit(1);
	if (first) return false;
	const staff = await demoStaff(Date.now());
	await runBatch(db, {
		users: db.insert(tables.users).values(staff.users),
		accounts: db.insert(tables.accounts).values(staff.accounts),
		// the hotel desk opens choices that guests without a phone made at the totem
		partnersHotel: db
			.update(tables.hotels)
			.set({ partnerUserId: staff.partnerId })
			.where(and(eq(tables.hotels.id, demoPartnersHotel), isNull(tables.hotels.partnerUserId))),
	});
	return true;
}

/** Local date of the demo island; "sv-SE" writes dates as 2027-06-05. */
function islandDate(now: number): string {
	return new Intl.DateTimeFormat("sv-SE", { timeZone: "Atlantic/Canary" }).format(now);
}

if (isMain(import.meta.url)) {
	try {
		const address = await databaseOfCommand();
		// real guests would find, book and pay invented trips
		if (!isLocal(address)) throw new Error("The demo island is for a database on this machine.");
		const isSeeded = await seedIfEmpty(address);
		console.log(
			isSeeded ? "Seeded the demo island." : "There are excursions already; nothing changed.",
		);
		if (await seedStaffIfNone(address)) console.log("Made a demo account for each staff role.");
	} catch (error) {
		endWith(error);
	}
}
