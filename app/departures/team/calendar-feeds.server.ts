import { eq, sql } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { hashSecret, makeSecret } from "#app/crypto/secret.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { calendarFeeds } from "#app/database/schema.server.ts";
import { feedDays } from "./calendar-feed.ts";
import { departuresWhere, type ResourceDeparture } from "./resources.server.ts";

/** Makes a user's address of the calendar; an earlier one ends. @returns the secret in it, which is stored only as a hash. */
export async function makeCalendarFeed(db: Database, userId: string, now: number): Promise<string> {
	const secret = makeSecret();
	const feed = { secretHash: hashSecret(secret), createdAt: now };
	await db
		.insert(calendarFeeds)
		.values({ userId, ...feed })
		.onConflictDoUpdate({ target: calendarFeeds.userId, set: feed });
	return secret;
}

export async function endCalendarFeed(db: Database, userId: string): Promise<void> {
	await db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId));
}

/**
 * The departures around `today` of the user to whom the address belongs; null when it belongs to nobody, or to somebody
 * who may not sign in any more. One round trip.
 */
export async function readCalendarFeed(
	db: Database,
	secret: string,
	{ today, now }: { today: string; now: number },
): Promise<ResourceDeparture[] | null> {
	const owner = sql`SELECT feed.user_id FROM calendar_feeds AS feed JOIN users ON users.id = feed.user_id
		WHERE feed.secret_hash = ${hashSecret(secret)}
			AND NOT (users.banned = 1 AND coalesce(users.ban_expires > ${now}, 1))`;
	const { owners, departures } = await runBatch(db, {
		owners: db.all<{ user_id: string }>(owner),
		departures: departuresWhere(
			db,
			sql`mine.resource_id IN (SELECT id FROM resources WHERE user_id IN (${owner}))
				AND leaving.date BETWEEN ${addDays(today, -feedDays.back)} AND ${addDays(today, feedDays.ahead)}`,
			mostInFeed,
		),
	});
	return owners.length > 0 ? departures : null;
}

/** Three departures a day. */
const mostInFeed = 3 * (feedDays.back + feedDays.ahead);
