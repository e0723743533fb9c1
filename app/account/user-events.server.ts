import { desc, eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { userEvents } from "#app/database/schema.server.ts";
import type { User } from "./users.ts";

export type UserEventType = (typeof userEvents.$inferSelect)["type"];

/** Statement of the history entry; belongs into the batch of the change. */
export function recordUserEvent(
	db: Database,
	event: { userId: string; type: UserEventType; detail?: string; actor: User; now: number },
) {
	const { userId, type, detail = "", actor, now } = event;
	return db
		.insert(userEvents)
		.values({ userId, type, detail, actorId: actor.id, actorName: actor.name, createdAt: now });
}

/** The newest first. */
export function userEventsOf(db: Database, userId: string) {
	return db
		.select()
		.from(userEvents)
		.where(eq(userEvents.userId, userId))
		.orderBy(desc(userEvents.id))
		.limit(100);
}
