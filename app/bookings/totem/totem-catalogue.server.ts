import { sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { Edition, Reading } from "#app/database/edition.ts";
import { bookingHorizonDays, listHorizonDays } from "#app/excursions/calendar/departure.ts";
import { type Clock, type ExcursionOnSale, onSaleOf } from "#app/excursions/excursions.server.ts";
import {
	prepareTripQueries,
	readTripsSince,
	type TripQueries,
} from "#app/excursions/trips.server.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { readTotemHotel, totemHotelAsJson } from "#app/partners/totem-hotel.server.ts";

/** Statements are prepared once for each database. */
const prepared = new WeakMap<Database, TripQueries>();

function statementsFor(db: Database): TripQueries {
	const questions =
		prepared.get(db) ?? prepareTripQueries(db, totemHotelAsJson(db, sql.placeholder("hotelId")));
	prepared.set(db, questions);
	return questions;
}

/**
 * A totem's hotel and all excursions on sale, or one of them. One statement.
 * @returns null when nothing has changed since the edition that the totem has.
 */
export async function readTotemCatalogue(
	db: Database,
	clock: Clock,
	{ hotelId, excursionId }: { hotelId: string; excursionId?: string | undefined },
	kept: Edition | null,
): Promise<Reading<{ hotel: TotemHotel | null; trips: ExcursionOnSale[] }> | null> {
	const days = excursionId === undefined ? listHorizonDays : bookingHorizonDays;
	const choice = { days, excursionId, values: { hotelId } };
	const read = await readTripsSince(statementsFor(db), clock, choice, kept);
	if (!read) return null;
	const hotel = readTotemHotel(read.beside);
	return { found: { hotel, trips: read.trips.map(onSaleOf) }, edition: read.edition };
}
