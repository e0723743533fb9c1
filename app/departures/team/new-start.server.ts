/**
 * SQL for departures that start at another time together with their guides, vehicles and drivers:
 * the change is one batch with what it does to the guests.
 */
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { takenInVehicle } from "./vehicle-seats.server.ts";

/** Minutes; no departure is so far away. */
const apartMinutes = 1_000_000_000;

/**
 * Departures that share a vehicle start together, so the first of them that changes would meet the others at another
 * start, which a trigger refuses. All go out of the way first; the triggers of `departure_overrides` give each its new
 * time.
 * @param departures JSON of [excursion id, date] pairs; each of them must get another start in the same batch.
 */
export function setTeamsApart(db: Database, departures: string) {
	return db.run(sql`
		UPDATE departure_assignments SET
			starts_at = starts_at + ${apartMinutes}, ends_at = ends_at + ${apartMinutes}
		WHERE (excursion_id, date) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${departures}))`);
}

/** False when a vehicle that one of these departures shares has fewer seats than are taken. */
export function sharedVehiclesHaveRoom(departures: string, now: number): SQL {
	return sql`NOT EXISTS (
		SELECT 1 FROM departure_assignments AS ride JOIN resources AS vehicle ON vehicle.id = ride.resource_id
		WHERE ride.kind = 'vehicle'
			AND (ride.excursion_id, ride.date) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${departures}))
			AND EXISTS (SELECT 1 FROM departure_assignments AS beside
				WHERE beside.resource_id = ride.resource_id AND beside.starts_at = ride.starts_at
				AND beside.excursion_id <> ride.excursion_id)
			AND ${takenInVehicle("ride", now)} > vehicle.seats)`;
}
