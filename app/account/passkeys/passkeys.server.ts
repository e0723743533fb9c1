import { and, eq, getTableColumns, lt, or, type SQL, sql } from "drizzle-orm";
import type { AccountOptions } from "#app/account/options.server.ts";
import { hasOtherSignInMethod } from "#app/account/sign-in-methods.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { jsonRows } from "#app/database/json-rows.server.ts";
import { passkeys, users } from "#app/database/schema.server.ts";
import { type Device, isNewDevice } from "../sessions/known-devices.server.ts";
import type { PasskeyUse } from "./ceremony.server.ts";
import type { Passkey } from "./passkey.ts";
import { mostPasskeys } from "./passkey.ts";

/** The oldest first. */
export function listPasskeys(db: Database, userId: string | SQL) {
	return db
		.select()
		.from(passkeys)
		.where(sql`${passkeys.userId} = ${userId}`)
		.orderBy(passkeys.createdAt, passkeys.id);
}

const passkeyRow = jsonRows(getTableColumns(passkeys));
const userRow = jsonRows(getTableColumns(users));

/** A passkey and whom it signs in, by the authenticator's id of it. */
export function findByCredential(db: Database, credentialId: string, device: Device) {
	return db
		.select({
			passkey: passkeyRow.row.as("passkey"),
			user: userRow.row.as("user"),
			isNewDevice: sql<number>`${isNewDevice(sql`${users.id}`, device)}`
				.mapWith(Boolean)
				.as("is_new"),
		})
		.from(passkeys)
		.innerJoin(users, eq(users.id, passkeys.userId))
		.where(eq(passkeys.credentialId, credentialId));
}

/** Finds no room when the user has as many as one may have. */
export function insertPasskey(db: Database, passkey: Passkey) {
	const { id, userId, name, credentialId, publicKey, counter } = passkey;
	const { deviceType, backedUp, transports, aaguid, createdAt } = passkey;
	return db.run(sql`
		INSERT INTO ${passkeys}
			(id, user_id, name, credential_id, public_key, counter, device_type, backed_up, transports, aaguid, created_at)
		SELECT ${id}, ${userId}, ${name}, ${credentialId}, ${publicKey}, ${counter}, ${deviceType},
			${backedUp ? 1 : 0}, ${transports}, ${aaguid}, ${createdAt}
		WHERE (SELECT count(*) FROM ${passkeys} WHERE user_id = ${userId}) < ${mostPasskeys}`);
}

/** SQL, true when this passkey is stored at that point of the batch. */
export function isPasskey(id: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${passkeys} WHERE ${passkeys.id} = ${id})`;
}

/**
 * Notes a use. Finds no row when the passkey was removed meanwhile, or when a key that never leaves its device has noted a
 * use with this counter or a later one already: a second copy of the key may exist (WebAuthn, 7.2 step 22). Keys that say
 * of themselves that they are copied may have a counter on each device. Authenticators that count nothing always say 0.
 * Compared with the row as it is now, so that of two uses at once both come in if they come in their order.
 */
export function noteUse(db: Database, id: string, use: PasskeyUse, now: number) {
	const hasCounted =
		use.counter === 0 ? eq(passkeys.counter, 0) : lt(passkeys.counter, use.counter);
	const mayBeCopied = eq(passkeys.deviceType, "multiDevice");
	return db
		.update(passkeys)
		.set({ counter: use.counter, backedUp: use.backedUp, lastUsedAt: now })
		.where(and(eq(passkeys.id, id), or(mayBeCopied, hasCounted)))
		.returning({ id: passkeys.id });
}

/** SQL, true while this is a passkey of this user and not the last way to sign in. */
export function isRemovable(
	options: AccountOptions,
	{ id, userId }: { id: string; userId: string },
): SQL {
	const belongsToUser = sql`EXISTS (SELECT 1 FROM ${passkeys} AS passkey
		WHERE passkey.id = ${id} AND passkey.user_id = ${userId})`;
	return sql`(${belongsToUser} AND ${hasOtherSignInMethod(options, { userId, id })})`;
}

export function deletePasskey(db: Database, id: string, condition: SQL) {
	return db
		.delete(passkeys)
		.where(and(eq(passkeys.id, id), condition))
		.returning({ id: passkeys.id });
}

/** All of a user, checked at that point of the batch. */
export function dropPasskeysOf(db: Database, userId: string, condition?: SQL) {
	return db.delete(passkeys).where(and(eq(passkeys.userId, userId), condition));
}

/** Whether a batch failed because the authenticator's id is known already. */
export function isCredentialTaken(error: unknown): boolean {
	return isUniqueViolation(error, "passkeys.credential_id");
}
