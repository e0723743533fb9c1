import type { Excursion } from "#app/excursions/excursion.ts";
import { formatCount } from "#app/ui/format/format.ts";

/** A pickup point with the excursions that stop there. */
export interface Stop {
	pointId: number;
	title: string;
	/** "main door, Playa Larga · 4 trips" */
	note: string;
	/** By pickup time. */
	trips: { id: string; title: string; time: string }[];
}

/** All pickup points of excursions on sale, by name. */
export function stopsOf(
	trips: readonly { excursion: Pick<Excursion, "id" | "title" | "pickups"> }[],
): Stop[] {
	const stops = new Map<number, Omit<Stop, "note"> & { place: string }>();
	for (const { excursion } of trips) {
		for (const { pointId, title, place, time } of excursion.pickups) {
			const stop = stops.get(pointId) ?? { pointId, title, place, trips: [] };
			stop.trips.push({ id: excursion.id, title: excursion.title, time });
			stops.set(pointId, stop);
		}
	}
	for (const { trips: own } of stops.values()) own.sort((a, b) => (a.time < b.time ? -1 : 1));
	return [...stops.values()]
		.map(({ place, ...stop }) => ({ ...stop, note: noteOf(place, stop.trips.length) }))
		.sort((a, b) => a.title.localeCompare(b.title, "en"));
}

function noteOf(place: string, trips: number): string {
	return [place, formatCount(trips, { one: "trip", other: "trips" })].filter(Boolean).join(" · ");
}
