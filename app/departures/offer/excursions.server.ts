import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { TripContent } from "#app/catalogue/excursion-columns.server.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Edition, Reading } from "#app/database/edition.ts";
import { bookings, excursions } from "#app/database/schema.server.ts";
import { bookingHorizonDays, listHorizonDays } from "#app/departures/departure.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";
import { byTitle } from "#app/ui/format/by-name.ts";
import { type OtherTrip, otherTripsOf, toOtherTrips } from "./other-trips.server.ts";
import { type ExcursionOnSale, readTrips, type Trip, toTrips, tripsQuery } from "./trips.server.ts";
import { readTripsSince, tripQueries } from "./trips-since-edition.server.ts";

export type { ExcursionOnSale };

const isOnSale = eq(excursions.isActive, true);

/** All excursions on sale with the departures of the coming weeks; one round trip. */
export async function listPublicExcursions(
	db: Database,
	clock: IslandClock,
	language: Language = defaultLanguage,
): Promise<ExcursionOnSale[]> {
	const choice = { days: listHorizonDays, condition: isOnSale, language };
	return (await readTrips(db, clock, choice)).map(onSaleOf);
}

const statementsFor = tripQueries(() => sql`NULL`);
const pageStatementsFor = tripQueries(otherTripsOf);

/**
 * All excursions on sale with the departures of the coming weeks, for a page that may be kept already. Each that can be
 * booked at all has a departure that can.
 * @returns null when nothing of it has changed since the kept edition.
 */
export async function listPublicExcursionsSince(
	db: Database,
	language: Language,
	clock: IslandClock,
	keptEdition: Edition | null,
): Promise<Reading<ExcursionOnSale[]> | null> {
	const choice = { days: listHorizonDays, language };
	const read = await readTripsSince(statementsFor(db), clock, choice, keptEdition);
	if (!read) return null;
	const trips = await lookFurther(db, read.trips, clock, language);
	return { value: trips.map(onSaleOf), edition: read.edition };
}

/**
 * Reads all departures of the trips that have none to book in the coming weeks. A second statement, but a rare one: to
 * read so far ahead for every trip takes three times as long after each sale.
 */
async function lookFurther(
	db: Database,
	trips: Trip[],
	clock: IslandClock,
	language: Language,
): Promise<Trip[]> {
	const isBookable = ({ departures }: Trip) => departures.some(({ state }) => state === "open");
	const ids = trips.filter((trip) => !isBookable(trip)).map(({ excursion }) => excursion.id);
	if (ids.length === 0) return trips;
	const condition = inArray(excursions.id, ids);
	const read = await readTrips(db, clock, { days: bookingHorizonDays, condition, language });
	const byId = new Map(read.map((trip) => [trip.excursion.id, trip]));
	return trips.map((trip) => byId.get(trip.excursion.id) ?? trip);
}

/** One excursion on sale with all its departures, or null; one round trip. */
export function getPublicExcursion(
	db: Database,
	excursionId: string,
	clock: IslandClock,
	language: Language = defaultLanguage,
): Promise<ExcursionOnSale | null> {
	return readOne(db, clock, and(eq(excursions.id, excursionId), isOnSale), language);
}

/** With what a sale writes: the rate of the tax, and the version that guards the claim of its seats. */
export type ExcursionToBook = ExcursionOnSale & Pick<TripContent, "version" | "tax">;

/** The same with what a sale writes, as a statement of a batch and what makes an excursion of its answer. */
export function excursionToBook(
	db: Database,
	excursionId: string,
	clock: IslandClock,
	language: Language,
) {
	const condition = and(eq(excursions.id, excursionId), isOnSale);
	const choice = { days: bookingHorizonDays, condition, language };
	const query = tripsQuery(db, clock, choice);
	return {
		query,
		toExcursion: (rows: Awaited<typeof query>): ExcursionToBook | null =>
			toTrips(rows, clock, choice)[0] ?? null,
	};
}

/** The same in one round trip. */
export async function getExcursionToBook(
	...which: Parameters<typeof excursionToBook>
): Promise<ExcursionToBook | null> {
	const { query, toExcursion } = excursionToBook(...which);
	return toExcursion(await query);
}

/**
 * One excursion on sale, for a page that may be kept already.
 * @returns null when nothing of it has changed since the kept edition.
 */
export async function getPublicExcursionSince(
	db: Database,
	{ excursionId, language }: { excursionId: string; language: Language },
	clock: IslandClock,
	keptEdition: Edition | null,
): Promise<Reading<ExcursionOnPage | null> | null> {
	const choice = { days: bookingHorizonDays, excursionId, language };
	const read = await readTripsSince(pageStatementsFor(db), clock, choice, keptEdition);
	if (!read) return null;
	const [trip] = read.trips;
	const value = trip ? { ...onSaleOf(trip), others: toOtherTrips(read.beside) } : null;
	return { value, edition: read.edition };
}

/** An excursion with a few others, which its page names too. */
export interface ExcursionOnPage extends ExcursionOnSale {
	others: OtherTrip[];
}

/** Names of all excursions on sale, by name. */
export async function listTitlesOnSale(db: Database): Promise<{ id: string; title: string }[]> {
	const rows = await db
		.select({ id: excursions.id, title: excursions.title })
		.from(excursions)
		.where(isOnSale);
	return rows.sort(byTitle);
}

/** For a booking: an excursion with all its departures, on sale or not; one round trip. */
export function getExcursionOfBooking(
	db: Database,
	bookingId: number,
	clock: IslandClock,
): Promise<ExcursionOnSale | null> {
	const excursionId = db
		.select({ id: bookings.excursionId })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	return readOne(db, clock, eq(excursions.id, excursionId));
}

async function readOne(
	db: Database,
	clock: IslandClock,
	condition: SQL | undefined,
	language: Language = defaultLanguage,
): Promise<ExcursionOnSale | null> {
	const [trip] = await readTrips(db, clock, { days: bookingHorizonDays, condition, language });
	return trip ? onSaleOf(trip) : null;
}

function onSaleOf({ excursion, departures }: Trip): ExcursionOnSale {
	return { excursion, departures };
}
