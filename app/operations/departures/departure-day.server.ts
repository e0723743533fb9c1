import { asc, between, eq, sql } from "drizzle-orm";
import { toDayLanguages, toPicture } from "#app/catalogue/excursion-columns.server.ts";
import { addDays, datesBetween, instantOf, weekdayOf } from "#app/catalogue/local-date.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import {
	departureOverrides,
	excursionDayLanguages,
	excursionImages,
	excursions,
	resources,
} from "#app/database/schema.server.ts";
import { capacityAndFree, departureOn } from "#app/departures/departure.ts";
import { pickupsOn } from "#app/departures/departure-times.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { noteInWords } from "#app/departures/override-lines.ts";
import type { Clock } from "#app/departures/seat-columns.server.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import type { Assigned } from "#app/departures/team/assignment.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import { guideLanguages } from "#app/departures/team/guide-languages.ts";
import type { ResourceKind } from "#app/departures/team/resource.ts";
import { historyLines } from "#app/sales/history/history-lines.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import { type DepartureOfDay, stageOf } from "./departure-day.ts";
import { type BookedSeats, bookedSeats, vehicleOf } from "./departure-seats.server.ts";

/**
 * All departures of a date by their time; one round trip. A hotel's user gets only departures with
 * guests of that hotel, only these guests are counted, and who drives and guides is not told.
 */
export async function readDepartureDay(
	db: Database,
	scope: BookingScope,
	date: string,
	clock: Clock,
): Promise<DepartureOfDay[]> {
	return (await readDays(db, scope, { from: date, until: date }, clock)).get(date) ?? [];
}

/**
 * The departures of today and tomorrow, and earlier ones with guests who are not back yet, by their
 * dates; one round trip. The same is told to a hotel's user as by `readDepartureDay`.
 */
export async function readOverviewDays(
	db: Database,
	scope: BookingScope,
	today: string,
	clock: Clock,
) {
	const tomorrow = addDays(today, 1);
	const days = await readDays(db, scope, { underWayOn: today, until: tomorrow }, clock);
	const of = (date: string) => days.get(date) ?? [];
	return {
		notBack: [...days.values()]
			.flat()
			.filter(({ date, stage, sold }) => date < today && stage === "under way" && sold > 0),
		ofToday: of(today),
		ofTomorrow: of(tomorrow),
	};
}

/** Local dates; `underWayOn` begins so far before that date that the longest trip may still be under way on it. */
type Days = { until: string } & ({ from: string } | { underWayOn: string });

async function readDays(
	db: Database,
	scope: BookingScope,
	days: Days,
	clock: Clock,
): Promise<Map<string, DepartureOfDay[]>> {
	const isAll = scope.kind === "all";
	const { until } = days;
	const from =
		"from" in days
			? days.from
			: sql`(SELECT date(${days.underWayOn}, '-' || (1 + max(duration_minutes) / 1440) || ' days') FROM excursions)`;
	const inDates = sql`bookings.date BETWEEN ${from} AND ${until}`;
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
			.where(between(departureOverrides.date, from, until)),
		taken: db.all<BookedSeats>(bookedSeats(scope, inDates, clock.now)),
		aboard: db.all<{ excursionId: string; date: string; people: number }>(sql`
			SELECT bookings.excursion_id AS excursionId, bookings.date, sum(boardings.people) AS people
			FROM bookings CROSS JOIN boardings ON boardings.booking_id = bookings.id
			WHERE ${inDates} AND ${inScope(scope)} AND ${isSold()}
			GROUP BY bookings.excursion_id, bookings.date`),
		stops: db.all<StopsOfTrip>(sql`
			SELECT each.excursion_id AS excursionId, count(*) AS pickups, min(each.pickup_time) AS firstPickup,
				point.title AS firstPoint
			FROM pickup_assignments AS each JOIN pickup_points AS point ON point.id = each.pickup_point_id
			GROUP BY each.excursion_id`),
		kinds: db
			.selectDistinct({ kind: resources.kind })
			.from(resources)
			.where(eq(resources.isActive, true)),
		// the window keeps the first stop with guests of each departure
		first: db.all<FirstStop>(sql`
			SELECT excursionId, date, time, title, toldMessage FROM (
				SELECT bookings.excursion_id AS excursionId, bookings.date, bookings.pickup_time AS time, point.title,
					${toldMessage} AS toldMessage, row_number() OVER (
						PARTITION BY bookings.excursion_id, bookings.date
						ORDER BY bookings.pickup_time, point.title, bookings.id) AS place
				FROM bookings JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
				WHERE ${inDates} AND ${inScope(scope)} AND ${isSold()}) WHERE place = 1`),
		messages: db.all<{ excursionId: string; date: string; message: string }>(sql`
			SELECT said.excursion_id AS excursionId, said.date, said.message
			FROM excursions CROSS JOIN departure_messages AS said ON said.excursion_id = excursions.id
			WHERE said.date BETWEEN ${from} AND ${until} AND said.kind IN ('late', 'elsewhere')
			ORDER BY said.id DESC`),
		team: isAll ? assignedStatement(db, { from, until, now: clock.now }) : undefined,
	});
	const longest = Math.max(0, ...read.trips.map(({ durationMinutes }) => durationMinutes));
	const first =
		"from" in days ? days.from : addDays(days.underWayOn, -1 - Math.floor(longest / 1440));
	return new Map(
		datesBetween(first, until).map((date) => [
			date,
			departuresOf(date, { ...read, team: read.team ?? [], isAll }, clock),
		]),
	);
}

interface StopsOfTrip {
	excursionId: string;
	pickups: number;
	firstPickup: string;
	/** SQLite takes a bare column from the row of the minimum: https://sqlite.org/lang_select.html#bareagg */
	firstPoint: string;
}

interface FirstStop {
	excursionId: string;
	date: string;
	time: string;
	title: string;
	toldMessage: string | null;
}

interface ReadDays {
	trips: (typeof excursions.$inferSelect)[];
	posters: (typeof excursionImages.$inferSelect)[];
	languages: (typeof excursionDayLanguages.$inferSelect)[];
	overrides: (typeof departureOverrides.$inferSelect)[];
	taken: BookedSeats[];
	aboard: { excursionId: string; date: string; people: number }[];
	stops: StopsOfTrip[];
	/** The kinds of which the operator has entered any. */
	kinds: { kind: ResourceKind }[];
	first: FirstStop[];
	messages: { excursionId: string; date: string; message: string }[];
	team: Assigned[];
	isAll: boolean;
}

function departuresOf(date: string, read: ReadDays, clock: Clock): DepartureOfDay[] {
	const ofDay = <Row extends { date: string }>(rows: Row[]) =>
		rows.filter((row) => row.date === date);
	const day = {
		...read,
		taken: ofDay(read.taken),
		overrides: ofDay(read.overrides),
		aboard: ofDay(read.aboard),
		first: ofDay(read.first),
		messages: ofDay(read.messages),
		team: ofDay(read.team),
	};
	const departures = read.trips.flatMap((trip) => departureOf(trip, date, day, clock) ?? []);
	// a date may start at another time than usual
	return departures.toSorted((one, other) => one.startTime.localeCompare(other.startTime));
}

/** @param day rows of that date alone. @returns null for an excursion that does not run and has no guests. */
function departureOf(
	trip: ReadDays["trips"][number],
	date: string,
	{
		posters,
		languages,
		overrides,
		taken,
		aboard,
		stops,
		first,
		messages,
		kinds,
		team,
		isAll,
	}: ReadDays,
	clock: Clock,
): DepartureOfDay | null {
	const { now, timeZone } = clock;
	const of = <Row extends { excursionId: string }>(rows: Row[]) =>
		rows.find(({ excursionId }) => excursionId === trip.id);
	const seats = of(taken);
	const override = of(overrides);
	const dayLanguages = toDayLanguages(
		languages.filter(({ excursionId }) => excursionId === trip.id),
	);
	const departure = departureOn(
		{ ...trip, dayLanguages },
		date,
		{ overrides: new Map(override ? [[date, override]] : []), taken: new Map() },
		clock,
	);
	// an excursion that is off sale or runs on other weekdays may still have guests
	if (!seats && (!isAll || !trip.isActive || !departure)) return null;
	const poster = of(posters);
	const ofTrip = team.filter(({ excursionId }) => excursionId === trip.id);
	const { sold, held, extra } = seats ?? { sold: 0, held: 0, extra: 0 };
	const offered = override?.capacity ?? trip.capacity;
	const { capacity, free } = capacityAndFree(offered, sold + held, vehicleOf(ofTrip));
	const isClosed = override?.isClosed ?? false;
	const startTime = override?.startTime ?? trip.startTime;
	const usual = of(stops)?.firstPickup;
	const [moved] = usual ? pickupsOn([{ time: usual }], trip.startTime, startTime) : [];
	const withGuests = of(first);
	const firstPickup = withGuests?.time ?? moved?.time ?? null;
	const message = of(messages)?.message;
	return {
		excursionId: trip.id,
		date,
		title: trip.title,
		startTime,
		durationMinutes: trip.durationMinutes,
		languages:
			guideLanguages(ofTrip) ?? departure?.languages ?? dayLanguages[weekdayOf(date)] ?? [],
		pickups: of(stops)?.pickups ?? 0,
		firstPickup,
		firstPoint: withGuests?.title ?? of(stops)?.firstPoint ?? null,
		firstTold: withGuests ? toldMeeting(withGuests.toldMessage, withGuests.time) : null,
		told: isAll && message ? historyLines.told.read({ message: JSON.parse(message) }) : "",
		boarded: of(aboard)?.people ?? 0,
		team: isAll ? Object.fromEntries(ofTrip.map(({ kind, name }) => [kind, name])) : null,
		// an operator who has entered no guides or no vehicles is not asked for them
		needs: {
			guide: trip.needsGuide && kinds.some(({ kind }) => kind === "guide"),
			vehicle: trip.needsVehicle && kinds.some(({ kind }) => kind === "vehicle"),
		},
		// a hotel's user does not learn what others have sold
		capacity: isAll ? capacity : null,
		free: isAll ? free : 0,
		extra: isAll ? extra : 0,
		sold,
		held,
		isClosed,
		hasLeft: instantOf(date, startTime, timeZone) <= now,
		stage: stageOf({ ...trip, startTime, date, isClosed, firstPickup }, clock),
		note: noteInWords(override),
		picture: poster ? { url: toPicture(poster).url } : null,
	};
}
