/**
 * The step between the right password and the session: a row of `verifications` that is the user's, and a signed cookie
 * that names it, so that a code counts only in the browser in which the password was typed.
 */
import { and, eq, gt, type SQL, sql } from "drizzle-orm";
import { identifierOf, issueVerification } from "#app/account/mails/verifications.server.ts";
import type { AccountOptions } from "#app/account/options.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import {
	readCookie,
	readSigned,
	serialize,
	sign,
} from "#app/account/sessions/session-cookie.server.ts";
import type { Database } from "#app/database/client.server.ts";
import { verifications } from "#app/database/schema.server.ts";

/** Seconds: long enough to fetch the telephone. */
const challengeSeconds = 600;
/** Attempts before the password must be typed again; more than before the pause of an app (`pauseAfter`), so that recovery codes can follow. */
export const challengeAttempts = 10;

export interface Challenge {
	token: string;
	/** The session's cookie ends with the browser. */
	dontRemember: boolean;
}

/** The statement, and the cookie. The cookie's value has hyphens, so it is no session token. */
export function issueChallenge(
	{ db, options, now }: AccountService,
	userId: string,
	dontRemember: boolean,
) {
	const { token, insert } = issueVerification(db, {
		purpose: "secondFactor",
		value: sql`${userId}`,
		now,
		seconds: challengeSeconds,
	});
	const value = sign(options.secret, `2fa-${token}-${dontRemember ? "once" : "stay"}`);
	return { insert, cookie: serialize(options, "two_factor", value, challengeSeconds) };
}

/** Null without a cookie signed by us. */
export function readChallenge(options: AccountOptions, request: Request): Challenge | null {
	const value = readSigned(options.secret, readCookie(options, "two_factor", request));
	const [, token, how] = /^2fa-([a-z2-7]{32})-(once|stay)$/.exec(value ?? "") ?? [];
	return token ? { token, dontRemember: how === "once" } : null;
}

export function clearChallenge(options: AccountOptions): string {
	return serialize(options, "two_factor", "", 0);
}

/** Counts an attempt before it is looked at, so that parallel ones count too. */
export function countAttempt(db: Database, { token }: Challenge, now: number) {
	return db
		.update(verifications)
		.set({ attempts: sql`${verifications.attempts} + 1` })
		.where(
			and(
				eq(verifications.identifier, identifierOf("secondFactor", token)),
				gt(verifications.expiresAt, now),
			),
		)
		.returning({ userId: verifications.value, attempts: verifications.attempts });
}

/** SQL, the id of the user whose attempt `countAttempt` has counted before, or NULL when there were too many. */
export function challengedUser({ token }: Challenge, now: number): SQL {
	return sql`(SELECT value FROM verifications
		WHERE identifier = ${identifierOf("secondFactor", token)} AND expires_at > ${now}
			AND attempts <= ${challengeAttempts})`;
}
