import { sql } from "drizzle-orm";
import type { Statements } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isWaiting } from "./mail-status.server.ts";

const most = 100;
const week = 7 * 24 * 3_600_000;

/** Statements that say what waits in the outbox, and what was given up in the last seven days. */
export function outboxHealth(db: Database, now: number) {
	return {
		waiting: db.all<{ count: number; since: number | null }>(sql`
			SELECT count(*) AS count, min(created_at) AS since
			FROM (SELECT created_at FROM outbox WHERE ${isWaiting()} ORDER BY next_attempt_at LIMIT ${most})`),
		givenUp: db.all<{ count: number; last: number | null }>(sql`
			SELECT count(*) AS count, max(created_at) AS last
			FROM (SELECT created_at FROM outbox WHERE status = 'failed' AND created_at > ${now - week}
				ORDER BY created_at DESC LIMIT ${most})`),
	} satisfies Statements;
}
