/** Words of the contract's capabilities `content` and `pickups`, in the language of the call. */
import { accessLines } from "#app/catalogue/accessibility/accessibility.ts";
import { type Excursion, languagesOf, type Pickup } from "#app/catalogue/excursion.ts";
import { excursionIn } from "#app/catalogue/excursion-texts.ts";
import { instantOf } from "#app/catalogue/local-date.ts";
import { jpegAddress } from "#app/catalogue/pictures/pictures.ts";
import { shareImage } from "#app/catalogue/public/share-image.ts";
import type { Departure } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { Trip } from "#app/departures/offer/trips.server.ts";
import { bookingFormTexts } from "#app/messages/catalogues/booking/booking-form.ts";
import type { Language } from "#app/messages/languages.ts";
import { accessTexts } from "#app/messages/texts.ts";
import { formatsIn } from "#app/ui/format/formats.ts";
import { localTime } from "./octo-time.ts";
import type { Unit } from "./unit.ts";

type TripText = Pick<Trip, "excursion" | "texts">;

/** The excursion as guests of the language read it; what nobody has translated stays English. */
export function tripIn({ excursion, texts }: TripText, language: Language): Excursion {
	return excursionIn(excursion, texts[language]);
}

const nothing = {
	features: [],
	faqs: [],
	media: [],
	locations: [],
	categoryLabels: [],
	commentary: [],
};

/** Pictures as JPEG, because the contract knows no WebP and no SVG; of our drawings only the first one has one. */
function mediaOf({ pictures }: Pick<Excursion, "pictures">, appUrl: string) {
	return pictures.flatMap((picture, index) => {
		const isCover = index === 0;
		const path = jpegAddress(isCover ? shareImage(picture).url : picture.url);
		if (!path.endsWith(".jpg")) return [];
		const words = { title: picture.alt || null, caption: null, copyright: null };
		const rel = isCover ? "COVER" : "GALLERY";
		return [{ src: appUrl + path, type: "image/jpeg", rel, ...words }];
	});
}

/** Of a product. @param cancellation the policy in sentences */
export function productContent(
	trip: TripText,
	language: Language,
	{ cancellation, appUrl }: { cancellation: string; appUrl: string },
) {
	const excursion = tripIn(trip, language);
	const { access, whatToBring, goodToKnow, durationMinutes } = excursion;
	const feature = (type: string, words: string) =>
		words.trim() === "" ? [] : [{ type, shortDescription: words }];
	return {
		...nothing,
		title: excursion.title,
		shortDescription: excursion.subtitle,
		description: excursion.description,
		features: [
			...excursion.included.flatMap((words) => feature("INCLUSION", words)),
			...excursion.notIncluded.flatMap((words) => feature("EXCLUSION", words)),
			...feature("PREARRIVAL_INFORMATION", whatToBring),
			...goodToKnow.flatMap((words) => feature("PREBOOKING_INFORMATION", words)),
			...accessLines(access ?? {}, accessTexts[language]).flatMap(({ words }) =>
				feature("ACCESSIBILITY_INFORMATION", words),
			),
			...feature("CANCELLATION_TERM", cancellation),
		],
		media: mediaOf(excursion, appUrl),
		locations: excursion.pickups.slice(-1).map(meetingPoint),
		categoryLabels: [
			"guided-tours",
			...(access?.wheelchair === "yes" ? ["wheelchair-accessible"] : []),
		],
		durationMinutesFrom: durationMinutes,
		durationMinutesTo: null,
		commentary: languagesOf(excursion.dayLanguages).map((spoken) => ({
			format: "IN_PERSON",
			language: spoken,
		})),
	};
}

/** Of an option: it says nothing that its product has said, because resellers put the two together. */
export function optionContent(trip: TripText, language: Language) {
	const { title, durationMinutes } = tripIn(trip, language);
	return {
		...nothing,
		...{ title, shortDescription: null, description: null },
		...{ durationMinutesFrom: durationMinutes, durationMinutesTo: null },
	};
}

/** @param unit of the excursion as guests of the language read it */
export function unitContent(unit: Unit | undefined, language: Language) {
	if (!unit) return {};
	const { kind, fare, age } = unit;
	const { adults, children, babies } = bookingFormTexts[language].people;
	const title = fare?.title ?? { adults, children, bebe: babies }[kind];
	const facts = [`${age.from}–${age.to}`, fare?.proof].filter(Boolean);
	return { title, shortDescription: facts.join(" · "), features: [] };
}

export function availabilityContent({ languages }: Departure, language: Language) {
	const { formatList, languageName } = formatsIn(language);
	return { title: null, shortDescription: formatList(languages.map(languageName)) || "–" };
}

const noIdentifiers = {
	googlePlaceId: null,
	applePlaceId: null,
	tripadvisorLocationId: null,
	yelpPlaceId: null,
	facebookPlaceId: null,
	foursquarePlaceId: null,
	baiduPlaceId: null,
	amapPlaceId: null,
};

/** The last stop before the trip, where guests are expected who have chosen none. */
function meetingPoint({ title, place, lat, lng }: Pickup) {
	return {
		title,
		shortDescription: place || null,
		types: ["START"],
		...{ minutesTo: null, minutesAt: null },
		place: {
			...{ latitude: lat, longitude: lng, identifiers: noIdentifiers, sameAs: [] },
			postalAddress: {
				streetAddress: place || null,
				addressLocality: null,
				addressRegion: null,
				postalCode: null,
				addressCountry: null,
				postOfficeBoxNumber: null,
			},
		},
	};
}

function pickupPoint({ pointId, title, place, lat, lng }: Pickup) {
	return {
		id: String(pointId),
		name: title,
		directions: place || null,
		address: place || title,
		...{ latitude: lat, longitude: lng, googlePlaceId: null, street: null, postalCode: null },
		...{ locality: null, region: null, state: null, country: null },
	};
}

const pickupTerms = { pickupAvailable: true, pickupRequired: false };

/** Of an option: where the van stops. */
export function pickupsOfOption(trip: TripText, language: Language) {
	return { ...pickupTerms, pickupPoints: tripIn(trip, language).pickups.map(pickupPoint) };
}

/** Of a departure: also when. */
export function pickupsOfDeparture(
	trip: TripText,
	departure: Departure,
	{ timeZone, language }: { timeZone: string; language: Language },
) {
	const { pickups } = excursionOn(tripIn(trip, language), departure);
	return {
		...pickupTerms,
		pickupPoints: pickups.map((stop) => ({
			...pickupPoint(stop),
			localDateTime: localTime(instantOf(departure.date, stop.time, timeZone), timeZone),
		})),
	};
}
