import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { Edition, Reading } from "#app/database/edition.ts";
import { bookings, excursions } from "#app/database/schema.server.ts";
import { bookingHorizonDays, listHorizonDays } from "#app/excursions/calendar/departure.ts";
import type { Clock } from "#app/excursions/calendar/seat-columns.server.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import {
	type ExcursionOnSale,
	readTrips,
	readTripsSince,
	type Trip,
	tripQueriesWith,
} from "./trips.server.ts";

export type { Clock, ExcursionOnSale };

const isOnSale = eq(excursions.isActive, true);

/** All excursions on sale with the departures of the coming weeks; one round trip. */
export async function listPublicExcursions(
	db: Database,
	clock: Clock,
	language: Language = defaultLanguage,
): Promise<ExcursionOnSale[]> {
	const choice = { days: listHorizonDays, condition: isOnSale, language };
	return (await readTrips(db, clock, choice)).map(onSaleOf);
}

const statementsFor = tripQueriesWith(() => sql`NULL`);

/**
 * All excursions on sale, for a page that may be kept already.
 * @returns null when nothing of it has changed since the kept edition.
 */
export async function listPublicExcursionsSince(
	db: Database,
	language: Language,
	clock: Clock,
	kept: Edition | null,
): Promise<Reading<ExcursionOnSale[]> | null> {
	const choice = { days: listHorizonDays, language };
	const read = await readTripsSince(statementsFor(db), clock, choice, kept);
	return read && { found: read.trips.map(onSaleOf), edition: read.edition };
}

/** One excursion on sale with all its departures, or null; one round trip. */
export function getPublicExcursion(
	db: Database,
	excursionId: string,
	clock: Clock,
	language: Language = defaultLanguage,
): Promise<ExcursionOnSale | null> {
	return readOne(db, clock, and(eq(excursions.id, excursionId), isOnSale), language);
}

/**
 * One excursion on sale, for a page that may be kept already.
 * @returns null when nothing of it has changed since the kept edition.
 */
export async function getPublicExcursionSince(
	db: Database,
	{ excursionId, language }: { excursionId: string; language: Language },
	clock: Clock,
	kept: Edition | null,
): Promise<Reading<ExcursionOnSale | null> | null> {
	const choice = { days: bookingHorizonDays, excursionId, language };
	const read = await readTripsSince(statementsFor(db), clock, choice, kept);
	if (!read) return null;
	const [trip] = read.trips;
	return { found: trip ? onSaleOf(trip) : null, edition: read.edition };
}

/** For a booking: an excursion with all its departures, on sale or not; one round trip. */
export function getExcursionOfBooking(
	db: Database,
	bookingId: number,
	clock: Clock,
): Promise<ExcursionOnSale | null> {
	const booked = db
		.select({ id: bookings.excursionId })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	return readOne(db, clock, eq(excursions.id, booked));
}

export function getStaffDepartures(
	db: Database,
	excursionId: string,
	clock: Clock,
): Promise<ExcursionOnSale | null> {
	return readOne(db, clock, eq(excursions.id, excursionId));
}

async function readOne(
	db: Database,
	clock: Clock,
	condition: SQL | undefined,
	language: Language = defaultLanguage,
): Promise<ExcursionOnSale | null> {
	const [trip] = await readTrips(db, clock, { days: bookingHorizonDays, condition, language });
	return trip ? onSaleOf(trip) : null;
}

function onSaleOf({ excursion, departures }: Trip): ExcursionOnSale {
	return { excursion, departures };
}
