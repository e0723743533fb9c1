import { sql } from "drizzle-orm";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Edition, Reading } from "#app/database/edition.ts";
import { bookingHorizonDays, listHorizonDays } from "#app/departures/departure.ts";
import type { TranslatedTrip } from "#app/departures/offer/translated-trip.ts";
import { readTripsSince, tripQueries } from "#app/departures/offer/trips-since-edition.server.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { readTotemHotel, totemHotelAsJson } from "#app/partners/totem-hotel.server.ts";

const statementsFor = tripQueries((db) => totemHotelAsJson(db, sql.placeholder("hotelId")));

/**
 * A totem's hotel and all excursions on sale, or one of them. One statement.
 * @returns null when nothing has changed since the edition that the totem has.
 */
export async function readTotemCatalogue(
	db: Database,
	clock: IslandClock,
	{ hotelId, excursionId }: { hotelId: string; excursionId?: string | undefined },
	edition: Edition | null,
): Promise<Reading<{ hotel: TotemHotel | null; trips: TranslatedTrip[] }> | null> {
	const days = excursionId === undefined ? listHorizonDays : bookingHorizonDays;
	const choice = { days, excursionId, values: { hotelId }, language: "all" as const };
	const read = await readTripsSince(statementsFor(db), clock, choice, edition);
	if (!read) return null;
	const hotel = readTotemHotel(read.beside);
	const trips = read.trips.map(({ excursion, departures, texts }) => ({
		excursion,
		departures,
		texts,
	}));
	return { value: { hotel, trips }, edition: read.edition };
}
