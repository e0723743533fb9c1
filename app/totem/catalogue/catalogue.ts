import { useEffect } from "react";
import type { TranslatedTrip } from "#app/excursions/excursion-texts.ts";
import { publicCacheControl } from "#app/page-cache/public-cache-control.ts";
import {
	cached,
	cachedAt,
	fromCacheOrServer,
	storeInCache,
	useStoreInCache,
} from "./catalogue-cache.ts";
import { picturesOfATrip } from "./trip-pictures.tsx";

/** The page cache keeps it for a minute, so nothing in it may belong to one screen or one guest. */
export const catalogueHeaders = {
	"Cache-Control": publicCacheControl,
	"Cache-Tag": "excursions",
};

const tripsKey = ["totem", "trips"] as const;

export function tripKey(excursionId: string): readonly string[] {
	return ["totem", "trip", excursionId];
}

interface Trips {
	trips: TranslatedTrip[];
}

export async function readTrips(read: () => Promise<Trips>): Promise<Trips> {
	const found = await fromCacheOrServer(tripsKey, read);
	rememberTrips(found.trips);
	return found;
}

export function useCachedTrips(found: Trips): void {
	useStoreInCache(tripsKey, found);
	useEffect(() => rememberTrips(found.trips), [found]);
}

export function picturesOfCachedTrips(): string[] {
	const trips = cached<Trips>(tripsKey)?.trips ?? [];
	return trips.flatMap(({ excursion }) =>
		excursion.pictures.slice(0, picturesOfATrip).map(({ url }) => url),
	);
}

/** So that an excursion opens offline. The list's numbers are newer; later departures are on its own page only. */
function rememberTrips(trips: readonly TranslatedTrip[]): void {
	const listedAt = cachedAt(tripsKey);
	for (const trip of trips) {
		const key = tripKey(trip.excursion.id);
		if (cachedAt(key) >= listedAt) continue;
		const known = cached<{ trip: TranslatedTrip }>(key)?.trip.departures ?? [];
		const lastListed = trip.departures.at(-1)?.date ?? "";
		const later = known.filter(({ date }) => date > lastListed);
		storeInCache(key, { trip: { ...trip, departures: [...trip.departures, ...later] } }, listedAt);
	}
}
