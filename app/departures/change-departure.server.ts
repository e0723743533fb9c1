/**
 * The statements that open a departure and change its seats: a change of many departures runs in one batch with what
 * it does to their guests.
 */
import { and, eq, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { departureOverrides } from "#app/database/schema.server.ts";

/** True for what is different on this date. */
export function isOverrideOf(excursionId: string, date: string) {
	return and(eq(departureOverrides.excursionId, excursionId), eq(departureOverrides.date, date));
}

/** Puts a closed date on sale again; another number of seats or another start that it had stays. */
export function openDeparture(db: Database, excursionId: string, date: string) {
	const isThis = isOverrideOf(excursionId, date);
	return {
		usual: db
			.delete(departureOverrides)
			.where(
				and(isThis, isNull(departureOverrides.capacity), isNull(departureOverrides.startTime)),
			),
		other: db
			.update(departureOverrides)
			.set({ isClosed: false, note: "", line: null })
			.where(isThis),
	};
}

/** Gives a date a start of its own; a closed date stays closed. */
export function setDepartureStart(
	db: Database,
	excursionId: string,
	date: string,
	startTime: string,
) {
	return db.run(sql`
		INSERT INTO departure_overrides (excursion_id, date, is_closed, start_time, note)
		VALUES (${excursionId}, ${date}, 0, ${startTime}, '')
		ON CONFLICT (excursion_id, date) DO UPDATE SET start_time = excluded.start_time`);
}

/** Takes the start of its own from a date; a closed date stays closed, another number of seats stays. */
export function usualDepartureStart(db: Database, excursionId: string, date: string) {
	const isThis = isOverrideOf(excursionId, date);
	const saysMore = or(
		eq(departureOverrides.isClosed, true),
		isNotNull(departureOverrides.capacity),
	);
	return {
		other: db.update(departureOverrides).set({ startTime: null }).where(and(isThis, saysMore)),
		usual: db.delete(departureOverrides).where(and(isThis, not(saysMore ?? sql`false`))),
	};
}

/** Gives a date a number of seats of its own; a closed date stays closed. */
export function setDepartureSeats(db: Database, excursionId: string, date: string, seats: number) {
	return db.run(sql`
		INSERT INTO departure_overrides (excursion_id, date, is_closed, capacity, note)
		VALUES (${excursionId}, ${date}, 0, ${seats}, '')
		ON CONFLICT (excursion_id, date) DO UPDATE SET capacity = excluded.capacity`);
}
