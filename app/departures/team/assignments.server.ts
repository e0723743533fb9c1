import { type SQL, sql } from "drizzle-orm";
import { abortUnless, runBatch } from "#app/database/batch.server.ts";
import { type Author, recordCatalogueEntry } from "#app/database/catalogue-events.server.ts";
import { changeRecord, keepVersion, takeVersions } from "#app/database/change-record.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { takesSeats } from "#app/departures/seats/seats-taken.server.ts";
import { causes } from "#app/log/describe-error.ts";
import type { Assigned, TeamChange } from "./assignment.ts";
import type { ResourceKind } from "./resource.ts";
import {
	decideTeam,
	type TeamDeparture,
	type TeamRefusal,
	type TeamState,
} from "./team-decision.ts";
import { vehicleSeats } from "./vehicle-seats.server.ts";

/** Minutes since 1970, as if the island were in UTC. */
const startsAt = sql`unixepoch(leaving.date || 'T' || leaving.start_time) / 60`;
const teamColumns = sql`leaving.id, leaving.excursion_id AS excursionId, trip.title, leaving.date,
	leaving.start_time AS startTime, ${startsAt} AS startsAt, ${startsAt} + trip.duration_minutes AS endsAt`;
const withTrip = sql`departures AS leaving JOIN excursions AS trip ON trip.id = leaving.excursion_id`;
/** SQL of the seats taken of the row `leaving`. */
const takenSeats = (
	now: number,
) => sql`(SELECT coalesce(sum(aboard.seats), 0) FROM bookings AS aboard
	WHERE aboard.departure_id = leaving.id AND ${takesSeats(now, "aboard")})`;

/**
 * Gives departures their guides, vehicles and drivers: all departures get theirs or none does. Two round trips. A
 * constraint refuses a resource on two departures at a time.
 */
export async function assignTeam(
	db: Database,
	departures: readonly { id: number }[],
	change: TeamChange,
	{ author, now }: { author: Author; now: number },
): Promise<{ outcome: "assigned" } | TeamRefusal> {
	const ids = JSON.stringify(departures.map(({ id }) => id));
	try {
		const decision = await changeRecord(db, {
			read: () => readTeam(db, ids, change, now),
			decide: (state) => decideTeam(change, state),
			write: (decision, state) =>
				decision.outcome === "assigned"
					? {
							versions: takeVersions(db, "departures", state.departures),
							// one that is switched off meanwhile is given to no departure
							resources: state.resources.map((resource) => keepVersion(db, "resources", resource)),
							team: teamStatements(db, ids, decision),
							// who is overbooked may get a guide all the same
							room: change.vehicle === undefined ? undefined : abortUnless(db, hasRoom(ids, now)),
							events: state.departures.map(({ id, excursionId, date, startTime: start }) =>
								recordCatalogueEntry(db, {
									kind: "excursion",
									id: excursionId,
									line: { code: "team", date, start, names: decision.teams.get(id) ?? [] },
									author,
									now,
								}),
							),
						}
					: undefined,
		});
		if (decision.outcome === "changed meanwhile") return changedMeanwhile;
		return decision.outcome === "assigned" ? { outcome: "assigned" } : decision;
	} catch (error) {
		if (isClash(error)) return changedMeanwhile;
		throw error;
	}
}

/** Without a reason that can be named. */
const changedMeanwhile: TeamRefusal = { outcome: "clash", clashes: [], tooSmall: [] };

/** SQL of the values of a JSON list. */
const listed = (json: string) => sql`(SELECT value FROM json_each(${json}))`;

/** No trip is longer than 28 days, so departures further away are not busy at the time of these. */
async function readTeam(db: Database, ids: string, change: TeamChange, now: number) {
	const chosenIds = JSON.stringify(Object.values(change).flatMap((of) => of ?? []));
	return runBatch(db, {
		departures: db.all<TeamState["departures"][number] & { version: number }>(sql`
			SELECT ${teamColumns}, leaving.version, ${takenSeats(now)} AS takenSeats
			FROM ${withTrip} WHERE leaving.id IN ${listed(ids)} ORDER BY leaving.date, leaving.start_time`),
		resources: db.all<TeamState["resources"][number] & { version: number }>(sql`
			SELECT id, version, kind, name, seats FROM resources WHERE is_active = 1 AND id IN ${listed(chosenIds)}`),
		assigned: db.all<TeamState["assigned"][number]>(sql`
			SELECT each.departure_id AS departureId, each.kind, given.name
			FROM departure_assignments AS each JOIN resources AS given ON given.id = each.resource_id
			WHERE each.departure_id IN ${listed(ids)}`),
		busy: db.all<TeamDeparture & { resourceId: number }>(sql`
			SELECT ${teamColumns}, each.resource_id AS resourceId
			FROM ${withTrip} JOIN departure_assignments AS each ON each.departure_id = leaving.id
			WHERE each.resource_id IN ${listed(chosenIds)}
				AND leaving.date BETWEEN (SELECT date(min(date), '-28 day') FROM departures WHERE id IN ${listed(ids)})
					AND (SELECT date(max(date), '+28 day') FROM departures WHERE id IN ${listed(ids)})`),
	});
}

function teamStatements(
	db: Database,
	ids: string,
	{
		kinds,
		assignments,
	}: { kinds: readonly ResourceKind[]; assignments: readonly { id: number }[] },
) {
	const givenIds = JSON.stringify(assignments.map(({ id }) => id));
	return {
		others: db.run(sql`DELETE FROM departure_assignments WHERE departure_id IN ${listed(ids)}
			AND kind IN ${listed(JSON.stringify(kinds))} AND resource_id NOT IN ${listed(givenIds)}`),
		given: db.run(sql`
			INSERT INTO departure_assignments (departure_id, resource_id, kind, starts_at, ends_at)
			SELECT leaving.id, resource.id, resource.kind, ${startsAt}, ${startsAt} + trip.duration_minutes
			FROM ${withTrip} JOIN resources AS resource ON resource.id IN ${listed(givenIds)}
			WHERE leaving.id IN ${listed(ids)}
			ON CONFLICT (departure_id, resource_id) DO NOTHING`),
	};
}

/** SQL that is true while the vehicles have seats for everybody: a guest may book after the team was decided. */
function hasRoom(ids: string, now: number): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM departures AS leaving WHERE leaving.id IN ${listed(ids)}
		AND ${takenSeats(now)} > ${vehicleSeats(sql`leaving.id`)})`;
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

/** A trigger refused the statement: a guide, vehicle or driver would be in two places at a time. */
export function isClash(error: unknown): boolean {
	return causes(error).some(({ message }) => /resource_clash/.test(message));
}

/**
 * The statement that frees the guides, vehicles and drivers of departures that do not leave; a cancellation frees them
 * in its own batch.
 * @param which SQL condition on the rows of `departure_assignments`.
 */
export function releaseTeam(db: Database, which: SQL) {
	return db.run(sql`DELETE FROM departure_assignments WHERE ${which}`);
}
