/**
 * The browsers in which a user has signed in before. A browser is known by a signed cookie of its own, which outlives
 * the session and opens nothing; the table keeps its hash for each user who signed in there.
 */
import { and, eq, lt, ne, type SQL, sql } from "drizzle-orm";
import { randomText } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { keyedHash } from "#app/crypto/digest.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { knownDevices } from "#app/database/schema.server.ts";
import { readCookie, readSigned, serialize, sign } from "./session-cookie.server.ts";

/** Seconds; 400 days, the most that browsers accept. A device that is not used for so long is forgotten. */
const lifeSeconds = 34_560_000;

/** Attack: another signed value of ours as a device, or a device as a session. Only this kind begins like this. */
const deviceForm = /^device:[a-z2-7]{32}$/;

export interface Device {
	hash: string;
	/** `Set-Cookie` value; sent with each sign-in, so that a device in use stays known. */
	cookie: string;
}

/** The device of a request; a new one without our cookie. */
export function deviceOf({ options }: Pick<AccountService, "options">, request: Request): Device {
	const storedId = readSigned(options.secret, readCookie(options, "device", request));
	const id = storedId && deviceForm.test(storedId) ? storedId : `device:${randomText(32)}`;
	return {
		hash: keyedHash(options.secret, "known devices", id),
		cookie: serialize(options, "device", sign(options.secret, id), lifeSeconds),
	};
}

/**
 * SQL, true when this user has signed in before, but never on this device. The first device of an account is not new:
 * it is that of its owner, after sign-up or invitation. @param userId may be a column.
 */
export function isNewDevice(userId: string | SQL, { hash }: Device): SQL {
	return sql`(EXISTS (SELECT 1 FROM known_devices WHERE known_devices.user_id = ${userId})
		AND NOT EXISTS (SELECT 1 FROM known_devices
			WHERE known_devices.user_id = ${userId} AND device_hash = ${hash}))`;
}

/** Statement for the batch of a sign-in. @param condition checked at that point of the batch. */
export function rememberDevice(
	db: Database,
	userId: string,
	{ hash }: Device,
	{ now, condition = sql`true` }: { now: number; condition?: SQL },
) {
	return db.run(sql`
		INSERT INTO ${knownDevices} (user_id, device_hash, created_at, seen_at)
		SELECT ${userId}, ${hash}, ${now}, ${now} WHERE ${condition}
		ON CONFLICT (user_id, device_hash) DO UPDATE SET seen_at = excluded.seen_at`);
}

/**
 * After a change of password or factor: whoever was thrown out is announced again when signing in.
 * @param condition checked at that point of the batch.
 */
export function forgetOtherDevices(db: Database, userId: string, device: Device, condition?: SQL) {
	return db
		.delete(knownDevices)
		.where(
			and(eq(knownDevices.userId, userId), ne(knownDevices.deviceHash, device.hash), condition),
		);
}

/** Whoever signs in next is not announced: it is the first device of the account's owner. */
export function forgetDevices(db: Database, userId: string) {
	return db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}

/** Cron: devices whose cookie has ended. */
export async function deleteForgottenDevices(db: Database, now: number): Promise<void> {
	await db.delete(knownDevices).where(lt(knownDevices.seenAt, now - lifeSeconds * 1000));
}
