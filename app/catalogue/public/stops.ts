import type { Excursion } from "#app/catalogue/excursion.ts";
import type { TranslatedColumn } from "#app/catalogue/excursion-fields.ts";
import type { Language } from "#app/messages/languages.ts";
import { langOf, type WrittenTexts } from "#app/messages/written-texts.ts";
import { byTitleIn } from "#app/ui/format/by-name.ts";

/** A pickup point with the excursions that stop there. */
export interface Stop extends WrittenTexts<"title" | "place"> {
	pointId: number;
	title: string;
	/** Where exactly to stand. */
	place: string;
	trips: StoppingTrip[];
}

interface StoppingTrip extends WrittenTexts<TranslatedColumn> {
	id: string;
	title: string;
	time: string;
}

/** All pickup points of excursions on sale, by name. @param language of whoever reads them. */
export function stopsOf(
	trips: readonly { excursion: Pick<Excursion, "id" | "title" | "pickups" | "inEnglish"> }[],
	language: Language,
): Stop[] {
	const stops = new Map<number, Stop>();
	for (const { excursion } of trips) {
		for (const { pointId, title, place, time, inEnglish } of excursion.pickups) {
			const stop = stops.get(pointId) ?? {
				pointId,
				title,
				place,
				...(inEnglish ? { inEnglish } : {}),
				trips: [],
			};
			stop.trips.push({
				id: excursion.id,
				title: excursion.title,
				...(langOf(excursion, "title") ? { inEnglish: ["title"] } : {}),
				time,
			});
			stops.set(pointId, stop);
		}
	}
	for (const { trips: stopTrips } of stops.values())
		stopTrips.sort((a, b) => (a.time < b.time ? -1 : 1));
	return [...stops.values()].sort(byTitleIn(language));
}
