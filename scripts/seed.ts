/** `npm run db:seed`: fills an empty local database with the demo island. */

import { and, eq, isNull, sql } from "drizzle-orm";
import { runBatch } from "#app/database/batch.server.ts";
import { connect, type DatabaseAddress } from "#app/database/client.server.ts";
import * as tables from "#app/database/schema.server.ts";
import { departureAt } from "#app/departures/seats/seats-are-free.server.ts";
import { writeDepartures } from "#app/departures/timetables/timetables.server.ts";
import { endWith, isMain } from "./command-line.ts";
import { databaseAddress, isLocal } from "./database-address.ts";
import { refuseOtherVersion } from "./database-version.ts";
import { addDays, pastDays } from "./island/departures.ts";
import { demoIsland } from "./island/island.ts";
import { demoPartnersHotel, demoStaff } from "./island/staff.ts";

/** The lines of prices that are the list's alone. */
const linesOfSeats = sql`
	INSERT INTO price_lines (booking_id, position, kind, quantity, unit_cents, tax_rate)
	SELECT bookings.id, row_number() OVER (PARTITION BY bookings.id ORDER BY kind) - 1, kind, quantity, cents, trip.tax_rate
	FROM bookings JOIN excursions AS trip ON trip.id = bookings.excursion_id JOIN (
		SELECT id, 'adults' AS kind, adults AS quantity FROM bookings
		UNION ALL SELECT id, 'children', children FROM bookings
		UNION ALL SELECT id, 'bebe', bebe FROM bookings
	) AS guests ON guests.id = bookings.id
	JOIN (
		SELECT id, 'adults' AS of, price_adult_cents AS cents FROM excursions
		UNION ALL SELECT id, 'children', price_child_cents FROM excursions
		UNION ALL SELECT id, 'bebe', price_bebe_cents FROM excursions
	) AS price ON price.id = trip.id AND price.of = guests.kind
	WHERE quantity > 0`;

/** @returns false when the database is not empty: a seed never changes what people entered. */
export async function seedIfEmpty(address: DatabaseAddress): Promise<boolean> {
	const db = connect(address);
	const [first] = await db.select({ id: tables.excursions.id }).from(tables.excursions).limit(1);
	if (first) return false;
	const today = islandDate(Date.now());
	const island = demoIsland(today);
	// one transaction, so that the island is complete or absent
	await runBatch(db, {
		pickupPoints: db.insert(tables.pickupPoints).values(island.pickupPoints),
		hotels: db.insert(tables.hotels).values(island.hotels),
		excursions: db.insert(tables.excursions).values(island.excursions),
		excursionImages: db.insert(tables.excursionImages).values(island.excursionImages),
		extraStocks: db.insert(tables.extraStocks).values(island.extraStocks),
		extras: db.insert(tables.extras).values(island.extras),
		fares: db.insert(tables.fares).values(island.fares),
		questions: db.insert(tables.questions).values(island.questions),
		consentTexts: db.insert(tables.consentTexts).values(island.consentTexts),
		translations: db.insert(tables.translations).values(island.translations),
		timetables: db.insert(tables.timetables).values(island.timetables),
		timetableDays: db.insert(tables.timetableDays).values(island.timetableDays),
		pickupAssignments: db.insert(tables.pickupAssignments).values(island.pickupAssignments),
		departures: writeDepartures(db, { from: addDays(today, -pastDays), now: Date.now() }),
		departureChanges: island.departureChanges.map(({ excursionId, date, startTime, ...changes }) =>
			db
				.update(tables.departures)
				.set(changes)
				.where(eq(tables.departures.id, departureAt(excursionId, date, startTime))),
		),
		bookings: db.insert(tables.bookings).values(
			island.bookings.map((booking) => ({
				...booking,
				departureId: departureAt(booking.excursionId, booking.date, booking.startTime),
			})),
		),
		answers: db.insert(tables.answers).values(island.answers),
		priceLines: db.run(linesOfSeats),
		payments: db.insert(tables.payments).values(island.payments),
		refunds: db.insert(tables.refunds).values(island.refunds),
		sandboxCheckouts: db.insert(tables.sandboxCheckouts).values(island.sandboxCheckouts),
		weatherChoices: db.insert(tables.weatherChoices).values(
			island.weatherChoices.map(({ excursionId, date, startTime, targetDate, ...choice }) => ({
				...choice,
				departureId: departureAt(excursionId, date, startTime),
				targetId: targetDate === null ? null : departureAt(excursionId, targetDate, startTime),
			})),
		),
		credits: db.insert(tables.credits).values(island.credits),
	});
	return true;
}

/** @throws Error with a message for people where real guests would find, book and pay invented trips, or have booked. */
export async function refuseRealIsland(address: DatabaseAddress): Promise<void> {
	if (!isLocal(address)) throw new Error("The demo island is for a database on this machine.");
	await refuseOtherVersion(address);
	const [booking] = await connect(address)
		.select({ id: tables.bookings.id })
		.from(tables.bookings)
		.limit(1);
	if (booking)
		throw new Error("This database has bookings already: the demo island is for an empty one.");
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
		const address = databaseAddress();
		await refuseRealIsland(address);
		const isSeeded = await seedIfEmpty(address);
		console.log(
			isSeeded ? "Seeded the demo island." : "There are excursions already; nothing changed.",
		);
		if (await seedStaffIfNone(address)) console.log("Made a demo account for each staff role.");
	} catch (error) {
		endWith(error);
	}
}
