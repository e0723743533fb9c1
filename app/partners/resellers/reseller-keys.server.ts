import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
import { hashSecret, makeSecret } from "#app/crypto/secret.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { resellerKeys, resellers } from "#app/database/schema.server.ts";
import { type Contract, readContract } from "./contract.ts";

const hour = 3_600_000;

/** Who calls by a key. */
export interface CallingReseller {
	keyId: number;
	id: number;
	name: string;
	contract: Contract;
	/** Null: all excursions. */
	excursionIds: readonly string[] | null;
	isTest: boolean;
}

/** A new key of a reseller, and the statement that stores its hash: nobody can read it again. */
export function newKey(
	db: Database,
	resellerId: number,
	{ isTest, expiresAt, now }: { isTest: boolean; expiresAt: number | null; now: number },
) {
	const key = `ix_${isTest ? "test" : "live"}_${makeSecret()}`;
	const row = { resellerId, hash: hashSecret(key), hint: key.slice(-4), isTest, expiresAt };
	return { key, statement: db.insert(resellerKeys).values({ ...row, createdAt: now }) };
}

/** Rejects text that cannot be a key before the database is asked. */
export function isKey(text: string): boolean {
	return /^ix_(?:live|test)_[\w-]{43}$/.test(text);
}

/** SQL of the reseller of a key, which may have ended: an answer by it is used only where `toReseller` knows the caller. */
export function callerByKey(key: string): SQL {
	return sql`(SELECT reseller_id FROM reseller_keys WHERE hash = ${hashSecret(key)})`;
}

/** The statement that looks a key up, for the batch that reads the answer; `toReseller` makes the caller of it. */
export function keyStatement(db: Database, key: string, now: number) {
	return db
		.select({
			keyId: resellerKeys.id,
			isTest: resellerKeys.isTest,
			id: resellers.id,
			name: resellers.name,
			contract: resellers.contract,
			excursionIds: resellers.excursionIds,
			usedAt: resellerKeys.usedAt,
		})
		.from(resellerKeys)
		.innerJoin(resellers, eq(resellers.id, resellerKeys.resellerId))
		.where(
			and(
				eq(resellerKeys.hash, hashSecret(key)),
				isNull(resellerKeys.revokedAt),
				sql`coalesce(${resellerKeys.expiresAt} > ${now}, 1)`,
			),
		);
}

/** Null for a key that nobody has, that was revoked or that has expired. */
export function toReseller(
	[row]: Awaited<ReturnType<typeof keyStatement>>,
	now: number,
): (CallingReseller & { isUseNews: boolean }) | null {
	if (!row) return null;
	const { contract, excursionIds, usedAt, ...reseller } = row;
	return {
		...reseller,
		contract: readContract(contract),
		excursionIds: excursionIds === null ? null : JSON.parse(excursionIds),
		isUseNews: usedAt === null || usedAt <= now - hour,
	};
}

/** Says when a key was last used; to the hour, because a write costs more than most answers. */
export async function markKeyUsed(db: Database, keyId: number, now: number): Promise<void> {
	await db.update(resellerKeys).set({ usedAt: now }).where(eq(resellerKeys.id, keyId));
}

/** The next call with it is refused. */
export async function revokeKey(
	db: Database,
	key: { id: number; resellerId: number },
	now: number,
): Promise<void> {
	await db
		.update(resellerKeys)
		.set({ revokedAt: now })
		.where(
			and(
				eq(resellerKeys.id, key.id),
				eq(resellerKeys.resellerId, key.resellerId),
				isNull(resellerKeys.revokedAt),
			),
		);
}
