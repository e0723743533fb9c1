import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { userEvents } from "#app/database/schema.server.ts";
import type { User } from "./users.ts";

export type UserEvent = typeof userEvents.$inferSelect;

interface NewUserEntry {
	userId: string;
	type: UserEvent["type"];
	detail?: string;
	actor: User;
	now: number;
}

/** Statement of the history entry; belongs into the batch of the change. */
export function recordUserEntry(db: Database, event: NewUserEntry) {
	const { userId, type, detail = "", actor, now } = event;
	return db
		.insert(userEvents)
		.values({ userId, type, detail, actorId: actor.id, actorName: actor.name, createdAt: now });
}

/** Like `recordUserEntry`, but only if `condition` holds at that point of the batch. */
export function recordUserEntryIf(db: Database, event: NewUserEntry, condition: SQL) {
	const { userId, type, detail = "", actor, now } = event;
	return db.run(sql`
		INSERT INTO ${userEvents} (user_id, type, detail, actor_id, actor_name, created_at)
		SELECT ${userId}, ${type}, ${detail}, ${actor.id}, ${actor.name}, ${now} WHERE ${condition}`);
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
