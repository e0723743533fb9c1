/**
 * What ends when somebody first shows that an unproved address is theirs. Attack (pre-hijacking,
 * docs/decisions/what-an-email-proves.md): a stranger signs up with the mailbox of somebody else, leaves a way in or a
 * lock behind, and waits.
 */
import { and, eq, type SQL, sql } from "drizzle-orm";
import { dropAllVerifications } from "#app/account/mails/verifications.server.ts";
import { forgetDevices } from "#app/account/sessions/known-devices.server.ts";
import { deleteSessionsOf } from "#app/account/sessions/sessions.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { accounts, users } from "#app/database/schema.server.ts";
import { dropPasskeysOf } from "./passkeys/passkeys.server.ts";
import { removeFactors } from "./two-factor/factors.server.ts";
import type { User } from "./users.ts";

/**
 * Passkeys, authenticator apps and recovery codes that were added before the address was proved; browsers that were trusted
 * are so no more, because their cookie names the app. An account with a role keeps them. Attack: with the mailbox alone, its
 * second factor is taken away. @param condition checked at that point of the batch.
 */
export function dropFactorsBeforeProof(
	db: Database,
	{ userId, now }: { userId: string; now: number },
	condition?: SQL,
) {
	const hasNoRole = sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.role} = 'user')`;
	const isDropped = and(hasNoRole, condition);
	return {
		passkeys: dropPasskeysOf(db, userId, isDropped),
		...removeFactors(db, userId, now, isDropped),
	};
}

/** Whether a role would open the dashboard to whoever signed up with this address, before its owner has proved it. */
export function isUnprovedWithoutRole({ emailVerified, role }: User): boolean {
	return !emailVerified && role === "user";
}

/** Every way into the account, every session and every open link. To be run before the account gets a role. */
export function emptyAccount(db: Database, userId: string, now: number) {
	return {
		accounts: db.delete(accounts).where(eq(accounts.userId, userId)),
		passkeys: dropPasskeysOf(db, userId),
		...removeFactors(db, userId, now),
		sessions: deleteSessionsOf(db, userId),
		devices: forgetDevices(db, userId),
		links: dropAllVerifications(db, userId),
	};
}
