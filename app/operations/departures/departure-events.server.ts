import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import type { departureEvents } from "#app/database/schema.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { DepartureLine } from "./departure-lines.ts";

export interface NewDepartureEvent {
	excursionId: string;
	/** Local date. */
	date: string;
	type: (typeof departureEvents.$inferSelect)["type"];
	line: DepartureLine;
	actor: Actor;
	now: number;
}

/** The statement that adds an event to a departure's history; it runs in the batch of the change. */
export function recordDepartureEvent(
	db: Database,
	{ excursionId, date, type, line, actor, now }: NewDepartureEvent,
	condition: SQL = sql`true`,
) {
	return db.run(sql`
		INSERT INTO departure_events
			(excursion_id, date, type, line, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${excursionId}, ${date}, ${type}, ${JSON.stringify(line)}, ${actor.id}, ${actor.name},
			${actor.impersonatorId}, ${now}
		WHERE ${condition}`);
}
