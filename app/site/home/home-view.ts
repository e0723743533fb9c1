import {
	type CancellationPolicy,
	type CancellationTerms,
	cancellationTerms,
} from "#app/bookings/cancellation/cancellation-policy.ts";
import { categories } from "#app/excursions/category.ts";
import { type Excursion, weekdaysOf } from "#app/excursions/excursion.ts";
import { localDateAt } from "#app/excursions/local-date.ts";
import {
	byNextDeparture,
	cardOf,
	type ExcursionCard,
} from "#app/excursions/public/excursion-card.ts";
import { offerOf, spans, type Trip } from "#app/excursions/public/finder.ts";
import { categoryOptions, whenOptions } from "#app/excursions/public/finder-options.ts";
import { defaultLanguage } from "#app/messages/languages.ts";

export type HomeView = ReturnType<typeof homeView>;

/** Excursions in "Leaving next": one poster and five rows. */
const leavingCount = 6;

export function homeView(
	trips: readonly Trip[],
	clock: { now: number; timeZone: string },
	policy: CancellationPolicy,
) {
	const today = localDateAt(clock.now, clock.timeZone);
	const cards = trips.map(cardWithNext).sort(byNextDeparture);
	const places = trips.flatMap(({ excursion }) => excursion.pickups.map((each) => each.pointId));
	const groups = trips
		.filter(({ excursion }) => excursion.category === "adventure")
		.map(({ excursion }) => excursion.capacity);
	return {
		asOf: clock.now,
		/** The same as local time, for browsers without JavaScript. */
		asOfTime: timeAt(clock),
		today,
		tripCount: trips.length,
		fromCents: cheapest(trips),
		finder: {
			when: whenOptions(spans, today),
			categories: categoryOptions(offerOf(trips)),
		},
		kinds: categories.map((category) => kindOf(category, trips)),
		leaving: cards.filter((card) => card.next !== null).slice(0, leavingCount),
		pickupPlaces: new Set(places).size,
		promises: promisesOf(cancellationTerms(policy, defaultLanguage), groups),
		example: exampleOf(trips),
	};
}

/** These texts are data and not in a component, so that browsers need not load them as script. */
function promisesOf({ freeHours, long }: CancellationTerms, groups: readonly number[]) {
	const guests = Math.max(...groups);
	return [
		...(freeHours === null
			? []
			: [{ figure: `${freeHours} h`, heading: "Change your mind for free", text: long }]),
		...(groups.length === 0
			? []
			: [
					{
						figure: String(guests),
						heading: "Small groups on foot",
						text: `Never more than ${guests} guests on an adventure trip, so that nobody has to hurry.`,
					},
				]),
		{
			figure: "100 %",
			heading: "Licensed guides",
			text: "Every guide holds the island licence and a first-aid card. Each departure tells which languages the guide speaks.",
		},
	];
}

function cardWithNext(trip: Trip): ExcursionCard {
	return cardOf(trip, trip.departures.find((departure) => departure.state === "open") ?? null);
}

function kindOf(category: string, trips: readonly Trip[]) {
	const own = trips.filter(({ excursion }) => excursion.category === category);
	const days = new Set(own.flatMap(({ excursion }) => weekdaysOf(excursion.dayLanguages)));
	return {
		category,
		fromCents: cheapest(own),
		/** Shown only when there are at most three. */
		days: days.size <= 3 ? [6, 0, 5, 1, 2, 3, 4].filter((day) => days.has(day)) : [],
	};
}

function cheapest(trips: readonly Trip[]): number | null {
	const prices = trips.map(({ excursion }) => excursion.prices.adultCents);
	return prices.length > 0 ? Math.min(...prices) : null;
}

/** The excursion that starts earliest, because it shows best how useful a pickup is. */
function exampleOf(trips: readonly Trip[]) {
	const [trip] = trips
		.map(({ excursion }) => excursion)
		.filter(({ activity, pickups }) => activity !== null && pickups.length > 0)
		.sort((a, b) => (a.startTime < b.startTime ? -1 : 1));
	const [pickup] = trip?.pickups ?? [];
	if (!trip?.activity || !pickup) return null;
	return {
		title: trip.title,
		pickupTime: pickup.time,
		activity: trip.activity,
		backTime: endOf(trip),
	};
}

function endOf({ startTime, durationMinutes }: Excursion): string {
	const [hours = 0, minutes = 0] = startTime.split(":").map(Number);
	const end = (hours * 60 + minutes + durationMinutes) % (24 * 60);
	return [Math.floor(end / 60), end % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

let clock: { timeZone: string; format: Intl.DateTimeFormat } | undefined;

function timeAt({ now, timeZone }: { now: number; timeZone: string }): string {
	if (clock?.timeZone !== timeZone) {
		const format = new Intl.DateTimeFormat("en-GB", { timeZone, timeStyle: "short" });
		clock = { timeZone, format };
	}
	return clock.format.format(now);
}
