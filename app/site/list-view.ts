import type { PolicyClock } from "#app/bookings/guest-terms.ts";
import { refundPromise } from "#app/bookings/refund-promise.ts";
import { cardOf } from "#app/excursions/card.ts";
import {
	explainNothing,
	findTrips,
	hasWishes,
	offerOf,
	readWishes,
	type Trip,
	type Wishes,
} from "#app/excursions/finder.ts";
import { filterOptions } from "#app/excursions/finder-options.ts";
import { chosenLine, countHeading, emptyHeading, emptyLead } from "#app/excursions/finder-words.ts";
import { localDateAt } from "#app/excursions/local-date.ts";

/** What the list says to an address. */
export type ListView = ReturnType<typeof listView>;

export function listView(
	trips: readonly Trip[],
	query: URLSearchParams,
	clock: PolicyClock,
	currency: string,
) {
	const today = localDateAt(clock.now, clock.timeZone);
	const offer = offerOf(trips);
	const wishes = readWishes(query, offer, today);
	const matches = findTrips(trips, wishes, today);
	return {
		hasTrips: trips.length > 0,
		/** Another choice makes another form. */
		key: JSON.stringify(wishes),
		filters: filterOptions(offer, wishes, today, currency),
		chosen: hasWishes(wishes) ? chosenLine(wishes, today, currency) : null,
		heading: countHeading(matches.length, wishes),
		cards: matches.map(({ trip, next }) => ({
			...cardOf(trip, next),
			refund: next && refundPromise(clock, next, clock.now),
		})),
		nothing:
			matches.length === 0 && trips.length > 0 ? nothingView(trips, wishes, today, currency) : null,
	};
}

function nothingView(trips: readonly Trip[], wishes: Wishes, today: string, currency: string) {
	const nothing = explainNothing(trips, wishes, today);
	const { nearest } = nothing;
	return {
		heading: emptyHeading(nothing, wishes, currency),
		lead: emptyLead(nothing, wishes, currency),
		nearest: nearest && cardOf(nearest.match.trip, nearest.match.next),
	};
}
