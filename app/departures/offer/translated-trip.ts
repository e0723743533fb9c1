import type { Excursion } from "#app/catalogue/excursion.ts";
import { excursionIn, type TextsByLanguage } from "#app/catalogue/excursion-texts.ts";
import type { Departure } from "#app/departures/departure.ts";
import { defaultLanguage, type Language } from "#app/messages/languages.ts";

/** In English, with its texts in all other languages: a totem changes its language without a network. */
export interface TranslatedTrip {
	excursion: Excursion;
	departures: Departure[];
	texts: TextsByLanguage;
}

/** The trip in one of its languages. */
export function tripIn<Trip extends Pick<TranslatedTrip, "excursion" | "texts">>(
	trip: Trip,
	language: Language,
): Trip {
	if (language === defaultLanguage) return trip;
	return { ...trip, excursion: excursionIn(trip.excursion, trip.texts[language]) };
}
