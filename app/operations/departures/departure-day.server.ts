import { eq, sql } from "drizzle-orm";
import { toPicture } from "#app/catalogue/excursion-columns.server.ts";
import { addDays, type IslandClock, instantOf } from "#app/catalogue/local-date.ts";
import { type Answers, runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { excursionImages, excursions, resources } from "#app/database/schema.server.ts";
import { capacityAndFree, languagesOfRow } from "#app/departures/departure.ts";
import { noteInWords } from "#app/departures/departure-note-lines.ts";
import { pickupsOn } from "#app/departures/departure-times.ts";
import { toldMessage } from "#app/departures/messages/told-meeting.server.ts";
import { toldMeeting } from "#app/departures/messages/told-meeting.ts";
import { isSold } from "#app/departures/seats/seats-taken.server.ts";
import { teamNames } from "#app/departures/team/assignment.ts";
import { assignedStatement } from "#app/departures/team/assignments.server.ts";
import { guideLanguages } from "#app/departures/team/guide-languages.ts";
import { historyLines } from "#app/sales/history/history-lines.ts";
import { type BookingScope, inScope } from "#app/sales/staff/booking-scope.server.ts";
import { waitingCount } from "#app/sales/waiting/waiting-parties.server.ts";
import { stageOf } from "./departure-day.ts";
import { type DepartureSeats, departureSeats, toDepartureRow } from "./departure-seats.server.ts";
import { minimumOf } from "./minimum.ts";

/**
 * All departures of a date by their time; one round trip. A hotel's user gets only departures with
 * guests of that hotel, only these guests are counted, and who drives and guides is not told.
 */
export async function readDepartureDay(
	db: Database,
	scope: BookingScope,
	date: string,
	clock: IslandClock,
) {
	return readDays(db, scope, { from: date, until: date }, clock);
}

/**
 * The departures of today and tomorrow, and earlier ones with guests who are not back yet, by their
 * dates; one round trip. The same is told to a hotel's user as by `readDepartureDay`.
 */
export async function readOverviewDays(
	db: Database,
	scope: BookingScope,
	today: string,
	clock: IslandClock,
) {
	const tomorrow = addDays(today, 1);
	const days = await readDays(db, scope, { underWayOn: today, until: tomorrow }, clock);
	const of = (date: string) => days.filter((each) => each.date === date);
	return {
		notBack: days.filter(
			({ date, stage, sold }) => date < today && stage === "under way" && sold > 0,
		),
		ofToday: of(today),
		ofTomorrow: of(tomorrow),
	};
}

/** Local dates; `underWayOn` begins so far before that date that the longest trip may still be under way on it. */
type Days = { until: string } & ({ from: string } | { underWayOn: string });

/** Departures by date and start. */
async function readDays(
	db: Database,
	scope: BookingScope,
	days: Days,
	clock: IslandClock,
): Promise<DepartureOfDay[]> {
	const read = await runBatch(db, dayStatements(db, scope, days, clock.now));
	const toOfDay = departureOf(read, scope.kind === "all", clock);
	return read.departures.flatMap((departure) => toOfDay(departure) ?? []);
}

function dayStatements(db: Database, scope: BookingScope, days: Days, now: number) {
	const isAll = scope.kind === "all";
	const { until } = days;
	const from =
		"from" in days
			? sql`${days.from}`
			: sql`(SELECT date(${days.underWayOn}, '-' || (1 + max(duration_minutes) / 1440) || ' days') FROM excursions)`;
	const inDates = sql`bookings.date BETWEEN ${from} AND ${until}`;
	return {
		trips: db.select().from(excursions),
		posters: db.select().from(excursionImages).where(eq(excursionImages.position, 0)),
		departures: db.all<DepartureSeats & { waiting: number }>(sql`
			SELECT seats.*, ${waitingCount(sql`seats.id`)} AS waiting FROM (${departureSeats(scope, { from, until }, { now, which: isAll ? "all" : "booked" })}) AS seats
			JOIN excursions AS trip ON trip.id = seats.excursionId
			ORDER BY seats.date, seats.startTime, trip.title`),
		aboard: db.all<{ departureId: number; people: number }>(sql`
			SELECT bookings.departure_id AS departureId, sum(boardings.people) AS people
			FROM bookings CROSS JOIN boardings ON boardings.booking_id = bookings.id
			WHERE ${inDates} AND ${inScope(scope)} AND ${isSold()}
			GROUP BY bookings.departure_id`),
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
			SELECT departureId, time, title, toldMessage FROM (
				SELECT bookings.departure_id AS departureId, bookings.pickup_time AS time, point.title,
					${toldMessage} AS toldMessage, row_number() OVER (
						PARTITION BY bookings.departure_id
						ORDER BY bookings.pickup_time, point.title, bookings.id) AS place
				FROM bookings JOIN pickup_points AS point ON point.id = bookings.pickup_point_id
				WHERE ${inDates} AND ${inScope(scope)} AND ${isSold()}) WHERE place = 1`),
		messages: db.all<{ departureId: number; message: string }>(sql`
			SELECT said.departure_id AS departureId, said.message
			FROM departures AS leaving CROSS JOIN departure_messages AS said ON said.departure_id = leaving.id
			WHERE leaving.date BETWEEN ${from} AND ${until} AND said.kind IN ('late', 'elsewhere')
			ORDER BY said.id DESC`),
		team: isAll
			? assignedStatement(db, sql`departures.date BETWEEN ${from} AND ${until}`)
			: undefined,
	};
}

type ReadDays = Answers<ReturnType<typeof dayStatements>>;

interface StopsOfTrip {
	excursionId: string;
	pickups: number;
	firstPickup: string;
	/** SQLite takes a bare column from the row of the minimum: https://sqlite.org/lang_select.html#bareagg */
	firstPoint: string;
}

interface FirstStop {
	departureId: number;
	time: string;
	title: string;
	toldMessage: string | null;
}

export type DepartureOfDay = NonNullable<ReturnType<ReturnType<typeof departureOf>>>;

/** @returns what makes an entry of a departure; null for one of an excursion off sale that nobody has booked. */
function departureOf(
	{ trips, posters, aboard, stops, kinds, first, messages, team: teams }: ReadDays,
	isAll: boolean,
	{ now, timeZone }: IslandClock,
) {
	const tripOf = new Map(trips.map((trip) => [trip.id, trip]));
	const stopsOf = new Map(stops.map((each) => [each.excursionId, each]));
	const posterOf = new Map(posters.map((poster) => [poster.excursionId, toPicture(poster).url]));
	const teamOf = Map.groupBy(teams ?? [], ({ departureId }) => departureId);
	return (departure: ReadDays["departures"][number]) => {
		const { id, excursionId, date, startTime, state, sold, held, extra } = departure;
		const trip = tripOf.get(excursionId);
		if (!trip || (!trip.isActive && sold + held === 0)) return null;
		const of = <Row extends { departureId: number }>(rows: readonly Row[]) =>
			rows.find(({ departureId }) => departureId === id);
		const row = toDepartureRow(departure);
		const { capacity, free } = capacityAndFree(row);
		const stopsOfTrip = stopsOf.get(excursionId);
		const usual = stopsOfTrip?.firstPickup;
		const [movedPickup] = usual ? pickupsOn([{ time: usual }], trip.startTime, startTime) : [];
		const withGuests = of(first);
		const firstPickup = withGuests?.time ?? movedPickup?.time ?? null;
		const message = of(messages)?.message;
		const team = teamOf.get(id) ?? [];
		const poster = posterOf.get(excursionId);
		return {
			id,
			excursionId,
			/** Local date of its start. */
			date,
			title: trip.title,
			startTime,
			durationMinutes: trip.durationMinutes,
			/** Those of the given guide, else the promised ones. */
			languages: guideLanguages(team.filter(({ kind }) => kind === "guide")) ?? languagesOfRow(row),
			pickups: stopsOfTrip?.pickups ?? 0,
			/** Usual time of the first stop with guests, or of the first of all while nobody is booked; null without pickups. */
			firstPickup,
			/** Title of that stop. */
			firstPoint: withGuests?.title ?? stopsOfTrip?.firstPoint ?? null,
			/** What the guests of that stop were told instead. */
			firstTold: withGuests ? toldMeeting(withGuests.toldMessage, withGuests.time) : null,
			/** The newest message about time or place to guests, in words; empty without one. */
			newestMessage:
				isAll && message ? historyLines.told.read({ message: JSON.parse(message) }) : "",
			/** People who stood at their pickup and got in. */
			boarded: of(aboard)?.people ?? 0,
			/** Null for a hotel's user, who is not told. */
			team: isAll ? teamNames(team) : null,
			/** Of ours; an operator who has entered no guides or no vehicles is not asked for them. */
			needs: {
				guide: trip.needsGuide && kinds.some(({ kind }) => kind === "guide"),
				vehicle: trip.needsVehicle && kinds.some(({ kind }) => kind === "vehicle"),
			},
			/** No more than its vehicles' seats. Null for a hotel's user, who does not learn what others have sold. */
			capacity: isAll ? capacity : null,
			/** Seats that may still be sold. */
			free: isAll ? free : 0,
			/** Parties that wait for seats. */
			waiting: isAll ? departure.waiting : 0,
			/** One party has the whole of it. */
			isWhole: isAll && row.isWhole,
			/** Seats sold beyond those of the departure or of its vehicles. */
			extra: isAll ? extra : 0,
			/** Null for one that always runs. */
			minimum: isAll ? minimumOf(row, { now, timeZone }) : null,
			/** Seats of confirmed bookings, and those of live holds. */
			sold,
			held,
			state,
			/** It has started, so its free seats can no longer be sold. */
			hasLeft: instantOf(date, startTime, timeZone) <= now,
			stage: stageOf({ ...trip, startTime, date, state, sold, firstPickup }, { now, timeZone }),
			note: noteInWords(departure),
			picture: poster ? { url: poster } : null,
		};
	};
}
