import { namedCategory } from "#app/catalogue/category.ts";
import { type IslandClock, localDateAt } from "#app/catalogue/local-date.ts";
import { policyOf } from "#app/catalogue/policy/cancellation-policy.ts";
import { stopsOf } from "#app/catalogue/public/stops.ts";
import type { Departure } from "#app/departures/departure.ts";
import { startQuery } from "#app/departures/offer/chosen-departure.ts";
import { cardOf } from "#app/departures/offer/excursion-card.ts";
import {
	explainNothing,
	type Filters,
	findTrips,
	hasFilters,
	type Match,
	offerOf,
	readFilters,
	type Trip,
} from "#app/departures/offer/finder.ts";
import { filterOptions } from "#app/departures/offer/finder-options.ts";
import {
	chosenLine,
	countHeading,
	emptyHeading,
	emptyLead,
	type FinderPage,
	listTitle,
} from "#app/departures/offer/finder-text.ts";
import type { Language } from "#app/messages/languages.ts";
import { structuredDataTexts } from "#app/messages/texts.ts";
import { type RefundRules, refundPromise } from "#app/sales/cancellation/refund-promise.ts";
import { formatsIn } from "#app/ui/format/formats.ts";

export type ListView = ReturnType<typeof listView>;

export function listView(
	trips: readonly Trip[],
	query: URLSearchParams,
	clock: UsualRules,
	place: Omit<FinderPage, "today">,
) {
	const today = localDateAt(clock.now, clock.timeZone);
	const { language, categories } = place;
	const page = { ...place, today };
	const offer = offerOf(trips, categories);
	const filters = readFilters(query, offer, today);
	const matches = findTrips(trips, filters, today);
	const nothing =
		matches.length === 0 && trips.length > 0 ? nothingView(trips, filters, page) : null;
	const heading = countHeading(matches.length, filters, page);
	return {
		hasTrips: trips.length > 0,
		page: {
			title: listTitle(filters, page),
			path: listAddress(filters, matches.length),
			description: hasFilters(filters)
				? (nothing?.heading ?? namesOf(matches, heading, language))
				: structuredDataTexts[language].listDescription,
		},
		stops: stopsOf(trips, language),
		filters: filterOptions(offer, filters, page),
		chosenFilters: hasFilters(filters) ? chosenLine(filters, page) : null,
		heading,
		cards: matches.map(({ trip, next }) => ({
			...cardOf(trip, next),
			kind: namedCategory(categories, trip.excursion.category).name,
			search: askedFor(filters, next, trip),
			refund: next && refundPromise(rulesOf(trip, clock), next, clock.now, language),
			freeFrom: firstFreeDay(trip, clock, language),
		})),
		nothing,
	};
}

/** The operator's policy, for excursions without one. */
type UsualRules = RefundRules & IslandClock;

function rulesOf({ excursion }: Trip, { policy, timeZone }: UsualRules): RefundRules {
	return { policy: policyOf(excursion, policy), timeZone };
}

/** The first day on sale whose whole price still comes back, in words; null when there is none. */
function firstFreeDay(trip: Trip, clock: UsualRules, language: Language): string | null {
	const rules = rulesOf(trip, clock);
	const first = trip.departures.find(
		(day) =>
			day.state === "open" && refundPromise(rules, day, clock.now, language).amount === "all",
	);
	return first ? formatsIn(language).formatDate(first.date, "short") : null;
}

/** The chosen people and day as query, so that the excursion's page need not ask again. */
function askedFor(
	{ people, when, days }: Filters,
	next: Departure | null,
	{ departures }: Trip,
): string {
	const hasDay = next && (when !== null || days.length > 0);
	const parameters = new URLSearchParams({
		...(hasDay ? { date: next.date, ...startQuery(departures, next) } : {}),
		...(people === null ? {} : { people: String(people) }),
	});
	return parameters.size > 0 ? `?${parameters}` : "";
}

/** Search engines show no more titles. */
const titlesTold = 5;

/** Description: "Two weekend trips: Market morning and The dunes after dark." */
function namesOf(matches: readonly Match[], heading: string, language: Language): string {
	const titles = matches.slice(0, titlesTold).map(({ trip }) => trip.excursion.title);
	const { formatList } = formatsIn(language);
	return structuredDataTexts[language].filteredList({ heading, titles: formatList(titles) });
}

/** Canonical address: a single category is a page of its own; every other filter is a view of the whole list. */
function listAddress(filters: Filters, count: number): string {
	const [kind, ...others] = filters.categories;
	const isOneKind = kind && others.length === 0 && !hasFilters({ ...filters, categories: [] });
	const list = "/excursion/excursions";
	return isOneKind && count > 0 ? `${list}?category=${encodeURIComponent(kind)}` : list;
}

function nothingView(trips: readonly Trip[], filters: Filters, page: FinderPage) {
	const nothing = explainNothing(trips, filters, page.today);
	const { nearest } = nothing;
	return {
		heading: emptyHeading(nothing, page),
		lead: emptyLead(nothing, page),
		nearest: nearest && {
			...cardOf(nearest.match.trip, nearest.match.next),
			search: askedFor(filters, nearest.match.next, nearest.match.trip),
		},
	};
}
