/**
 * Tokens of mailed links that work once, and marks of used tokens that a browser keeps (`oauthState`). The
 * table holds SHA-256 of the token behind the purpose's prefix, so whoever reads the database can open no
 * link. Tokens are long and random, so one plain hash is enough.
 */
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { and, eq, gt, like, lte, ne, type SQL, sql } from "drizzle-orm";
import { newId, randomText } from "#app/account/random.server.ts";
import { isSameText, sha256Of } from "#app/crypto/digest.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { verifications } from "#app/database/schema.server.ts";

export const purposes = {
	resetPassword: { prefix: "reset-password:", length: 24 },
	deleteAccount: { prefix: "delete-account-", length: 32 },
	/** "This was not me" in a verification mail. */
	notMe: { prefix: "not-me:", length: 32 },
	/** Of a visitor who is away at an identity provider: the browser keeps it, a row says that it is used. */
	oauthState: { prefix: "oauth-state:", length: 32 },
} as const;

export type Purpose = keyof typeof purposes;

/**
 * A fresh token, what makes it redeemable, and what is true once it is: the mail with the token
 * belongs into the same batch, on that condition.
 * @param value SQL that yields what the token stands for; nothing is issued when it yields NULL.
 */
export function issueVerification(
	db: Database,
	purpose: Purpose,
	value: SQL,
	now: number,
	seconds: number,
) {
	const token = randomText(purposes[purpose].length);
	const insert = db.run(sql`
		INSERT INTO ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
		SELECT ${newId()}, ${identifierOf(purpose, token)}, issued.value, ${now + seconds * 1000}, ${now}, ${now}
		FROM (SELECT ${value} AS value) AS issued WHERE issued.value IS NOT NULL`);
	return { token, insert, isIssued: isRedeemable(purpose, token, now) };
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
	if (!row || !isSameText(row.identifier, identifier)) return null;
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

/**
 * Remembers that a promise which somebody else keeps was used; `returning` has a row for exactly one
 * of several that try at once.
 * @param until when nobody takes it any more: the mark is deleted then.
 */
export function markUsed(
	db: Database,
	purpose: Purpose,
	token: string,
	now: number,
	until: number,
) {
	return db
		.insert(verifications)
		.values({
			id: newId(),
			identifier: identifierOf(purpose, token),
			value: "used",
			expiresAt: until,
			createdAt: now,
			updatedAt: now,
		})
		.onConflictDoNothing({ target: verifications.identifier })
		.returning({ id: verifications.id });
}

/** SQL that is true while the token is redeemable: other statements of its batch hang on it. */
export function isRedeemable(purpose: Purpose, token: string, now: number): SQL {
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

/** Everything that stands for one user, but for the token that is about to be redeemed. */
export function dropOtherVerifications(
	db: Database,
	purpose: Purpose,
	token: string,
	value: string,
	condition: SQL,
) {
	const others = ne(verifications.identifier, identifierOf(purpose, token));
	return dropAllVerifications(db, value, and(others, condition));
}

/** Everything that stands for one user. */
export function dropAllVerifications(db: Database, value: string, condition?: SQL) {
	return db.delete(verifications).where(and(eq(verifications.value, value), condition));
}

/** Cron: what nobody can redeem any more. */
export async function deleteExpiredVerifications(db: Database, now: number): Promise<void> {
	await db.delete(verifications).where(lte(verifications.expiresAt, now));
}

function identifierOf(purpose: Purpose, token: string): string {
	return purposes[purpose].prefix + encodeBase64urlNoPadding(sha256Of(token));
}

function isForm(purpose: Purpose, token: string): boolean {
	return token.length === purposes[purpose].length && /^[A-Za-z0-9]+$/.test(token);
}
