/**
 * Single-use promises that were mailed out. The table holds SHA-256 of the token under the purpose's
 * prefix: a read of the database opens nothing. Tokens are long and random, so one plain hash is enough.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import { and, eq, gt, like, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { verifications } from "#app/database/schema.server.ts";
import { newId, randomText } from "./random.server.ts";

export const purposes = {
	resetPassword: { prefix: "reset-password:", length: 24 },
	deleteAccount: { prefix: "delete-account-", length: 32 },
} as const;

export type Purpose = keyof typeof purposes;

/** A fresh token and the insert that makes it redeemable; put the insert into the mail's batch. */
export function issueVerification(
	db: Database,
	purpose: Purpose,
	value: string,
	now: number,
	seconds: number,
) {
	const token = randomText(purposes[purpose].length);
	const insert = db.insert(verifications).values({
		id: newId(),
		identifier: identifierOf(purpose, token),
		value,
		expiresAt: now + seconds * 1000,
		createdAt: now,
		updatedAt: now,
	});
	return { token, insert };
}

/** What the token stands for, without redeeming it; null when unknown, used or too old. */
export async function findVerification(
	db: Database,
	purpose: Purpose,
	token: string,
	now: number,
): Promise<string | null> {
	if (!isForm(purpose, token)) return null;
	const identifier = identifierOf(purpose, token);
	const [row] = await db
		.select({ identifier: verifications.identifier, value: verifications.value })
		.from(verifications)
		.where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
	// the index finds the hash; the answer hangs on a comparison that takes the same time for all
	if (!row || !timingSafeEqual(Buffer.from(row.identifier), Buffer.from(identifier))) return null;
	return row.value;
}

/** Deletes it; `returning` has a row for exactly one of several that try at once. */
export function redeemVerification(db: Database, purpose: Purpose, token: string, now: number) {
	return db
		.delete(verifications)
		.where(
			and(
				eq(verifications.identifier, identifierOf(purpose, token)),
				gt(verifications.expiresAt, now),
			),
		)
		.returning({ value: verifications.value });
}

/** SQL that is true while the token is redeemable: other statements of its batch hang on it. */
export function isRedeemable(purpose: Purpose, token: string, now: number) {
	return sql`EXISTS (SELECT 1 FROM ${verifications} WHERE ${verifications.identifier} = ${identifierOf(purpose, token)} AND ${verifications.expiresAt} > ${now})`;
}

/** All open promises of a purpose to one user. */
export function dropVerifications(db: Database, purpose: Purpose, value: string) {
	return db
		.delete(verifications)
		.where(
			and(
				eq(verifications.value, value),
				like(verifications.identifier, `${purposes[purpose].prefix}%`),
			),
		);
}

function identifierOf(purpose: Purpose, token: string): string {
	return purposes[purpose].prefix + createHash("sha256").update(token).digest("base64url");
}

function isForm(purpose: Purpose, token: string): boolean {
	return token.length === purposes[purpose].length && /^[A-Za-z0-9]+$/.test(token);
}
