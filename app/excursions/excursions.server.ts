import { and, asc, eq, gt, gte, inArray, lte, or, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import {
	bookings,
	departureOverrides,
	excursionDayLanguages,
	excursionImages,
	excursions,
	pickupAssignments,
	pickupPoints,
} from "#app/database/schema.server.ts";
import {
	bookingHorizonDays,
	type Departure,
	departuresFrom,
	listHorizonDays,
	type Sales,
} from "./departure.ts";
import type { DayLanguages, Excursion, Pickup, Picture } from "./excursion.ts";
import { addDays, localDateAt } from "./local-date.ts";
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

/** Every active excursion with its departures of the coming weeks; one round trip. */
export async function listPublicExcursions(db: Database, clock: Clock): Promise<ExcursionOnSale[]> {
	const active = db
		.select({ id: excursions.id })
		.from(excursions)
		.where(eq(excursions.isActive, true));
	return readOnSale(db, clock, listHorizonDays, active);
}

/** One active excursion with all departures that can be booked, or null; one round trip. */
export async function getPublicExcursion(
	db: Database,
	excursionId: string,
	clock: Clock,
): Promise<ExcursionOnSale | null> {
	const one = db
		.select({ id: excursions.id })
		.from(excursions)
		.where(and(eq(excursions.id, excursionId), eq(excursions.isActive, true)));
	const [found] = await readOnSale(db, clock, bookingHorizonDays, one);
	return found ?? null;
}

/** The excursion of a booking with all its departures, on sale or not; one round trip. */
export async function getExcursionOfBooking(
	db: Database,
	bookingId: number,
	clock: Clock,
): Promise<ExcursionOnSale | null> {
	const one = db
		.select({ id: bookings.excursionId })
		.from(bookings)
		.where(eq(bookings.id, bookingId));
	const [found] = await readOnSale(db, clock, bookingHorizonDays, one);
	return found ?? null;
}

/** The same for any excursion, on sale or not. */
export async function getStaffDepartures(
	db: Database,
	excursionId: string,
	clock: Clock,
): Promise<ExcursionOnSale | null> {
	const one = db
		.select({ id: excursions.id })
		.from(excursions)
		.where(eq(excursions.id, excursionId));
	const [found] = await readOnSale(db, clock, bookingHorizonDays, one);
	return found ?? null;
}

type IdQuery = SQLWrapper;

async function readOnSale(
	db: Database,
	{ now, timeZone }: Clock,
	days: number,
	ids: IdQuery,
): Promise<ExcursionOnSale[]> {
	return (await readTrips(db, { now, timeZone }, days, ids)).map(({ excursion, departures }) => ({
		excursion,
		departures,
	}));
}

/** An excursion, on sale or not, with what was sold of its coming departures. */
export interface Trip extends ExcursionOnSale {
	row: typeof excursions.$inferSelect;
	/** Seats confirmed or held in the days that were asked for. */
	soldSeats: number;
}

/** Whatever `ids` selects, with its departures of the next `days` days; one round trip. */
export async function readTrips(
	db: Database,
	{ now, timeZone }: Clock,
	days: number,
	ids: IdQuery,
): Promise<Trip[]> {
	const today = localDateAt(now, timeZone);
	const until = addDays(today, days);
	const seats = db
		.select({
			excursionId: bookings.excursionId,
			date: bookings.date,
			taken: sql<number>`sum(${bookings.seats})`.as("taken"),
		})
		.from(bookings)
		.where(
			and(
				inArray(bookings.excursionId, ids),
				gte(bookings.date, today),
				lte(bookings.date, until),
				holdsSeats(now),
			),
		)
		.groupBy(bookings.excursionId, bookings.date)
		.as("seats");
	const [rows, images, languages, overrides, taken, pickups] = await db.batch([
		db
			.select()
			.from(excursions)
			.where(inArray(excursions.id, ids))
			.orderBy(asc(excursions.startTime), asc(excursions.title)),
		db
			.select()
			.from(excursionImages)
			.where(inArray(excursionImages.excursionId, ids))
			.orderBy(asc(excursionImages.position), asc(excursionImages.id)),
		db
			.select()
			.from(excursionDayLanguages)
			.where(inArray(excursionDayLanguages.excursionId, ids))
			.orderBy(asc(excursionDayLanguages.day), asc(excursionDayLanguages.position)),
		db
			.select()
			.from(departureOverrides)
			.where(
				and(
					inArray(departureOverrides.excursionId, ids),
					gte(departureOverrides.date, today),
					lte(departureOverrides.date, until),
				),
			),
		// One row an excursion, the rest as JSON: a page has hundreds of departures and stops, and to read
		// each from the wire as a row of its own costs more than all else that a page does with them.
		db
			.select({
				excursionId: seats.excursionId,
				byDate: sql<string>`json_group_object(${seats.date}, ${seats.taken})`,
			})
			.from(seats)
			.groupBy(seats.excursionId),
		db
			.select({
				excursionId: pickupAssignments.excursionId,
				stops: sql<string>`json_group_array(json_object(
					'pointId', ${pickupPoints.id}, 'title', ${pickupPoints.title},
					'place', ${pickupPoints.place}, 'time', ${pickupAssignments.pickupTime},
					'lat', ${pickupPoints.lat}, 'lng', ${pickupPoints.lng}))`,
			})
			.from(pickupAssignments)
			.innerJoin(pickupPoints, eq(pickupPoints.id, pickupAssignments.pickupPointId))
			.where(and(inArray(pickupAssignments.excursionId, ids), eq(pickupPoints.isActive, true)))
			.groupBy(pickupAssignments.excursionId),
	]);
	return rows.map((row) => {
		const own = <Row extends { excursionId: string }>(all: Row[]) =>
			all.filter((each) => each.excursionId === row.id);
		const excursion = toExcursion(
			row,
			own(images),
			own(languages),
			readStops(own(pickups)[0]?.stops),
		);
		const seats = readSeats(own(taken)[0]?.byDate);
		const sales: Sales = {
			overrides: new Map(own(overrides).map((each) => [each.date, each])),
			taken: seats,
		};
		return {
			row,
			excursion,
			departures: departuresFrom(excursion, today, days, sales, now, timeZone),
			soldSeats: [...seats.values()].reduce((sum, taken) => sum + taken, 0),
		};
	});
}

/** Seats by local date; nothing where nothing was sold. */
function readSeats(json = "{}"): Map<string, number> {
	const seats: Record<string, number> = JSON.parse(json);
	return new Map(Object.entries(seats));
}

/** In the order in which the van comes by. */
function readStops(json = "[]"): Pickup[] {
	const stops: Pickup[] = JSON.parse(json);
	const order = ({ time, title }: Pickup) => `${time} ${title}`;
	return stops.sort((one, other) => (order(one) < order(other) ? -1 : 1));
}

/** A booking takes its seats while it is confirmed, or pending with a live hold. */
export function holdsSeats(now: number) {
	return or(
		eq(bookings.status, "confirmed"),
		and(eq(bookings.status, "pending"), gt(bookings.holdExpiresAt, now)),
	);
}

function toExcursion(
	row: typeof excursions.$inferSelect,
	images: (typeof excursionImages.$inferSelect)[],
	languages: (typeof excursionDayLanguages.$inferSelect)[],
	pickups: Pickup[],
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
		dayLanguages: toDayLanguages(languages),
		ages: { adultFrom: row.adultFromAge, childFrom: row.childFromAge, minimum: row.minimumAge },
		effort: row.effort,
		included: lines(row.included),
		notIncluded: lines(row.notIncluded),
		whatToBring: row.whatToBring,
		activity:
			row.activityPlace && row.activityTime
				? { place: row.activityPlace, time: row.activityTime }
				: null,
		pictures: images.map(toPicture),
		pickups,
	};
}

export function toDayLanguages(rows: { day: number; language: string }[]): DayLanguages {
	const days: DayLanguages = {};
	for (const { day, language } of rows) days[day] = [...(days[day] ?? []), language];
	return days;
}

export function toPicture(row: typeof excursionImages.$inferSelect): Picture {
	return { ...addressesOf(row), alt: row.alt, width: row.width, height: row.height };
}

function lines(text: string): string[] {
	return text.split("\n").filter((line) => line.trim() !== "");
}
