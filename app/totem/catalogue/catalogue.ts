import type { TranslatedTrip } from "#app/departures/offer/translated-trip.ts";
import type { Language } from "#app/messages/languages.ts";
import { publicCacheControl } from "#app/page-cache/public-cache-control.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { CatalogueCache, isNotFound } from "./catalogue-cache.ts";
import type { Poster } from "./posters.ts";
import { picturesOfATrip } from "./trip-pictures.tsx";

/** The page cache keeps it for a minute, so nothing in it may belong to one screen or one guest. */
export const catalogueHeaders = {
	"Cache-Control": publicCacheControl,
	"Cache-Tag": "excursions",
};

export const hotelCache = new CatalogueCache<{ hotel: TotemHotel; screenLanguage: Language }>();
export const posterCache = new CatalogueCache<{ posters: Poster[] }>();
export const tripCache = new CatalogueCache<{ trip: TranslatedTrip }>();
/** All trips of a hotel's screen, by the hotel. */
const allTripsCache = new CatalogueCache<TranslatedTrip[]>();

/** Where a screen gets all trips with the departures of the coming weeks: each opens at a touch, also without a network. */
export function allTripsPath(hotelId: string): string {
	return `/totem/${hotelId}/trips.json`;
}

/** Reads all trips of this hotel, so that each opens at once. */
export async function readAllTrips(hotelId: string): Promise<void> {
	const trips = await allTripsCache.getOrRead(hotelId, async () => {
		const answer = await fetch(allTripsPath(hotelId));
		if (!answer.ok) throw new Error(`All trips: ${answer.status}`);
		return await answer.json();
	});
	rememberTrips(trips, allTripsCache.updatedAt(hotelId));
}

/** A trip as it was read last. Where its page can't be read, it is that of all trips, which the screen keeps. */
export async function readTrip(
	{ hotelId, excursionId }: { hotelId: string; excursionId: string },
	readPage: () => Promise<{ trip: TranslatedTrip }>,
): Promise<{ trip: TranslatedTrip }> {
	try {
		return await tripCache.getOrRead(excursionId, readPage);
	} catch (error) {
		if (!isNotFound(error)) await readAllTrips(hotelId).catch(() => {});
		const remembered = tripCache.get(excursionId);
		if (remembered) return remembered;
		throw error;
	}
}

export function picturesOfAllTrips(hotelId: string): string[] {
	const trips = allTripsCache.get(hotelId) ?? [];
	return trips.flatMap(({ excursion }) =>
		excursion.pictures.slice(0, picturesOfATrip).map(({ url }) => url),
	);
}

/** The numbers of all trips are newer; later departures are on the page of each trip only. */
function rememberTrips(trips: readonly TranslatedTrip[], readAt: number): void {
	for (const trip of trips) {
		const { id } = trip.excursion;
		if (tripCache.updatedAt(id) >= readAt) continue;
		const departures = tripCache.get(id)?.trip.departures ?? [];
		const lastListed = trip.departures.at(-1)?.date ?? "";
		const later = departures.filter(({ date }) => date > lastListed);
		tripCache.set(id, { trip: { ...trip, departures: [...trip.departures, ...later] } }, readAt);
	}
}
