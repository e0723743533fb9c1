import { type SQL, sql } from "drizzle-orm";
import { passkeys } from "#app/database/schema.server.ts";

/** SQL, true while this user has a passkey. */
export function hasPasskey(userId: string | SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${userId})`;
}
