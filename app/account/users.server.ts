import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { isUniqueViolation } from "#app/database/constraint-violation.ts";
import { accounts, users } from "#app/database/schema.server.ts";
import { causes } from "#app/log/describe-error.ts";
import type { StaffLanguage } from "#app/messages/languages.ts";
import { newId } from "./random.server.ts";
import { type Device, isNewDevice } from "./sessions/known-devices.server.ts";
import { confirmedFactorId, factorColumn, hasPasskey } from "./two-factor/second-factor.server.ts";
import type { User } from "./users.ts";

/** Provider id of a password. */
export const credential = "credential";

export function newUser(
	entered: {
		name: string;
		email: string;
		image?: string | null | undefined;
		role?: string;
		language?: StaffLanguage | undefined;
	},
	now: number,
): User {
	return {
		id: newId(),
		name: entered.name,
		email: entered.email,
		emailVerified: false,
		image: entered.image ?? null,
		role: entered.role ?? "user",
		banned: false,
		banReason: null,
		banExpires: null,
		twoFactorEnabled: false,
		language: entered.language ?? null,
		createdAt: now,
		updatedAt: now,
	};
}

export function insertUser(db: Database, user: User) {
	return db.insert(users).values(user);
}

/** Sets a user's first or new password. @param condition checked at that point of the batch. */
export function savePassword(
	db: Database,
	{ userId, password, now }: { userId: string; password: string; now: number },
	condition: SQL = sql`true`,
) {
	return db.run(sql`
		INSERT INTO ${accounts}
			(id, user_id, provider_id, account_id, password, created_at, updated_at)
		SELECT ${newId()}, ${userId}, ${credential}, ${userId}, ${password}, ${now}, ${now}
		WHERE ${condition}
		ON CONFLICT (provider_id, account_id)
		DO UPDATE SET password = excluded.password, updated_at = excluded.updated_at`);
}

/** Saves a new hash of the same password, unless the password was changed meanwhile. */
export function replacePasswordHash(
	db: Database,
	userId: string,
	hashes: { old: string; renewed: string },
) {
	return db
		.update(accounts)
		.set({ password: hashes.renewed })
		.where(and(isCredentialOf(userId), eq(accounts.password, hashes.old)));
}

export async function findUserByEmail(db: Database, email: string): Promise<User | null> {
	const [user] = await db.select().from(users).where(eq(users.email, email));
	return user ?? null;
}

export async function findUserById(db: Database, id: string): Promise<User | null> {
	const [user] = await db.select().from(users).where(eq(users.id, id));
	return user ?? null;
}

export interface PasswordOwner {
	user: User;
	/** Null: the user signs in by a provider only. */
	passwordHash: string | null;
	/** Of the authenticator app that counts, if there is one. */
	factorId: string | null;
	hasFactor: boolean;
	isNewDevice: boolean;
}

export async function findUserAndPassword(
	db: Database,
	email: string,
	device: Device,
): Promise<PasswordOwner | null> {
	const [row] = await db
		.select({
			user: users,
			passwordHash: accounts.password,
			isNewDevice: sql<number>`${isNewDevice(sql`${users.id}`, device)}`.mapWith(Boolean),
			factorId: confirmedFactorId,
			...factorColumn,
		})
		.from(users)
		.leftJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, credential)))
		.where(eq(users.email, email));
	return row ? { ...row, hasFactor: row.hasFactor === 1 } : null;
}

export async function findPasswordHash(db: Database, userId: string): Promise<string | null> {
	const [row] = await db
		.select({ password: accounts.password })
		.from(accounts)
		.where(isCredentialOf(userId));
	return row?.password ?? null;
}

export async function listAccounts(db: Database, userId: string) {
	return await db
		.select({
			id: accounts.id,
			providerId: accounts.providerId,
			accountId: accounts.accountId,
			scope: accounts.scope,
			createdAt: accounts.createdAt,
			updatedAt: accounts.updatedAt,
		})
		.from(accounts)
		.where(eq(accounts.userId, userId))
		.orderBy(accounts.createdAt);
}

export function isUnverified(email: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.email} = ${email} AND ${users.emailVerified} = 0)`;
}

export function updateUser(
	db: Database,
	userId: string,
	change: {
		name?: string | undefined;
		image?: string | null | undefined;
		language?: StaffLanguage | undefined;
	},
	now: number,
) {
	return db
		.update(users)
		.set({ ...change, updatedAt: now })
		.where(eq(users.id, userId))
		.returning();
}

/** Only from false to true, so that at most one of two uses of a link finds a row. */
export function confirmEmail(db: Database, email: string, now: number, condition?: SQL) {
	return db
		.update(users)
		.set({ emailVerified: true, updatedAt: now })
		.where(and(eq(users.email, email), eq(users.emailVerified, false), condition))
		.returning();
}

/**
 * The new address is unverified. Finds no row when the old one has changed meanwhile.
 * @param emails.condition checked at that point of the batch.
 */
export function changeEmail(
	db: Database,
	userId: string,
	emails: { from: string; to: string; condition?: SQL },
	now: number,
) {
	return db
		.update(users)
		.set({ email: emails.to, emailVerified: false, updatedAt: now })
		.where(and(eq(users.id, userId), eq(users.email, emails.from), emails.condition))
		.returning();
}

export function hasUnverifiedEmail(userId: string): SQL {
	return sql`EXISTS (SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} AND ${users.emailVerified} = 0)`;
}

/** SQL, true while this user has no password, provider or passkey: the invitation is not accepted. */
export function hasNoSignIn(userId: string | SQL): SQL {
	return sql`(NOT EXISTS (SELECT 1 FROM ${accounts} WHERE ${accounts.userId} = ${userId})
		AND NOT ${hasPasskey(userId)})`;
}

/** Sessions and accounts go too (foreign keys). Fails the batch of a user who `isHoldingCash`. */
export function deleteUser(db: Database, userId: string) {
	return db.delete(users).where(eq(users.id, userId));
}

/** Whether a batch failed because the user to delete holds cash: the trigger `users_hand_over_cash`. */
export function isHoldingCash(error: unknown): boolean {
	return causes(error).some(({ message }) => message.includes("users_hand_over_cash"));
}

/** Whether a batch failed because another user has this email. */
export function isEmailTaken(error: unknown): boolean {
	return isUniqueViolation(error, "users.email");
}

function isCredentialOf(userId: string) {
	return and(eq(accounts.userId, userId), eq(accounts.providerId, credential));
}
