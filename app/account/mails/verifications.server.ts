/**
 * Tokens of mailed links that work once, and marks of used tokens that are stored nowhere else
 * (`oauthState`, `passkeyChallenge`, `changeEmail`). Stored as prefix and SHA-256, so that nobody can open links from the table.
 * Tokens are long and random, so a plain hash is enough.
 */
import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { and, eq, gt, like, lte, ne, type SQL, sql } from "drizzle-orm";
import { newId, randomText } from "#app/account/random.server.ts";
import { isSameText, sha256Of } from "#app/crypto/digest.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { verifications } from "#app/database/schema.server.ts";

export const purposes = {
	resetPassword: { prefix: "reset-password:", length: 24 },
	invitation: { prefix: "invitation:", length: 32 },
	deleteAccount: { prefix: "delete-account-", length: 32 },
	/** Of a visitor at an identity provider: the browser keeps the state, a row marks it as used. */
	oauthState: { prefix: "oauth-state:", length: 32 },
	/** Of a user whose password was right, and who still owes a code. */
	secondFactor: { prefix: "second-factor:", length: 32 },
	/** Of a browser that asks for a passkey: the challenge proves itself, a row marks it as used. */
	passkeyChallenge: { prefix: "passkey-challenge:", length: 32 },
	/** Of a link that moves an account to another address: the token proves itself, a row marks it as used. */
	changeEmail: { prefix: "change-email:", length: 0 },
	/** No token: the address to which a user's link leads, in plain words, so that the account page can name it. */
	waitingEmail: { prefix: "waiting-email:", length: 0 },
} as const;

export type Purpose = keyof typeof purposes;

/**
 * A new token, its statement, and the condition that it is stored: the mail belongs into the same
 * batch with this condition.
 * @param token.value SQL of what the token stands for; with NULL no token is stored.
 * @param token.seconds how long the token can be redeemed.
 */
export function issueVerification(
	db: Database,
	{ purpose, value, now, seconds }: { purpose: Purpose; value: SQL; now: number; seconds: number },
) {
	const token = randomText(purposes[purpose].length);
	const insert = db.run(sql`
		INSERT INTO ${verifications} (id, identifier, value, expires_at, created_at, updated_at)
		SELECT ${newId()}, ${identifierOf(purpose, token)}, issued.value, ${now + seconds * 1000}, ${now}, ${now}
		FROM (SELECT ${value} AS value) AS issued WHERE issued.value IS NOT NULL`);
	return { token, insert, isIssued: isRedeemable(purpose, token, now) };
}

/** What the token stands for; null when it is unknown, used or expired. Does not redeem it. */
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
	// attack (timing): the index finds the hash, a comparison in constant time decides
	if (!row || !isSameText(row.identifier, identifier)) return null;
	return row.value;
}

/** Deletes the token; `returning` has a row for one of several parallel calls only. */
export function redeemVerification(db: Database, purpose: Purpose, token: string, now: number) {
	const isToken = eq(verifications.identifier, identifierOf(purpose, token));
	return db
		.delete(verifications)
		.where(and(isToken, gt(verifications.expiresAt, now)))
		.returning({ value: verifications.value });
}

/**
 * Marks a token that the browser keeps as used; `returning` has a row for one of several parallel
 * calls only.
 * @param times.until when the token expires and the mark can be deleted.
 */
export function markUsed(
	db: Database,
	purpose: Purpose,
	token: string,
	{ now, until }: { now: number; until: number },
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

/** SQL, true while `markUsed` has not marked the token. */
export function isUnmarked(purpose: Purpose, token: string): SQL {
	return sql`NOT EXISTS (SELECT 1 FROM ${verifications} WHERE ${verifications.identifier} = ${identifierOf(purpose, token)})`;
}

/** SQL, true while the token is valid; conditions other statements of its batch. */
export function isRedeemable(purpose: Purpose, token: string, now: number): SQL {
	return sql`EXISTS (SELECT 1 FROM ${verifications} WHERE ${verifications.identifier} = ${identifierOf(purpose, token)} AND ${verifications.expiresAt} > ${now})`;
}

/** When the invitation of a user that still works ends, if there is one. */
export function openInvitationOf(db: Database, userId: string, now: number) {
	return db
		.select({ expiresAt: verifications.expiresAt })
		.from(verifications)
		.where(and(isOfUser(userId, purposes.invitation.prefix), gt(verifications.expiresAt, now)));
}

/** Notes the address that a mailed link leads to, instead of the one before. @param waiting.until when the link expires. */
export function noteWaitingEmail(
	db: Database,
	{ userId, email, now, until }: { userId: string; email: string; now: number; until: number },
) {
	return {
		before: dropVerifications(db, "waitingEmail", userId),
		note: db.insert(verifications).values({
			id: newId(),
			identifier: `${purposes.waitingEmail.prefix}${userId} ${email}`,
			value: userId,
			expiresAt: until,
			createdAt: now,
			updatedAt: now,
		}),
	};
}

/** The address to which a user's account moves when the mailed link is opened. */
export function waitingEmailOf(db: Database, userId: string, now: number) {
	const prefix = `${purposes.waitingEmail.prefix}${userId} `;
	return db
		.select({
			email: sql<string>`substr(${verifications.identifier}, ${prefix.length + 1})`,
			until: verifications.expiresAt,
		})
		.from(verifications)
		.where(and(isOfUser(userId, prefix), gt(verifications.expiresAt, now)));
}

/** All tokens of one purpose and user. */
export function dropVerifications(db: Database, purpose: Purpose, userId: string) {
	return db.delete(verifications).where(isOfUser(userId, purposes[purpose].prefix));
}

function isOfUser(userId: string, prefix: string) {
	return and(eq(verifications.value, userId), like(verifications.identifier, `${prefix}%`));
}

/** All tokens of a user except the one that is being redeemed. */
export function dropOtherVerifications(
	db: Database,
	{ purpose, token, value }: { purpose: Purpose; token: string; value: string },
	condition: SQL,
) {
	const isOther = ne(verifications.identifier, identifierOf(purpose, token));
	return dropAllVerifications(db, value, and(isOther, condition));
}

export function dropAllVerifications(db: Database, value: string, condition?: SQL) {
	return db.delete(verifications).where(and(eq(verifications.value, value), condition));
}

/** Cron: expired tokens. */
export async function deleteExpiredVerifications(db: Database, now: number): Promise<void> {
	await db.delete(verifications).where(lte(verifications.expiresAt, now));
}

/** As it is stored. */
export function identifierOf(purpose: Purpose, token: string): string {
	return purposes[purpose].prefix + encodeBase64urlNoPadding(sha256Of(token));
}

function isForm(purpose: Purpose, token: string): boolean {
	return token.length === purposes[purpose].length && /^[A-Za-z0-9]+$/.test(token);
}
