import type { Pickup } from "#app/catalogue/excursion.ts";
import { fromCents } from "#app/catalogue/prices/price-sets.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { TranslatedTrip } from "#app/departures/offer/translated-trip.ts";
import { defaultLanguage, type Language, languages } from "#app/messages/languages.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { meetingPointOf, nearestFirst, nextDeparture, stopAtHotel } from "./trips.ts";

/** A text in English and in the languages into which it is translated. */
type Words = Partial<Record<Language, string>>;

/** Sorted by the next departure with free seats; trips without one come last. */
export function postersOf(trips: readonly TranslatedTrip[], hotel: TotemHotel): Poster[] {
	const when = ({ next }: Poster) => (next ? `${next.date}T${next.time}` : "~");
	return trips
		.map((trip) => posterOf(trip, hotel))
		.sort((a, b) => (when(a) < when(b) ? -1 : when(a) > when(b) ? 1 : 0));
}

/** What a list shows of a trip at one hotel. Few bytes, because the first screen carries it for every trip. */
export type Poster = ReturnType<typeof posterOf>;

function posterOf(trip: TranslatedTrip, hotel: TotemHotel) {
	const { excursion, texts } = trip;
	const [picture] = excursion.pictures;
	const next = nextDeparture(trip);
	return {
		id: excursion.id,
		title: wordsOf(excursion.title, texts, ({ title }) => title),
		picture: picture ? { url: picture.url, width: picture.width, height: picture.height } : null,
		fromCents: fromCents(excursion),
		durationMinutes: excursion.durationMinutes,
		/** Where the hotel's guests are picked up: null at its own door, without words where no place is known. */
		elsewhere: elsewhereOf(excursion.pickups, texts, hotel),
		/** The first departure with free seats. */
		next: next && {
			date: next.date,
			time: meetingPointOf(excursionOn(excursion, next), hotel).time,
			left: next.left,
			languages: next.languages,
		},
	};
}

type Texts = TranslatedTrip["texts"];

function elsewhereOf(pickups: readonly Pickup[], texts: Texts, hotel: TotemHotel): Words | null {
	if (stopAtHotel(pickups, hotel)) return null;
	const [nearest] = nearestFirst(pickups, hotel);
	if (!nearest) return {};
	return wordsOf(nearest.title, texts, ({ pickups }) => pickups[nearest.pointId]?.title);
}

function wordsOf(
	english: string,
	texts: Texts,
	wordsIn: (texts: NonNullable<Texts[Language]>) => string | undefined,
): Words {
	const words: Words = { [defaultLanguage]: english };
	for (const language of languages) {
		const translation = texts[language] && wordsIn(texts[language]);
		if (translation !== undefined) words[language] = translation;
	}
	return words;
}

/** A text in the language of the screen, and the attribute `lang` of its element: "en" where nobody has translated it. */
export function readWords(
	words: Words,
	language: Language,
): { text: string | undefined; lang: "en" | undefined } {
	const text = words[language];
	if (text !== undefined) return { text, lang: undefined };
	const english = words[defaultLanguage];
	return { text: english, lang: english === undefined ? undefined : "en" };
}
