import { asc, between, eq, sql } from "drizzle-orm";
import { isLiveHold, isSold, takesSeats } from "#app/bookings/seats-taken.server.ts";
import { type BookingScope, inScope } from "#app/bookings/staff/booking-scope.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departureOverrides,
	excursionDayLanguages,
	excursionImages,
	excursions,
} from "#app/database/schema.server.ts";
import { departureOn, noVehicle, type VehicleSeats } from "#app/excursions/calendar/departure.ts";
import type { Clock } from "#app/excursions/calendar/seat-columns.server.ts";
import type { DayLanguages } from "#app/excursions/excursion.ts";
import { toPicture } from "#app/excursions/excursion-columns.server.ts";
import { addDays, instantOf, weekdayOf } from "#app/excursions/local-date.ts";
import type { Assigned } from "#app/resources/assignment.ts";
import { assignedStatement } from "#app/resources/assignments.server.ts";
import type { DepartureOfDay } from "./departure-day.ts";

/** All departures of a date by their time; one round trip. See `readDepartureDays`. */
export async function readDepartureDay(
	db: Database,
	scope: BookingScope,
	date: string,
	clock: Clock,
): Promise<DepartureOfDay[]> {
	return (await readDepartureDays(db, scope, [date, date], clock)).get(date) ?? [];
}

/**
 * All departures of the days from the first to the last date, each day by time; one round trip. A
 * hotel's user gets only departures with guests of that hotel, only these guests are counted, and
 * who drives and guides is not told.
 */
export async function readDepartureDays(
	db: Database,
	scope: BookingScope,
	[first, last]: [string, string],
	clock: Clock,
): Promise<Map<string, DepartureOfDay[]>> {
	const isAll = scope.kind === "all";
	const inDays = sql`bookings.date BETWEEN ${first} AND ${last} AND ${inScope(scope)}`;
	const read = await runBatch(db, {
		trips: db.select().from(excursions).orderBy(asc(excursions.startTime), asc(excursions.title)),
		posters: db.select().from(excursionImages).where(eq(excursionImages.position, 0)),
		languages: db
			.select()
			.from(excursionDayLanguages)
			.orderBy(asc(excursionDayLanguages.day), asc(excursionDayLanguages.position)),
		overrides: db
			.select()
			.from(departureOverrides)
			.where(between(departureOverrides.date, first, last)),
		taken: db.all<SeatsOfDeparture>(sql`
			SELECT excursion_id AS excursionId, date,
				sum(CASE WHEN ${isSold()} THEN seats ELSE 0 END) AS sold,
				sum(CASE WHEN ${isLiveHold(clock.now)} THEN seats ELSE 0 END) AS held
			FROM bookings
			WHERE ${inDays} AND ${takesSeats(clock.now)}
			GROUP BY excursion_id, date`),
		aboard: db.all<{ excursionId: string; date: string; people: number }>(sql`
			SELECT bookings.excursion_id AS excursionId, bookings.date, sum(boardings.people) AS people
			FROM bookings CROSS JOIN boardings ON boardings.booking_id = bookings.id
			WHERE ${inDays} AND ${isSold()}
			GROUP BY bookings.excursion_id, bookings.date`),
		stops: db.all<StopsOfTrip>(sql`
			SELECT each.excursion_id AS excursionId, count(*) AS pickups, min(each.pickup_time) AS firstPickup,
				point.title AS firstPoint
			FROM pickup_assignments AS each JOIN pickup_points AS point ON point.id = each.pickup_point_id
			GROUP BY each.excursion_id`),
		team: isAll ? assignedStatement(db, first, last) : undefined,
	});
	const days = new Map<string, DepartureOfDay[]>();
	for (let date = first; date <= last; date = addDays(date, 1))
		days.set(date, departuresOf(date, { ...read, team: read.team ?? [], isAll }, clock));
	return days;
}

interface SeatsOfDeparture {
	excursionId: string;
	date: string;
	sold: number;
	held: number;
}

interface StopsOfTrip {
	excursionId: string;
	pickups: number;
	firstPickup: string;
	/** SQLite takes a bare column from the row of the minimum: https://sqlite.org/lang_select.html#bareagg */
	firstPoint: string;
}

interface ReadDays {
	trips: (typeof excursions.$inferSelect)[];
	posters: (typeof excursionImages.$inferSelect)[];
	languages: (typeof excursionDayLanguages.$inferSelect)[];
	overrides: (typeof departureOverrides.$inferSelect)[];
	taken: SeatsOfDeparture[];
	aboard: { excursionId: string; date: string; people: number }[];
	stops: StopsOfTrip[];
	team: Assigned[];
	isAll: boolean;
}

function departuresOf(
	date: string,
	{ trips, posters, languages, overrides, taken, aboard, stops, team, isAll }: ReadDays,
	{ now, timeZone }: Clock,
): DepartureOfDay[] {
	const ofDay = <Row extends { date: string }>(rows: Row[]) =>
		rows.filter((row) => row.date === date);
	const seatsOfDay = ofDay(taken);
	const overridesOfDay = ofDay(overrides);
	const aboardOfDay = ofDay(aboard);
	const teamOfDay = ofDay(team);
	return trips.flatMap((trip) => {
		const of = <Row extends { excursionId: string }>(rows: Row[]) =>
			rows.find(({ excursionId }) => excursionId === trip.id);
		const seats = of(seatsOfDay);
		const override = of(overridesOfDay);
		const dayLanguages: DayLanguages = {};
		for (const { excursionId, day, language } of languages)
			if (excursionId === trip.id) dayLanguages[day] = [...(dayLanguages[day] ?? []), language];
		const departure = departureOn(
			{ ...trip, dayLanguages },
			date,
			{ overrides: new Map(override ? [[date, override]] : []), taken: new Map() },
			{ now, timeZone },
		);
		// an excursion that is off sale or runs on other weekdays may still have guests
		if (!seats && (!isAll || !trip.isActive || !departure)) return [];
		const poster = of(posters);
		const offered = departure?.capacity ?? override?.capacity ?? trip.capacity;
		const vehicle = vehicleOf(trip, trips, teamOfDay, seatsOfDay);
		return [
			{
				excursionId: trip.id,
				title: trip.title,
				startTime: trip.startTime,
				durationMinutes: trip.durationMinutes,
				languages: departure?.languages ?? dayLanguages[weekdayOf(date)] ?? [],
				pickups: of(stops)?.pickups ?? 0,
				firstPickup: of(stops)?.firstPickup ?? null,
				firstPoint: of(stops)?.firstPoint ?? null,
				boarded: of(aboardOfDay)?.people ?? 0,
				team: isAll
					? Object.fromEntries(
							teamOfDay
								.filter(({ excursionId }) => excursionId === trip.id)
								.map(({ kind, name }) => [kind, name]),
						)
					: null,
				capacity: isAll ? Math.min(offered, vehicle.seats) : null,
				vehicleFree: vehicle.seats - vehicle.taken,
				sold: seats?.sold ?? 0,
				held: seats?.held ?? 0,
				isClosed: override?.isClosed ?? false,
				hasLeft: instantOf(date, trip.startTime, timeZone) <= now,
				note: override?.note ?? "",
				picture: poster ? { url: toPicture(poster).url } : null,
			},
		];
	});
}

/** The seats of a departure's vehicle, which departures of the same start may share. */
function vehicleOf(
	{ id, startTime }: { id: string; startTime: string },
	trips: readonly { id: string; startTime: string }[],
	team: readonly Assigned[],
	taken: readonly SeatsOfDeparture[],
): VehicleSeats {
	const vehicles = team.filter(({ kind }) => kind === "vehicle");
	const own = vehicles.find(({ excursionId }) => excursionId === id);
	if (!own || own.seats === null) return noVehicle;
	const isShared = (excursionId: string) =>
		trips.some((trip) => trip.id === excursionId && trip.startTime === startTime) &&
		vehicles.some((each) => each.excursionId === excursionId && each.resourceId === own.resourceId);
	const seats = taken.filter(({ excursionId }) => isShared(excursionId));
	return {
		seats: own.seats,
		taken: seats.reduce((sum, { sold, held }) => sum + sold + held, 0),
	};
}
