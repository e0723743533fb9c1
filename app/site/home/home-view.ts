import type { NamedCategory } from "#app/catalogue/category.ts";
import { type Excursion, weekdaysOf } from "#app/catalogue/excursion.ts";
import { localDateAt } from "#app/catalogue/local-date.ts";
import type { CancellationPolicy } from "#app/catalogue/policy/cancellation-policy.ts";
import { fromCents } from "#app/catalogue/prices/price-sets.ts";
import { largestGroup } from "#app/departures/departure.ts";
import { laterBy } from "#app/departures/departure-times.ts";
import {
	byNextDeparture,
	cardOf,
	type ExcursionCard,
} from "#app/departures/offer/excursion-card.ts";
import { offerOf, spans, type Trip } from "#app/departures/offer/finder.ts";
import { categoryOptions, whenOptions } from "#app/departures/offer/finder-options.ts";
import type { Language } from "#app/messages/languages.ts";
import { capital } from "#app/messages/phrase.ts";
import { homeTexts } from "#app/messages/texts.ts";
import {
	type CancellationTerms,
	cancellationTerms,
} from "#app/sales/cancellation/refund-by-policy.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

export type HomeView = ReturnType<typeof homeView>;

/** Excursions in "Leaving next": one poster and five rows. */
const leavingCount = 6;

const mostInSmallGroup = 16;

export function homeView(
	trips: readonly Trip[],
	clock: { now: number; timeZone: string; language: Language },
	/** What the operator says. */
	{ policy, categories }: { policy: CancellationPolicy; categories: readonly NamedCategory[] },
) {
	const { language } = clock;
	const today = localDateAt(clock.now, clock.timeZone);
	const cards = trips.map(cardWithNext).sort(byNextDeparture);
	const places = trips.flatMap(({ excursion }) => excursion.pickups.map((each) => each.pointId));
	const offer = offerOf(trips, categories);
	const kinds = offer.categories.map((category) => kindOf(category, trips));
	const onFoot = kinds.find(({ house }) => house === "adventure")?.key;
	const groups = trips
		.filter(({ excursion }) => excursion.category === onFoot)
		.map(({ excursion, departures }) => largestGroup(excursion.capacity, departures));
	return {
		asOf: clock.now,
		today,
		tripCount: trips.length,
		fromCents: cheapest(trips),
		finder: {
			when: whenOptions(spans, { language, today }),
			categories: categoryOptions(offer),
		},
		kinds,
		leaving: cards.filter((card) => card.next !== null).slice(0, leavingCount),
		pickupPlaces: new Set(places).size,
		promises: [
			...freeCancellation(cancellationTerms(policy, language), language),
			...smallGroups(groups, language),
			...guideLanguages(offer.languages, language),
		],
		example: exampleOf(trips),
	};
}

interface Promised {
	figure: string;
	heading: string;
	text: string;
}

/** Nothing where no cancellation is free. */
function freeCancellation({ freeHours, long }: CancellationTerms, language: Language): Promised[] {
	const { figure, heading } = homeTexts[language].promises.cancel;
	if (freeHours === null) return [];
	return [{ figure: figure({ hours: freeHours }), heading, text: long }];
}

/** Nothing where a departure takes so many that nobody would call them few. */
function smallGroups(groups: readonly number[], language: Language): Promised[] {
	const { heading, text } = homeTexts[language].promises.groups;
	const guests = Math.max(...groups);
	if (groups.length === 0 || guests > mostInSmallGroup) return [];
	return [{ figure: String(guests), heading, text: text({ guests }) }];
}

/** Nothing where there is no choice. */
function guideLanguages(spoken: readonly string[], language: Language): Promised[] {
	const { heading, text } = homeTexts[language].promises.guides;
	if (spoken.length < 2) return [];
	const { formatList, languageName } = formatsIn(language);
	const languages = capital(formatList(spoken.map(languageName)));
	return [{ figure: String(spoken.length), heading, text: text({ languages }) }];
}

function cardWithNext(trip: Trip): ExcursionCard {
	return cardOf(trip, trip.departures.find((departure) => departure.state === "open") ?? null);
}

function kindOf({ key, name, house }: NamedCategory, trips: readonly Trip[]) {
	const ownTrips = trips.filter(({ excursion }) => excursion.category === key);
	const days = new Set(ownTrips.flatMap(({ excursion }) => weekdaysOf(excursion.dayLanguages)));
	return {
		...{ key, name, house },
		tripCount: ownTrips.length,
		fromCents: cheapest(ownTrips),
		/** Of a kind without a drawing of the house. */
		poster: house ? null : (ownTrips[0]?.excursion.pictures[0] ?? null),
		/** Shown only when there are at most three. */
		days: days.size <= 3 ? [6, 0, 5, 1, 2, 3, 4].filter((day) => days.has(day)) : [],
	};
}

function cheapest(trips: readonly Trip[]): number | null {
	const prices = trips.map(({ excursion }) => fromCents(excursion));
	return prices.length > 0 ? Math.min(...prices) : null;
}

/** The trip of one day that starts earliest, because it shows best how useful a pickup is. */
function exampleOf(trips: readonly Trip[]) {
	const [trip] = trips
		.map(({ excursion }) => excursion)
		.filter(({ activity, pickups }) => activity !== null && pickups.length > 0)
		.filter(endsOnItsDay)
		.sort((a, b) => (a.startTime < b.startTime ? -1 : 1));
	const [pickup] = trip?.pickups ?? [];
	if (!trip?.activity || !pickup) return null;
	return {
		title: trip.title,
		pickupTime: pickup.time,
		activity: trip.activity,
		backTime: laterBy(trip.startTime, trip.durationMinutes),
		...(trip.inEnglish ? { inEnglish: trip.inEnglish } : {}),
	};
}

function endsOnItsDay({ startTime, durationMinutes }: Excursion): boolean {
	return durationMinutes < 24 * 60 && laterBy(startTime, durationMinutes) > startTime;
}
