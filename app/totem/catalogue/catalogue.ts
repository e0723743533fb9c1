import { useEffect } from "react";
import type { TranslatedTrip } from "#app/departures/offer/translated-trip.ts";
import type { Language } from "#app/messages/languages.ts";
import { publicCacheControl } from "#app/page-cache/public-cache-control.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { CatalogueCache, useStoreInCache } from "./catalogue-cache.ts";
import { picturesOfATrip } from "./trip-pictures.tsx";

/** The page cache keeps it for a minute, so nothing in it may belong to one screen or one guest. */
export const catalogueHeaders = {
	"Cache-Control": publicCacheControl,
	"Cache-Tag": "excursions",
};

interface Trips {
	trips: TranslatedTrip[];
}

export const hotelCache = new CatalogueCache<{ hotel: TotemHotel; screenLanguage: Language }>();
/** One list; its name in the cache is "". */
const listCache = new CatalogueCache<Trips>();
export const tripCache = new CatalogueCache<{ trip: TranslatedTrip }>();

export async function readTrips(read: () => Promise<Trips>): Promise<Trips> {
	const list = await listCache.getOrRead("", read);
	rememberTrips(list.trips);
	return list;
}

export function useCachedTrips(list: Trips): void {
	useStoreInCache(listCache, "", list);
	useEffect(() => rememberTrips(list.trips), [list]);
}

export function picturesOfCachedTrips(): string[] {
	const trips = listCache.get("")?.trips ?? [];
	return trips.flatMap(({ excursion }) =>
		excursion.pictures.slice(0, picturesOfATrip).map(({ url }) => url),
	);
}

/** So that an excursion opens offline. The list's numbers are newer; later departures are on its own page only. */
function rememberTrips(trips: readonly TranslatedTrip[]): void {
	const listedAt = listCache.updatedAt("");
	for (const trip of trips) {
		const { id } = trip.excursion;
		if (tripCache.updatedAt(id) >= listedAt) continue;
		const departures = tripCache.get(id)?.trip.departures ?? [];
		const lastListed = trip.departures.at(-1)?.date ?? "";
		const later = departures.filter(({ date }) => date > lastListed);
		tripCache.set(id, { trip: { ...trip, departures: [...trip.departures, ...later] } }, listedAt);
	}
}
