/** Whether users have a second factor, and whose role asks for one; for queries that read a user's row. */
import { eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { passkeys, users } from "#app/database/schema.server.ts";

/** SQL, true while this user has a passkey. */
export function hasPasskey(userId: string | SQL): SQL {
	return sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.userId} = ${userId})`;
}

/** SQL, true for a user with an authenticator app or a passkey; needs the table `users` in its query. */
export const hasSecondFactor: SQL<0 | 1> = sql<0 | 1>`(users.two_factor_enabled = 1
	OR ${hasPasskey(sql`users.id`)})`;

export async function ownsSecondFactor(db: Database, userId: string): Promise<boolean> {
	const [row] = await db
		.select({ hasFactor: hasSecondFactor })
		.from(users)
		.where(eq(users.id, userId));
	return row?.hasFactor === 1;
}

/** The authenticator app that counts; needs the table `users` in its query. */
export const confirmedFactorId = sql<string | null>`(SELECT id FROM two_factors
	WHERE two_factors.user_id = users.id AND confirmed_at IS NOT NULL)`.as("factor_id");

/** Beside the columns of a user: what `secondFactorDuty` asks. */
export const factorColumn = { hasFactor: hasSecondFactor.as("has_factor") };
