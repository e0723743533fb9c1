import { type SQL, sql } from "drizzle-orm";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import type { Assigned, Clash, TeamChange, TooSmall } from "./assignment.ts";
import { isClash } from "./clash.ts";
import { type ResourceKind, resourceKinds } from "./resource.ts";
import { vehicleSeats } from "./vehicle-seats.server.ts";

interface Departure {
	id: number;
	excursionId: string;
	/** Local date. */
	date: string;
	startTime: string;
}

export type AssignOutcome =
	| { outcome: "assigned" }
	| { outcome: "clash"; clashes: Clash[]; tooSmall: TooSmall[] };

/** SQL of the start in minutes since 1970, as if the island were in UTC. @param departure alias of a row of `departures`. */
function startOf(departure: string): SQL {
	const row = sql.raw(departure);
	return sql`unixepoch(${row}.date || 'T' || ${row}.start_time) / 60`;
}

/**
 * Gives departures their guides, vehicles and drivers, in one batch: all departures get theirs or none does. The
 * database refuses a resource on two departures at a time, and vehicles with fewer seats than are taken. One round trip,
 * and a second one to say why it was refused.
 */
export async function assignTeam(
	db: Database,
	departures: readonly Departure[],
	change: TeamChange,
	{ author, now }: { author: Author; now: number },
): Promise<AssignOutcome> {
	const departureIds = JSON.stringify(departures.map(({ id }) => id));
	const kinds = resourceKinds.filter((kind) => change[kind] !== undefined);
	const given = kinds.flatMap((kind) => (change[kind] ?? []).map((id) => ({ id, kind })));
	try {
		await runBatch(db, {
			taken: takeOthers(db, departureIds, { kinds, given }),
			given: give(db, departureIds, given),
			complete: abortUnless(
				db,
				sql`(SELECT count(*) FROM departure_assignments WHERE departure_id IN ${listed(departureIds)}
					AND kind IN ${listed(JSON.stringify(kinds))}) = ${given.length * departures.length}`,
			),
			room:
				change.vehicle === undefined
					? undefined
					: abortUnless(db, sql`NOT EXISTS (${tooSmallOf(departureIds, now)})`),
			events: departures.map(({ id, excursionId, date, startTime }) =>
				recordCatalogueEntry(db, {
					kind: "excursion",
					id: excursionId,
					line: { code: "team", date, start: startTime, names: namesOnDeparture(id) },
					author,
					now,
				}),
			),
		});
		return { outcome: "assigned" };
	} catch (error) {
		if (!isAborted(error) && !isClash(error)) throw error;
		return { outcome: "clash", ...(await whyRefused(db, departureIds, given, now)) };
	}
}

interface Given {
	id: number;
	kind: ResourceKind;
}

/** SQL of the values of a JSON list. */
const listed = (json: string) => sql`(SELECT value FROM json_each(${json}))`;

function takeOthers(
	db: Database,
	departureIds: string,
	{ kinds, given }: { kinds: readonly ResourceKind[]; given: readonly Given[] },
) {
	return db.run(sql`DELETE FROM departure_assignments WHERE departure_id IN ${listed(departureIds)}
		AND kind IN ${listed(JSON.stringify(kinds))}
		AND resource_id NOT IN ${listed(JSON.stringify(given.map(({ id }) => id)))}`);
}

/** Leaves out a resource that has been taken out of use since it was shown. */
function give(db: Database, departureIds: string, given: readonly Given[]) {
	return db.run(sql`
		INSERT INTO departure_assignments (departure_id, resource_id, kind, starts_at, ends_at)
		SELECT leaving.id, resource.id, resource.kind, ${startOf("leaving")},
			${startOf("leaving")} + trip.duration_minutes
		FROM json_each(${departureIds}) AS chosen JOIN departures AS leaving ON leaving.id = chosen.value
		JOIN excursions AS trip ON trip.id = leaving.excursion_id
		JOIN json_each(${JSON.stringify(given)}) AS wanted
		JOIN resources AS resource ON resource.id = wanted.value ->> 'id'
			AND resource.kind = wanted.value ->> 'kind' AND resource.is_active = 1
		WHERE true
		ON CONFLICT (departure_id, resource_id) DO NOTHING`);
}

/** Departures whose vehicles together have fewer seats than are taken. */
function tooSmallOf(departureIds: string, now: number, seats = vehicleSeats(sql`leaving.id`)): SQL {
	return sql`SELECT date, startTime, seats, taken FROM (
		SELECT leaving.date, leaving.start_time AS startTime, ${seats} AS seats, (
			SELECT coalesce(sum(aboard.seats), 0) FROM bookings AS aboard
			WHERE aboard.departure_id = leaving.id AND ${takesSeats(now, "aboard")}) AS taken
		FROM departures AS leaving WHERE leaving.id IN ${listed(departureIds)})
		WHERE taken > seats ORDER BY date, startTime`;
}

async function whyRefused(
	db: Database,
	departureIds: string,
	given: readonly Given[],
	now: number,
): Promise<{ clashes: Clash[]; tooSmall: TooSmall[] }> {
	const ids = JSON.stringify(given.map(({ id }) => id));
	const vehicles = sql`FROM resources WHERE kind = 'vehicle' AND id IN ${listed(ids)}`;
	const { clashes, tooSmall, names } = await runBatch(db, {
		clashes: db.all<Clash>(clashesOf(departureIds, ids)),
		tooSmall: db.all<Omit<TooSmall, "name">>(
			tooSmallOf(departureIds, now, sql`(SELECT sum(seats) ${vehicles})`),
		),
		names: db.all<{ names: string | null }>(
			sql`SELECT group_concat(name, ' + ') AS names FROM (SELECT name ${vehicles} ORDER BY name)`,
		),
	});
	const name = names[0]?.names ?? "";
	return { clashes, tooSmall: tooSmall.map((each) => ({ name, ...each })) };
}

/** Departures that the chosen resources are on already at the time of one of these, or two of these at one time. */
function clashesOf(departureIds: string, resourceIds: string): SQL {
	const overlaps = sql`${startOf("other")} < ${startOf("leaving")} + trip.duration_minutes
		AND ${startOf("other")} + beside.duration_minutes > ${startOf("leaving")}`;
	return sql`
		SELECT DISTINCT resource.name, beside.title, other.date, other.start_time AS startTime
		FROM departures AS leaving JOIN excursions AS trip ON trip.id = leaving.excursion_id
		JOIN resources AS resource ON resource.id IN ${listed(resourceIds)}
		JOIN departures AS other ON other.id <> leaving.id AND (
			other.id IN ${listed(departureIds)}
			OR other.id IN (SELECT departure_id FROM departure_assignments WHERE resource_id = resource.id))
		JOIN excursions AS beside ON beside.id = other.excursion_id AND ${overlaps}
		WHERE leaving.id IN ${listed(departureIds)}
		ORDER BY other.date, other.start_time`;
}

/** JSON of the names of a departure's team, for the history of the excursion: ["Nuria Santana", "Van 3"]. */
function namesOnDeparture(departureId: number): SQL {
	return sql`json((SELECT json_group_array(name) FROM (
		SELECT given.name FROM departure_assignments AS each JOIN resources AS given ON given.id = each.resource_id
		WHERE each.departure_id = ${departureId} ORDER BY each.kind, given.name)))`;
}

/** Guides, vehicles and drivers of departures, by name; for a caller's batch. @param which condition on `departures`. */
export function assignedStatement(db: Database, which: SQL) {
	return db.all<Assigned>(sql`
		SELECT each.departure_id AS departureId, each.kind, each.resource_id AS resourceId,
			given.name, given.languages, given.seats
		FROM departures JOIN departure_assignments AS each ON each.departure_id = departures.id
		JOIN resources AS given ON given.id = each.resource_id
		WHERE ${which} ORDER BY given.name`);
}
