import {
	and,
	eq,
	gt,
	gte,
	type InferColumnsDataTypes,
	isNotNull,
	lte,
	or,
	type Placeholder,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { Edition } from "#app/database/edition.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import {
	bookings,
	catalogueState,
	departureOverrides,
	excursionDayLanguages,
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import { type Departure, departuresFrom } from "./departure.ts";
import type { DayLanguages, Excursion, Pickup, Picture } from "./excursion.ts";
import { addDays, localDateAt } from "./local-date.ts";
import { nextChange } from "./next-change.ts";
import { addressesOf } from "./pictures.ts";

/** The clock that a question about departures is asked at. */
export interface Clock {
	/** Milliseconds. */
	now: number;
	timeZone: string;
}

/** An excursion with what can be booked of it, by date. */
export interface ExcursionOnSale {
	excursion: Excursion;
	departures: Departure[];
}

/** An excursion, on sale or not, with what was sold of its coming departures. */
export interface Trip extends ExcursionOnSale {
	isActive: boolean;
	/** Seats confirmed or held in the days that were asked for. */
	soldSeats: number;
	/** When the next hold gives its seats back by itself; infinity without one. */
	nextLapse: number;
}

/** The excursions that fit, with their departures of the next `days` days; one round trip. */
export async function readTrips(
	db: Database,
	clock: Clock,
	days: number,
	condition: SQL | undefined,
): Promise<Trip[]> {
	const found = await db
		.select(columnsOf(db, valuesAt(clock, days)))
		.from(excursions)
		.where(condition);
	return tripsOf(found, clock, days);
}

/** Questions for `readTripsSince`: writing their SQL costs more than all else that an unchanged page does. */
export type TripQuestions = ReturnType<typeof prepareTrips>;

/**
 * @param beside what else the page shows: an expression whose value is text. Its placeholders are filled
 *   by the `values` of each reading.
 */
export function prepareTrips(db: Database, beside: SQL | SQLWrapper) {
	const asked = {
		today: sql.placeholder("today"),
		until: sql.placeholder("until"),
		now: sql.placeholder("now"),
	};
	const questionFor = (condition: SQL | undefined) =>
		db
			.select({
				stamp: catalogueState.stamp,
				beside: sql<string | null>`(${beside})`.as("beside"),
				...columnsOf(db, asked),
			})
			.from(catalogueState)
			.leftJoin(
				excursions,
				and(condition, sql`${catalogueState.stamp} IS NOT ${sql.placeholder("known")}`),
			)
			.prepare();
	const isOnSale = eq(excursions.isActive, true);
	return {
		all: questionFor(isOnSale),
		one: questionFor(and(isOnSale, eq(excursions.id, sql.placeholder("excursionId")))),
	};
}

/** Which excursions a page shows. */
export interface Choice {
	days: number;
	/** One of those on sale; all of them where it is left out. */
	excursionId?: string | undefined;
	/** For what the page shows beside them. */
	values?: Record<string, unknown>;
}

/**
 * What is chosen, unless nothing has changed since an edition that somebody keeps: then the database
 * sends nothing of it. One statement either way.
 * @returns null when nothing has changed.
 */
export async function readTripsSince(
	{ all, one }: TripQuestions,
	clock: Clock,
	{ days, excursionId, values }: Choice,
	kept: Edition | null,
): Promise<{ trips: Trip[]; beside: string | null; edition: Edition } | null> {
	const known = kept && clock.now < kept.until ? kept.stamp : null;
	const asked = { ...values, ...valuesAt(clock, days), known };
	const found =
		excursionId === undefined ? await all.all(asked) : await one.all({ ...asked, excursionId });
	const [state] = found;
	if (!state) throw new Error("catalogue_state has lost its row");
	if (state.stamp === known) return null;
	const trips = tripsOf(found, clock, days);
	const until = nextChange(trips, clock);
	return { trips, beside: state.beside, edition: { stamp: state.stamp, until } };
}

/** What a question about departures asks, as values or for later. */
interface Asked {
	/** Local date. */
	today: string | Placeholder;
	/** The last local date. */
	until: string | Placeholder;
	/** Milliseconds. */
	now: number | Placeholder;
}

function valuesAt({ now, timeZone }: Clock, days: number) {
	const today = localDateAt(now, timeZone);
	return { today, until: addDays(today, days), now };
}

const rowColumns = {
	id: excursions.id,
	title: excursions.title,
	subtitle: excursions.subtitle,
	description: excursions.description,
	category: excursions.category,
	priceAdultCents: excursions.priceAdultCents,
	priceChildCents: excursions.priceChildCents,
	priceBebeCents: excursions.priceBebeCents,
	capacity: excursions.capacity,
	startTime: excursions.startTime,
	durationMinutes: excursions.durationMinutes,
	cutoffHours: excursions.cutoffHours,
	adultFromAge: excursions.adultFromAge,
	childFromAge: excursions.childFromAge,
	minimumAge: excursions.minimumAge,
	effort: excursions.effort,
	included: excursions.included,
	notIncluded: excursions.notIncluded,
	whatToBring: excursions.whatToBring,
	activityPlace: excursions.activityPlace,
	activityTime: excursions.activityTime,
	isActive: excursions.isActive,
};
const excursionRow = jsonRows(rowColumns);
const pictureRows = jsonRows({
	position: excursionImages.position,
	id: excursionImages.id,
	key: excursionImages.key,
	alt: excursionImages.alt,
	width: excursionImages.width,
	height: excursionImages.height,
	widths: excursionImages.widths,
});
const languageRows = jsonRows({
	day: excursionDayLanguages.day,
	language: excursionDayLanguages.language,
	position: excursionDayLanguages.position,
});
const overrideRows = jsonRows({
	date: departureOverrides.date,
	isClosed: departureOverrides.isClosed,
	capacity: departureOverrides.capacity,
});
const stopRows = jsonRows({
	pointId: pickupPoints.id,
	title: pickupPoints.title,
	place: pickupPoints.place,
	time: pickupAssignments.pickupTime,
	lat: pickupPoints.lat,
	lng: pickupPoints.lng,
});

/** One row an excursion, with all that belongs to it within: a page has hundreds of departures and stops. */
function columnsOf(db: Database, { today, until, now }: Asked) {
	const seats = db
		.select({
			date: bookings.date,
			taken: sql<number>`sum(${bookings.seats})`.as("taken"),
			// those held for somebody who pays come back by themselves
			nextLapse: sql<
				number | null
			>`min(iif(${bookings.status} = 'pending', ${bookings.holdExpiresAt}, NULL))`.as("next_lapse"),
		})
		.from(bookings)
		.where(
			and(
				eq(bookings.excursionId, excursions.id),
				gte(bookings.date, today),
				lte(bookings.date, until),
				holdsSeats(now),
			),
		)
		.groupBy(bookings.date)
		.as("seats");
	// without a name of its own a column is called by all of its SQL, and the answer says so
	return {
		row: excursionRow.one(isNotNull(excursions.id)).as("trip"),
		pictures: pictureRows
			.all((rows) =>
				db
					.select({ rows })
					.from(excursionImages)
					.where(eq(excursionImages.excursionId, excursions.id)),
			)
			.as("pictures"),
		languages: languageRows
			.all((rows) =>
				db
					.select({ rows })
					.from(excursionDayLanguages)
					.where(eq(excursionDayLanguages.excursionId, excursions.id)),
			)
			.as("languages"),
		overrides: overrideRows
			.all((rows) =>
				db
					.select({ rows })
					.from(departureOverrides)
					.where(
						and(
							eq(departureOverrides.excursionId, excursions.id),
							gte(departureOverrides.date, today),
							lte(departureOverrides.date, until),
						),
					),
			)
			.as("overrides"),
		sold: sql`(${db
			.select({
				rows: sql`json_group_array(json_array(${seats.date}, ${seats.taken}, ${seats.nextLapse}))`,
			})
			.from(seats)})`
			.mapWith((json: string): [string, number, number | null][] => JSON.parse(json))
			.as("sold"),
		stops: stopRows
			.all((rows) =>
				db
					.select({ rows })
					.from(pickupAssignments)
					.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
					.where(
						and(eq(pickupAssignments.excursionId, excursions.id), eq(pickupPoints.isActive, true)),
					),
			)
			.as("stops"),
	};
}

type Row = InferColumnsDataTypes<typeof rowColumns>;
type Parts = {
	[Name in Exclude<keyof ReturnType<typeof columnsOf>, "row">]: ReturnType<
		typeof columnsOf
	>[Name]["_"]["type"];
};

function tripsOf(
	found: (Parts & { row: Row | null })[],
	{ now, timeZone }: Clock,
	days: number,
): Trip[] {
	const today = localDateAt(now, timeZone);
	const trips = found.flatMap(({ row, ...parts }) => {
		// one row without an excursion says that there is none
		if (!row) return [];
		const excursion = toExcursion(row, parts);
		const taken = new Map(parts.sold.map(([date, seats]) => [date, seats]));
		const overrides = new Map(parts.overrides.map((each) => [each.date, each]));
		return {
			excursion,
			departures: departuresFrom(excursion, today, days, { overrides, taken }, now, timeZone),
			isActive: row.isActive,
			soldSeats: parts.sold.reduce((sum, [, seats]) => sum + seats, 0),
			nextLapse: Math.min(...parts.sold.map(([, , lapse]) => lapse ?? Number.POSITIVE_INFINITY)),
		};
	});
	return trips.sort(inOrder);
}

/** Sorted here: an order in the statement costs the database more than all of an unchanged answer. */
function inOrder({ excursion: a }: ExcursionOnSale, { excursion: b }: ExcursionOnSale): number {
	const [one, other] = [`${a.startTime} ${a.title}`, `${b.startTime} ${b.title}`];
	return one === other ? 0 : one < other ? -1 : 1;
}

/** In the order in which the van comes by. */
function inVanOrder(stops: Pickup[]): Pickup[] {
	const order = ({ time, title }: Pickup) => `${time} ${title}`;
	return stops.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

const byPosition = (a: { position: number }, b: { position: number }) => a.position - b.position;

/** A booking takes its seats while it is confirmed, or pending with a live hold. */
export function holdsSeats(now: number | Placeholder) {
	return or(
		eq(bookings.status, "confirmed"),
		and(eq(bookings.status, "pending"), gt(bookings.holdExpiresAt, now)),
	);
}

function toExcursion(
	row: Row,
	{ pictures, languages, stops }: Pick<Parts, "pictures" | "languages" | "stops">,
): Excursion {
	return {
		id: row.id,
		title: row.title,
		subtitle: row.subtitle,
		description: row.description,
		category: row.category,
		prices: {
			adultCents: row.priceAdultCents,
			childCents: row.priceChildCents,
			bebeCents: row.priceBebeCents,
		},
		capacity: row.capacity,
		startTime: row.startTime,
		durationMinutes: row.durationMinutes,
		cutoffHours: row.cutoffHours,
		dayLanguages: toDayLanguages(languages.sort(byPosition)),
		ages: { adultFrom: row.adultFromAge, childFrom: row.childFromAge, minimum: row.minimumAge },
		effort: row.effort,
		included: lines(row.included),
		notIncluded: lines(row.notIncluded),
		whatToBring: row.whatToBring,
		activity:
			row.activityPlace && row.activityTime
				? { place: row.activityPlace, time: row.activityTime }
				: null,
		pictures: pictures.sort((a, b) => byPosition(a, b) || a.id - b.id).map(toPicture),
		pickups: inVanOrder(stops),
	};
}

export function toDayLanguages(rows: { day: number; language: string }[]): DayLanguages {
	const days: DayLanguages = {};
	for (const { day, language } of rows) days[day] = [...(days[day] ?? []), language];
	return days;
}

type PictureRow = Pick<
	typeof excursionImages.$inferSelect,
	"key" | "alt" | "width" | "height" | "widths"
>;

export function toPicture(row: PictureRow): Picture {
	return { ...addressesOf(row), alt: row.alt, width: row.width, height: row.height };
}

function lines(text: string): string[] {
	return text.split("\n").filter((line) => line.trim() !== "");
}
