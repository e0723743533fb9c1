import { and, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import {
	contentColumns,
	type TripContent,
	toContent,
} from "#app/catalogue/excursion-columns.server.ts";
import type { IslandClock } from "#app/catalogue/local-date.ts";
import type { PriceRule, UnnamedRule } from "#app/catalogue/prices/price-rule.ts";
import type { Database } from "#app/database/client.server.ts";
import type { Edition } from "#app/database/edition.ts";
import { catalogueState, excursions } from "#app/database/schema.server.ts";
import { seatColumns, toSeats, valuesAt } from "#app/departures/seat-columns.server.ts";
import type { Language } from "#app/messages/languages.ts";
import { nextChange } from "./next-offer-change.ts";
import { contentIn, inOrder, type Trip, tripOf } from "./trips.server.ts";

/** Prepared statements of `readTripsSince`, and the content remembered from earlier answers. */
type TripQueries = ReturnType<typeof prepareTripQueries>;

/** What staff entered, as of the stamp `catalogue_state.content`. */
interface Content {
	stamp: string;
	byId: Map<string, TripContent>;
	beside: string | null;
}

/**
 * Builds the SQL of `readTripsSince`, which is the most expensive part of an unchanged page, once for each database.
 * @param extraColumn SQL expression of type text for other data that the page shows; its placeholders are filled from
 * `values` at each reading.
 */
export function tripQueries(extraColumn: (db: Database) => SQLWrapper) {
	const prepared = new WeakMap<Database, TripQueries>();
	return (db: Database): TripQueries => {
		const queries = prepared.get(db) ?? prepareTripQueries(db, extraColumn(db));
		prepared.set(db, queries);
		return queries;
	};
}

function prepareTripQueries(db: Database, beside: SQLWrapper) {
	const isOnSale = eq(excursions.isActive, true);
	const isOne = and(isOnSale, eq(excursions.id, sql.placeholder("excursionId")));
	const isOther = sql`${catalogueState.stamp} IS NOT ${sql.placeholder("known")}`;
	const isSameContent = sql`${catalogueState.content} IS ${sql.placeholder("content")}`;
	const { stamp, content } = catalogueState;
	const seats = seatColumns({
		today: sql.placeholder("today"),
		until: sql.placeholder("until"),
		now: sql.placeholder("now"),
	});
	const whole = (condition: SQL | undefined) =>
		db
			.select({
				stamp,
				content,
				beside: sql<string | null>`(${beside})`.as("beside"),
				...contentColumns(db, sql.placeholder("language")),
				...seats,
			})
			.from(catalogueState)
			.leftJoin(excursions, and(condition, isOther))
			.prepare();
	const seatsOnly = (condition: SQL | undefined) =>
		db
			.select({ stamp, content, id: excursions.id, ...seats })
			.from(catalogueState)
			.leftJoin(excursions, and(condition, isOther, isSameContent))
			.prepare();
	return {
		all: { whole: whole(isOnSale), seatsOnly: seatsOnly(isOnSale) },
		one: { whole: whole(isOne), seatsOnly: seatsOnly(isOne) },
		contents: new Map<string, Content>(),
	};
}

export interface Choice {
	days: number;
	/** All excursions on sale when omitted. */
	excursionId?: string | undefined;
	/** Values for the placeholders of `beside`; when `beside` is null, the address does not exist. */
	values?: Record<string, string>;
	/** "all": the excursions are English, with their texts in the other languages beside them. */
	language: Language | "all";
}

interface Since {
	trips: Trip[];
	beside: string | null;
	edition: Edition;
}

/** Room for a hundred hotels with a dozen excursions each, and the site's pages in every language. */
const mostContents = 1_300;

/**
 * The chosen excursions, unless nothing has changed since the edition that the caller keeps. What staff entered
 * is remembered, so that after a sale only seats are read. One statement; two after staff have changed something.
 * @returns null when nothing has changed.
 */
export async function readTripsSince(
	{ all, one, contents }: TripQueries,
	clock: IslandClock,
	{ days, excursionId, values, language }: Choice,
	keptEdition: Edition | null,
): Promise<Since | null> {
	const { whole, seatsOnly } = excursionId === undefined ? all : one;
	const keptStamp = keptEdition && clock.now < keptEdition.until ? keptEdition.stamp : null;
	const placeholders = {
		...values,
		excursionId,
		...valuesAt(clock, days),
		known: keptStamp,
		language,
	};
	const name = JSON.stringify([language, excursionId, values]);
	const content = contents.get(name);
	if (content) {
		const rows = await seatsOnly.all({ ...placeholders, content: content.stamp });
		const state = stateOf(rows);
		if (state.stamp === keptStamp) return null;
		if (state.content === content.stamp) {
			const trips = rows.flatMap(({ id, ...seats }) => {
				const trip = id === null ? undefined : content.byId.get(id);
				return trip ? [tripOf(trip, toSeats(seats), clock)] : [];
			});
			return readingOf(trips, content.beside, state.stamp, clock);
		}
	}
	const rows = await whole.all(placeholders);
	const state = stateOf(rows);
	if (state.stamp === keptStamp) return null;
	const read = rows.flatMap((row) => {
		const content = toContent(row);
		const trip = content && forPage(contentIn(content, language));
		return trip ? [{ trip, seats: toSeats(row) }] : [];
	});
	if (contents.size >= mostContents) contents.clear();
	const byId = new Map(read.map(({ trip }) => [trip.excursion.id, trip]));
	// Attack: addresses that do not exist are endless; remembering them would fill the isolate's memory.
	const isMadeUp = byId.size === 0 || (values !== undefined && state.beside === null);
	// also an excursion that is no longer on sale
	if (isMadeUp) contents.delete(name);
	else contents.set(name, { stamp: state.content, byId, beside: state.beside });
	const trips = read.map(({ trip, seats }) => tripOf(trip, seats, clock));
	return readingOf(trips, state.beside, state.stamp, clock);
}

function unnamed(rule: PriceRule | UnnamedRule): UnnamedRule {
	const { travelFrom, travelTo, weekdays, startTime, bookedFrom, bookedTo } = rule;
	const { adultCents, childCents, bebeCents, centsByFare } = rule;
	return {
		...{ travelFrom, travelTo, weekdays, startTime, bookedFrom, bookedTo },
		...{ adultCents, childCents, bebeCents, centsByFare },
	};
}

/** Pages name no rule: each would be a price of its own. */
function forPage(content: TripContent): TripContent {
	return { ...content, rules: content.rules.map(unnamed) };
}

function stateOf<State>([state]: State[]): State {
	if (!state) throw new Error("catalogue_state has lost its row");
	return state;
}

function readingOf(trips: Trip[], beside: string | null, stamp: string, clock: IslandClock): Since {
	const edition = { stamp, until: nextChange(trips, clock) };
	return { trips: trips.sort(inOrder), beside, edition };
}
