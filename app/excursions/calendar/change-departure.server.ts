/**
 * The statements that open a departure and change its seats. Every domain may import this file
 * (tests/import-rule.test.ts): a change of many departures runs in one batch with what it does to their guests.
 */
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { departureOverrides } from "#app/database/schema.server.ts";

/** Puts a closed date on sale again; another number of seats that it had stays. */
export function openDeparture(db: Database, excursionId: string, date: string) {
	const isThis = and(
		eq(departureOverrides.excursionId, excursionId),
		eq(departureOverrides.date, date),
	);
	return {
		usual: db.delete(departureOverrides).where(and(isThis, isNull(departureOverrides.capacity))),
		withSeats: db.update(departureOverrides).set({ isClosed: false, note: "" }).where(isThis),
	};
}

/** Gives a date a number of seats of its own; a closed date stays closed. */
export function setDepartureSeats(db: Database, excursionId: string, date: string, seats: number) {
	return db.run(sql`
		INSERT INTO departure_overrides (excursion_id, date, is_closed, capacity, note)
		VALUES (${excursionId}, ${date}, 0, ${seats}, '')
		ON CONFLICT (excursion_id, date) DO UPDATE SET capacity = excluded.capacity`);
}
