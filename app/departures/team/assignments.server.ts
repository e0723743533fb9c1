import { type SQL, sql } from "drizzle-orm";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntryIf } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { startOn } from "#app/departures/departure-times.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { Assigned, Clash, TeamChange, TooSmall } from "./assignment.ts";
import { isClash } from "./clash.ts";
import { type ResourceKind, resourceKinds } from "./resource.ts";
import { takenInVehicle } from "./vehicle-seats.server.ts";

interface DepartureKey {
	excursionId: string;
	/** Local date. */
	date: string;
}

export type AssignOutcome =
	| { outcome: "assigned" }
	| { outcome: "clash"; clashes: Clash[]; tooSmall: TooSmall[] };

const startOf = startsAt("trip", "chosen");
const otherStart = startsAt("beside", "other");

/** Minutes since the epoch, as if the island were in UTC, of the excursion and date of two aliases. */
function startsAt(excursion: string, key: string): SQL {
	const date = sql`${sql.raw(key)}.value ->> 1`;
	return sql`unixepoch(${date} || 'T' || ${startOn(excursion, date)}) / 60`;
}

/**
 * Gives departures a guide, a vehicle and a driver, or takes them away, in one batch: all departures
 * get theirs or none does. The database refuses a resource in two places at a time, and a vehicle
 * with fewer seats than are taken. One round trip, and a second one to say why it was refused.
 */
export async function assignTeam(
	db: Database,
	departures: readonly DepartureKey[],
	change: TeamChange,
	{ author, now }: { author: Author; now: number },
): Promise<AssignOutcome> {
	const keys = keysOf(departures);
	const taken = resourceKinds.filter((kind) => change[kind] === null);
	const given = (kind: ResourceKind) => {
		const id = change[kind];
		return typeof id === "number" ? giveStatement(db, keys, kind, id) : undefined;
	};
	try {
		await runBatch(db, {
			// both departures of a shared vehicle change together only while its driver is on neither
			drivers: change.driver === undefined ? undefined : takeStatement(db, keys, ["driver"]),
			taken: taken.length > 0 ? takeStatement(db, keys, taken) : undefined,
			vehicle: given("vehicle"),
			guide: given("guide"),
			driver: given("driver"),
			complete: abortUnless(db, isGiven(keys, departures.length, change)),
			room: abortUnless(db, sql`NOT EXISTS (${tooSmallFor(keys, now)})`),
			events: departures.map(({ excursionId, date }) =>
				recordCatalogueEntryIf(
					db,
					{
						kind: "excursion",
						id: excursionId,
						line: { code: "team", date, names: teamNames(excursionId, date) },
						author,
						now,
					},
					sql`true`,
				),
			),
		});
		return { outcome: "assigned" };
	} catch (error) {
		if (!isAborted(error) && !isClash(error)) throw error;
		const chosen = sql.join(
			Object.values(change).flatMap((id) => (id === null ? [] : [sql`${id}`])),
			sql`, `,
		);
		const { clashes, tooSmall } = await runBatch(db, {
			clashes: db.all<Clash>(clashesOf(keys, chosen)),
			tooSmall: db.all<TooSmall>(tooSmallIf(keys, change.vehicle ?? 0, now)),
		});
		return { outcome: "clash", clashes, tooSmall };
	}
}

function keysOf(departures: readonly DepartureKey[]): string {
	return JSON.stringify(departures.map(({ excursionId, date }) => [excursionId, date]));
}

/** True for rows of `departure_assignments` that belong to the departures in `keys`. */
function amongThese(keys: string, of = "departure_assignments"): SQL {
	return sql`(${sql.raw(of)}.excursion_id, ${sql.raw(of)}.date)
		IN (SELECT value ->> 0, value ->> 1 FROM json_each(${keys}))`;
}

function takeStatement(db: Database, keys: string, kinds: readonly ResourceKind[]) {
	return db.run(sql`DELETE FROM departure_assignments WHERE ${amongThese(keys)}
		AND kind IN (SELECT value FROM json_each(${JSON.stringify(kinds)}))`);
}

function giveStatement(db: Database, keys: string, kind: ResourceKind, id: number) {
	return db.run(sql`
		INSERT INTO departure_assignments (excursion_id, date, kind, resource_id, starts_at, ends_at)
		SELECT trip.id, chosen.value ->> 1, given.kind, given.id,
			${startOf}, ${startOf} + trip.duration_minutes
		FROM json_each(${keys}) AS chosen JOIN excursions AS trip ON trip.id = chosen.value ->> 0
		JOIN resources AS given ON given.id = ${id} AND given.kind = ${kind} AND given.is_active = 1
		WHERE true
		ON CONFLICT (excursion_id, date, kind) DO UPDATE SET
			resource_id = excluded.resource_id, starts_at = excluded.starts_at, ends_at = excluded.ends_at`);
}

/** False when a resource has been taken out of use since it was shown. */
function isGiven(keys: string, count: number, change: TeamChange): SQL {
	const ids = Object.values(change).filter((id) => typeof id === "number");
	return sql`(SELECT count(*) FROM departure_assignments WHERE ${amongThese(keys)}
		AND resource_id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))) = ${ids.length * count}`;
}

/** Vehicles of these departures with fewer seats than are taken. */
function tooSmallFor(keys: string, now: number): SQL {
	return sql`SELECT 1 FROM departure_assignments AS ride
		JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		WHERE ride.kind = 'vehicle' AND ${amongThese(keys, "ride")}
			AND ${takenInVehicle("ride", now)} > vehicle.seats`;
}

/** The same before it is given: what these departures and those that have it already have taken. */
function tooSmallIf(keys: string, vehicleId: number, now: number): SQL {
	const taken = sql`(SELECT coalesce(sum(aboard.seats), 0) FROM bookings AS aboard
		WHERE aboard.date = chosen.value ->> 1 AND ${takesSeats(now, "aboard")} AND (
			aboard.excursion_id IN (
				SELECT other.value ->> 0 FROM json_each(${keys}) AS other
				JOIN excursions AS beside ON beside.id = other.value ->> 0
				WHERE other.value ->> 1 = chosen.value ->> 1 AND ${otherStart} = ${startOf})
			OR aboard.excursion_id IN (SELECT shared.excursion_id FROM departure_assignments AS shared
				WHERE shared.resource_id = ${vehicleId} AND shared.starts_at = ${startOf})))`;
	return sql`SELECT name, seats, date, taken FROM (
		SELECT vehicle.name, vehicle.seats, chosen.value ->> 1 AS date, ${taken} AS taken
		FROM json_each(${keys}) AS chosen JOIN excursions AS trip ON trip.id = chosen.value ->> 0
		JOIN resources AS vehicle ON vehicle.id = ${vehicleId} AND vehicle.kind = 'vehicle')
		WHERE taken > seats ORDER BY date`;
}

/** Departures on which the chosen resources are already, at the time of one of these, or two of these at one time. */
function clashesOf(keys: string, ids: SQL): SQL {
	return sql`
		SELECT DISTINCT given.name, beside.title, other.date, ${startOn("beside", sql`other.date`)} AS startTime
		FROM json_each(${keys}) AS chosen JOIN excursions AS trip ON trip.id = chosen.value ->> 0
		JOIN resources AS given ON given.id IN (${ids})
		JOIN departure_assignments AS other ON other.resource_id = given.id
			AND other.starts_at < ${startOf} + trip.duration_minutes AND other.ends_at > ${startOf}
			AND NOT (other.excursion_id = trip.id AND other.date = chosen.value ->> 1)
			AND NOT (given.kind = 'vehicle' AND other.starts_at = ${startOf} AND other.date = chosen.value ->> 1)
		JOIN excursions AS beside ON beside.id = other.excursion_id
		UNION
		SELECT DISTINCT given.name, beside.title, other.value ->> 1, ${startOn("beside", sql`other.value ->> 1`)}
		FROM json_each(${keys}) AS chosen JOIN excursions AS trip ON trip.id = chosen.value ->> 0
		JOIN json_each(${keys}) AS other ON other.value <> chosen.value
		JOIN excursions AS beside ON beside.id = other.value ->> 0
			AND ${otherStart} < ${startOf} + trip.duration_minutes
			AND ${otherStart} + beside.duration_minutes > ${startOf}
		JOIN resources AS given ON given.id IN (${ids})
			AND NOT (given.kind = 'vehicle' AND other.value ->> 1 = chosen.value ->> 1
				AND ${otherStart} = ${startOf})
		ORDER BY 3, 4`;
}

/** JSON of the names of a departure's team, for the history of the excursion: ["Nuria Santana", "Van 3"]. */
function teamNames(excursionId: string, date: string): SQL {
	return sql`json((SELECT json_group_array(name) FROM (
		SELECT given.name FROM departure_assignments AS each JOIN resources AS given ON given.id = each.resource_id
		WHERE each.excursion_id = ${excursionId} AND each.date = ${date} ORDER BY each.kind)))`;
}

/** Guides, vehicles and drivers of all departures from a local date to another; for a caller's batch. */
export function assignedStatement(
	db: Database,
	{ from, until, now }: { from: string | SQL; until: string; now: number },
) {
	return db.all<Assigned>(sql`
		SELECT each.excursion_id AS excursionId, each.date, each.kind, each.resource_id AS resourceId,
			given.name, given.languages, given.seats,
			CASE WHEN each.kind = 'vehicle' THEN ${takenInVehicle("each", now)} END AS taken
		FROM departure_assignments AS each JOIN resources AS given ON given.id = each.resource_id
		WHERE each.date BETWEEN ${from} AND ${until}`);
}
