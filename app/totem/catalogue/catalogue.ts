import { useEffect } from "react";
import type { ExcursionOnSale } from "#app/excursions/excursions.server.ts";
import { publicCacheControl } from "#app/page-cache/public-cache-control.ts";
import { keep, lastSeen, seen, seenAt, useSeen } from "./last-seen.ts";
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
	trips: ExcursionOnSale[];
}

export async function readTrips(read: () => Promise<Trips>): Promise<Trips> {
	const found = await lastSeen(tripsKey, read);
	rememberTrips(found.trips);
	return found;
}

export function useSeenTrips(found: Trips): void {
	useSeen(tripsKey, found);
	useEffect(() => rememberTrips(found.trips), [found]);
}

export function picturesOfSeenTrips(): string[] {
	const trips = seen<Trips>(tripsKey)?.trips ?? [];
	return trips.flatMap(({ excursion }) =>
		excursion.pictures.slice(0, picturesOfATrip).map(({ url }) => url),
	);
}

/** So that an excursion opens offline. The list's numbers are newer; later departures are on its own page only. */
function rememberTrips(trips: readonly ExcursionOnSale[]): void {
	const listedAt = seenAt(tripsKey);
	for (const trip of trips) {
		const key = tripKey(trip.excursion.id);
		if (seenAt(key) >= listedAt) continue;
		const known = seen<{ trip: ExcursionOnSale }>(key)?.trip.departures ?? [];
		const lastListed = trip.departures.at(-1)?.date ?? "";
		const later = known.filter(({ date }) => date > lastListed);
		keep(key, { trip: { ...trip, departures: [...trip.departures, ...later] } }, listedAt);
	}
}
