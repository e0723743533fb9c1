import { refundPromise } from "#app/bookings/cancellation/refund-promise.ts";
import type { PolicyClock } from "#app/bookings/guest/guest-terms.ts";
import { localDateAt } from "#app/excursions/local-date.ts";
import { cardOf } from "#app/excursions/public/excursion-card.ts";
import {
	explainNothing,
	type Filters,
	findTrips,
	hasFilters,
	type Match,
	offerOf,
	readFilters,
	type Trip,
} from "#app/excursions/public/finder.ts";
import { filterOptions } from "#app/excursions/public/finder-options.ts";
import {
	chosenLine,
	countHeading,
	emptyHeading,
	emptyLead,
	listTitle,
} from "#app/excursions/public/finder-text.ts";
import { stopsOf } from "#app/excursions/public/stops.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { formatList } from "#app/ui/format/format.ts";

export type ListView = ReturnType<typeof listView>;

export function listView(
	trips: readonly Trip[],
	query: URLSearchParams,
	clock: PolicyClock,
	currency: string,
) {
	const today = localDateAt(clock.now, clock.timeZone);
	const offer = offerOf(trips);
	const filters = readFilters(query, offer, today);
	const matches = findTrips(trips, filters, today);
	const nothing =
		matches.length === 0 && trips.length > 0 ? nothingView(trips, filters, today, currency) : null;
	const heading = countHeading(matches.length, filters);
	return {
		hasTrips: trips.length > 0,
		page: {
			title: listTitle(filters, currency),
			path: listAddress(filters, matches.length),
			description: hasFilters(filters)
				? (nothing?.heading ?? namesOf(matches, heading))
				: everything,
		},
		stops: stopsOf(trips),
		/** A new key resets the form. */
		key: JSON.stringify(filters),
		filters: filterOptions(offer, filters, today, currency),
		chosen: hasFilters(filters) ? chosenLine(filters, today, currency) : null,
		heading,
		cards: matches.map(({ trip, next }) => ({
			...cardOf(trip, next),
			search: askedFor(filters, next),
			refund: next && refundPromise(clock, next, clock.now, defaultLanguage),
		})),
		nothing,
	};
}

/** The chosen people and day as query, so that the excursion's page need not ask again. */
function askedFor({ people, when, days }: Filters, next: { date: string } | null): string {
	const hasDay = next && (when !== null || days.length > 0);
	const asked = new URLSearchParams({
		...(hasDay ? { date: next.date } : {}),
		...(people === null ? {} : { people: String(people) }),
	});
	return asked.size > 0 ? `?${asked}` : "";
}

const everything =
	"All excursions with prices, next departures, free seats, guide languages and hotel pickup.";
/** Search engines show no more titles. */
const titlesTold = 5;

/** Description: "Two weekend trips: Market morning and The dunes after dark." */
function namesOf(matches: readonly Match[], heading: string): string {
	const titles = matches.slice(0, titlesTold).map(({ trip }) => trip.excursion.title);
	return `${heading}: ${formatList(titles)}.`;
}

/** Canonical address: a single category is a page of its own; every other filter is a view of the whole list. */
function listAddress(filters: Filters, count: number): string {
	const [kind, ...others] = filters.categories;
	const isOneKind = kind && others.length === 0 && !hasFilters({ ...filters, categories: [] });
	const list = "/excursion/excursions";
	return isOneKind && count > 0 ? `${list}?category=${encodeURIComponent(kind)}` : list;
}

function nothingView(trips: readonly Trip[], filters: Filters, today: string, currency: string) {
	const nothing = explainNothing(trips, filters, today);
	const { nearest } = nothing;
	return {
		heading: emptyHeading(nothing, filters, currency),
		lead: emptyLead(nothing, filters, currency),
		nearest: nearest && {
			...cardOf(nearest.match.trip, nearest.match.next),
			search: askedFor(filters, nearest.match.next),
		},
	};
}
