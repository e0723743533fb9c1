/** Rows of authenticator apps and recovery codes. */
import {
	and,
	eq,
	gt,
	isNotNull,
	isNull,
	lt,
	lte,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import { openSealed, seal } from "#app/account/encrypted-text.server.ts";
import { newId } from "#app/account/random.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { recoveryCodes, twoFactors, users } from "#app/database/schema.server.ts";
import { newRecoveryCodes, recoveryCodeHash } from "./recovery-codes.server.ts";
import { newTotpSecret } from "./totp.server.ts";

export type Factor = typeof twoFactors.$inferSelect;

/** Long enough to install an app; later its key may have been seen by others. */
const proposalMilliseconds = 3_600_000;

const sealing = "secret of a second factor";

/** The app's secret in base32; null when it was sealed with another `AUTH_SECRET`. */
export function openFactor({ options }: AccountService, factor: Factor): string | null {
	return openSealed(options.secret, sealing, [factor.userId, factor.id], factor.secret);
}

/** A new app and its recovery codes, which count once the app is confirmed; an earlier proposal ends. */
export function proposeFactor({ db, options, now }: AccountService, userId: string) {
	const [id, secret, codes] = [newId(), newTotpSecret(), newRecoveryCodes()];
	const sealedSecret = seal(options.secret, sealing, [userId, id], secret);
	return {
		id,
		secret,
		codes,
		statements: {
			earlier: dropProposedFactor(db, userId),
			factor: db.insert(twoFactors).values({ id, userId, secret: sealedSecret, createdAt: now }),
			codes: insertCodes(db, options.secret, { factorId: id, codes }),
		},
	};
}

const isProposedOf = (userId: string) =>
	and(eq(twoFactors.userId, userId), isNull(twoFactors.confirmedAt));
const isConfirmedOf = (userId: string | SQL) =>
	and(sql`${twoFactors.userId} = ${userId}`, isNotNull(twoFactors.confirmedAt));

/** @param condition checked at that point of the batch. */
export function dropProposedFactor(db: Database, userId: string, condition?: SQL) {
	return db.delete(twoFactors).where(and(isProposedOf(userId), condition));
}

/** Cron: apps that were begun and not confirmed in time, and their recovery codes. */
export async function deleteUnconfirmedFactors(db: Database, now: number): Promise<void> {
	await db
		.delete(twoFactors)
		.where(
			and(isNull(twoFactors.confirmedAt), lte(twoFactors.createdAt, now - proposalMilliseconds)),
		);
}

function insertCodes(
	db: Database,
	secret: string,
	{ factorId, codes }: { factorId: string; codes: readonly string[] },
) {
	const rows = codes.map((code) => ({ factorId, hash: recoveryCodeHash(secret, code) }));
	return db.insert(recoveryCodes).values(rows);
}

/** New codes in place of all earlier ones. */
export function replaceCodes({ db, options }: AccountService, factorId: string) {
	const codes = newRecoveryCodes();
	return {
		codes,
		statements: {
			earlier: db.delete(recoveryCodes).where(eq(recoveryCodes.factorId, factorId)),
			codes: insertCodes(db, options.secret, { factorId, codes }),
		},
	};
}

/** The app that the user is setting up, for an hour. */
export async function findProposedFactor(
	{ db, now }: Pick<AccountService, "db" | "now">,
	userId: string,
): Promise<Factor | undefined> {
	const [factor] = await db
		.select()
		.from(twoFactors)
		.where(and(isProposedOf(userId), gt(twoFactors.createdAt, now - proposalMilliseconds)));
	return factor;
}

export function confirmedFactorOf(db: Database, userId: string | SQL) {
	return db.select().from(twoFactors).where(isConfirmedOf(userId));
}

/**
 * Counts an attempt at the app before its code is looked at, so that parallel attempts count too. `returning` has no row
 * without such an app, and while it takes no codes. @param which SQL, true for the row that is meant.
 */
export function claimAttempt(db: Database, which: SQL, now: number) {
	const failures = sql`${twoFactors.failures} + 1`;
	const pause = pauseAfter(failures);
	return db
		.update(twoFactors)
		.set({
			failures,
			lockedUntil: sql`CASE WHEN ${pause} > 0 THEN ${now} + ${pause} ELSE ${twoFactors.lockedUntil} END`,
		})
		.where(and(which, lte(twoFactors.lockedUntil, now)))
		.returning();
}

/** SQL, true while no code of this step or a later one was used. */
export function isUnused(factorId: string, step: number): SQL {
	return sql`EXISTS (SELECT 1 FROM two_factors WHERE id = ${factorId} AND last_step < ${step})`;
}

/** After a right code: the step is used, and earlier attempts are forgotten. */
export function spendStep(db: Database, factorId: string, step: number) {
	return db
		.update(twoFactors)
		.set({ lastStep: step, failures: 0, lockedUntil: 0 })
		.where(and(eq(twoFactors.id, factorId), lt(twoFactors.lastStep, step)));
}

/** The proposed app counts from now on, in place of an earlier one; to be run after `isUnused` has held. */
export function confirmFactor(db: Database, { id, userId }: Factor, now: number) {
	return {
		earlier: db.delete(twoFactors).where(isConfirmedOf(userId)),
		confirmed: db
			.update(twoFactors)
			.set({ confirmedAt: now })
			.where(and(eq(twoFactors.id, id), isNull(twoFactors.confirmedAt))),
		user: db
			.update(users)
			.set({ twoFactorEnabled: true, updatedAt: now })
			.where(eq(users.id, userId)),
	};
}

/**
 * Takes away the user's authenticator app, its recovery codes and what was being set up.
 * @param condition checked at that point of the batch.
 */
export function removeFactors(db: Database, userId: string, now: number, condition?: SQL) {
	return {
		factors: db.delete(twoFactors).where(and(eq(twoFactors.userId, userId), condition)),
		user: db
			.update(users)
			.set({ twoFactorEnabled: false, updatedAt: now })
			.where(and(eq(users.id, userId), condition)),
	};
}

export function isRecoveryCode(factorId: string, hash: string): SQL {
	return sql`EXISTS (SELECT 1 FROM recovery_codes WHERE factor_id = ${factorId} AND hash = ${hash})`;
}

/** After a right recovery code: it is used up, and the app takes codes again. */
export function spendRecoveryCode(db: Database, factorId: string, hash: string) {
	return {
		code: db
			.delete(recoveryCodes)
			.where(and(eq(recoveryCodes.factorId, factorId), eq(recoveryCodes.hash, hash))),
		attempts: db
			.update(twoFactors)
			.set({ failures: 0, lockedUntil: 0 })
			.where(eq(twoFactors.id, factorId)),
	};
}

/** Since when the user's app counts, and how many recovery codes are left; no row without an app. */
export function factorOverview(db: Database, userId: string) {
	const codesLeft = sql<number>`(SELECT count(*) FROM recovery_codes
		WHERE recovery_codes.factor_id = two_factors.id)`;
	return db
		.select({ since: sql<number>`${twoFactors.confirmedAt}`, codesLeft })
		.from(twoFactors)
		.where(isConfirmedOf(userId));
}

const attemptsBeforePause = 5;
const firstPause = 15 * 60_000;
const longestPause = 24 * 3_600_000;
/** 15 minutes doubled seven times are more than a day. */
const mostDoublings = 7;

/**
 * SQL, for how many milliseconds an app takes no code after so many attempts in a row; 0: none. Attack: who knows a password
 * and tries codes; of 333,000 one is right by chance. A new sign-in does not begin a new count, so an attacker has about
 * five attempts a day.
 */
export function pauseAfter(failures: SQLWrapper): SQL<number> {
	return sql<number>`CASE WHEN (${failures}) % ${attemptsBeforePause} <> 0 THEN 0
		ELSE min(${longestPause}, ${firstPause} << min(${mostDoublings}, (${failures}) / ${attemptsBeforePause} - 1)) END`;
}
