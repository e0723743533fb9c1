import { and, eq, ne, or, type SQL, sql } from "drizzle-orm";
import { dropAllVerifications } from "#app/account/mails/verifications.server.ts";
import { type Device, isNewDevice } from "#app/account/sessions/known-devices.server.ts";
import { deleteSessionsOf } from "#app/account/sessions/sessions.server.ts";
import { hasOtherAccount } from "#app/account/sign-in-methods.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { accounts, users } from "#app/database/schema.server.ts";
import { dropFactorsBeforeProof } from "../first-proof.server.ts";
import type { AccountOptions } from "../options.server.ts";
import { newId } from "../random.server.ts";
import type { AccountService } from "../service.server.ts";
import { hasSecondFactor } from "../two-factor/second-factor.server.ts";
import { credential } from "../users.server.ts";
import type { User } from "../users.ts";
import type { ProviderTokens } from "./provider-calls.server.ts";
import { openToken, sealToken } from "./provider-tokens.server.ts";

/** Users here whom a person of a provider may be. */
export interface IdentityMatch {
	/** The user with this account of the provider. */
	owner: User | null;
	user: User | null;
	/** Whether the visitor's device is new to the owner, or else to the user with this email. */
	isNewDevice: boolean;
	/** Whether that user has a second factor. */
	hasFactor: boolean;
}

/** One round trip. @param device null where nobody signs in. */
export async function findByIdentity(
	db: Database,
	providerId: string,
	identity: { id: string; email: string | null },
	device: Device | null,
): Promise<IdentityMatch> {
	const newness = device ? isNewDevice(sql`${users.id}`, device) : sql`false`;
	const isNew = sql<number>`${newness}`.mapWith(Boolean);
	const { owners, people } = await runBatch(db, {
		owners: db
			.select({ user: users, isNew, hasFactor: hasSecondFactor })
			.from(accounts)
			.innerJoin(users, eq(users.id, accounts.userId))
			.where(and(eq(accounts.providerId, providerId), eq(accounts.accountId, identity.id))),
		people: db
			.select({ user: users, isNew, hasFactor: hasSecondFactor })
			.from(users)
			.where(eq(users.email, identity.email ?? "")),
	});
	const [[owner], [namesake]] = [owners, people];
	return {
		owner: owner?.user ?? null,
		user: namesake?.user ?? null,
		isNewDevice: (owner ?? namesake)?.isNew ?? false,
		hasFactor: (owner ?? namesake)?.hasFactor === 1,
	};
}

/** All accounts of a user, with decrypted tokens. */
export async function listProviderAccounts(db: Database, options: AccountOptions, userId: string) {
	const rows = await db
		.select()
		.from(accounts)
		.where(eq(accounts.userId, userId))
		.orderBy(accounts.createdAt);
	return rows.map((row) => ({
		id: row.id,
		userId: row.userId,
		providerId: row.providerId,
		accountId: row.accountId,
		accessToken: openToken(options.secret, row, "access", row.accessToken),
		refreshToken: openToken(options.secret, row, "refresh", row.refreshToken),
		idToken: openToken(options.secret, row, "id", row.idToken),
		accessTokenExpiresAt: row.accessTokenExpiresAt,
		scope: row.scope,
	}));
}

export type ProviderAccount = Awaited<ReturnType<typeof listProviderAccounts>>[number];

interface AccountKey {
	userId: string;
	providerId: string;
	accountId: string;
}

/**
 * Fails, with its whole batch, when the account belongs to a user already or the user is deleted.
 */
export function insertProviderAccount(
	{ db, options, now }: Pick<AccountService, "db" | "options" | "now">,
	key: AccountKey,
	tokens: Partial<ProviderTokens>,
) {
	return db.insert(accounts).values({
		id: newId(),
		...key,
		...sealedTokens(options, key, tokens),
		createdAt: now,
		updatedAt: now,
	});
}

/** Tokens that the provider did not send again stay (often the refresh token). */
export function renewProviderTokens(
	{ db, options, now }: Pick<AccountService, "db" | "options" | "now">,
	key: Omit<AccountKey, "userId">,
	tokens: Partial<ProviderTokens>,
) {
	return db
		.update(accounts)
		.set({ ...sealedTokens(options, key, tokens), updatedAt: now })
		.where(and(eq(accounts.providerId, key.providerId), eq(accounts.accountId, key.accountId)));
}

function sealedTokens(
	{ secret }: AccountOptions,
	key: Omit<AccountKey, "userId">,
	tokens: Partial<ProviderTokens>,
) {
	const { accessToken, refreshToken, idToken } = tokens;
	return {
		...(accessToken
			? {
					accessToken: sealToken(secret, key, "access", accessToken),
					accessTokenExpiresAt: tokens.accessTokenExpiresAt ?? null,
				}
			: {}),
		...(refreshToken
			? {
					refreshToken: sealToken(secret, key, "refresh", refreshToken),
					refreshTokenExpiresAt: tokens.refreshTokenExpiresAt ?? null,
				}
			: {}),
		...(idToken ? { idToken: sealToken(secret, key, "id", idToken) } : {}),
		...(tokens.scopes ? { scope: tokens.scopes.join(",") } : {}),
	};
}

/** SQL, true while this is an account of this user and not the last one, unless the policy allows its end. */
export function isUnlinkable(
	options: AccountOptions,
	{ id, userId }: { id: string; userId: string },
): SQL {
	const belongsToUser = sql`EXISTS (SELECT 1 FROM ${accounts} AS account
		WHERE account.id = ${id} AND account.user_id = ${userId})`;
	return options.linking.allowUnlinkingAll
		? belongsToUser
		: sql`(${belongsToUser} AND ${hasOtherAccount(options, { userId, id })})`;
}

export function deleteProviderAccount(db: Database, id: string, condition: SQL) {
	return db
		.delete(accounts)
		.where(and(eq(accounts.id, id), condition))
		.returning({ id: accounts.id });
}

/**
 * Password, other accounts, passkeys and apps (not of an account with a role), sessions and tokens of a user whose mailbox
 * belongs to somebody else.
 */
export function removeUnverifiedSignIns(
	{ db, now }: Pick<AccountService, "db" | "now">,
	userId: string,
	provedAccount: Omit<AccountKey, "userId">,
) {
	return {
		accounts: db
			.delete(accounts)
			.where(
				and(
					eq(accounts.userId, userId),
					or(
						ne(accounts.providerId, provedAccount.providerId),
						ne(accounts.accountId, provedAccount.accountId),
					),
				),
			),
		factors: dropFactorsBeforeProof(db, { userId, now }),
		sessions: deleteSessionsOf(db, userId),
		verifications: dropAllVerifications(db, userId),
	};
}

/** All of a user except the password. */
export function dropProviderAccounts(db: Database, userId: string, condition: SQL) {
	return db
		.delete(accounts)
		.where(and(eq(accounts.userId, userId), ne(accounts.providerId, credential), condition));
}

/** Whether a batch failed because the account belongs to a user already. */
export function isAccountTaken(error: unknown): boolean {
	return isUniqueViolation(error, "accounts.provider_id");
}
