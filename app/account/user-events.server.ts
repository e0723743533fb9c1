import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { userEvents } from "#app/database/schema.server.ts";
import type { AccountService } from "./service.server.ts";
import type { SignedIn, User } from "./users.ts";

export type UserEvent = typeof userEvents.$inferSelect;

interface NewUserEntry {
	userId: string;
	type: UserEvent["type"];
	detail?: string;
}

/** What a call brings of who acts, and when. */
interface Act {
	service: Pick<AccountService, "db" | "now">;
	signedIn: {
		user: Pick<User, "id" | "name">;
		session: Pick<SignedIn["session"], "impersonatedBy">;
	};
}

/** Statement of the history entry; belongs into the batch of the change. @param condition checked at that point of it. */
export function recordUserEntry(
	{ service: { db, now }, signedIn: { user, session } }: Act,
	{ userId, type, detail = "" }: NewUserEntry,
	condition: SQL = sql`true`,
) {
	return db.run(sql`
		INSERT INTO ${userEvents} (user_id, type, detail, actor_id, actor_name, impersonator_id, created_at)
		SELECT ${userId}, ${type}, ${detail}, ${user.id}, ${user.name}, ${session.impersonatedBy}, ${now}
		WHERE ${condition}`);
}

export function userEventsOf(db: Database, userId: string) {
	return db
		.select()
		.from(userEvents)
		.where(eq(userEvents.userId, userId))
		.orderBy(desc(userEvents.id))
		.limit(100);
}
