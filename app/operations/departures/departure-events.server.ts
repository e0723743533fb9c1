import type { Database } from "#app/database/client.server.ts";
import { departureEvents } from "#app/database/schema.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import type { DepartureLine } from "./departure-lines.ts";

export interface NewDepartureEvent {
	departureId: number;
	type: (typeof departureEvents.$inferSelect)["type"];
	line: DepartureLine;
	actor: Actor;
	now: number;
}

/** The statement that adds an event to a departure's history; it runs in the batch of the change. */
export function recordDepartureEvent(
	db: Database,
	{ departureId, type, line, actor, now }: NewDepartureEvent,
) {
	return db.insert(departureEvents).values({
		departureId,
		type,
		line: JSON.stringify(line),
		actorId: actor.id,
		actorName: actor.name,
		impersonatorId: actor.impersonatorId,
		createdAt: now,
	});
}
