import { type SQL, sql } from "drizzle-orm";
import { causes } from "#app/log/describe-error.ts";
import type { Database } from "./client.server.ts";

/**
 * A statement that fails, and so undoes its whole batch, unless `condition` holds at that point of
 * the batch. SQLite has no such statement: `json()` of a text that is no JSON is an error.
 */
export function abortUnless(db: Database, condition: SQL) {
	return db.run(sql`SELECT json(CASE WHEN ${condition} THEN 'true' ELSE 'aborted' END)`);
}

/** Whether a batch was undone by `abortUnless`. */
export function isAborted(error: unknown): boolean {
	return causes(error).some(({ message }) => /malformed JSON/.test(message));
}
