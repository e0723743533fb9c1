/**
 * The second step, whatever is shown there: whose turn it is, and how it ends. After the password that is a challenge,
 * which becomes a session; in a session that owes a factor, the session itself.
 */
import { type SQL, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Answer, Call, Refusal } from "#app/account/endpoints/endpoint.server.ts";
import type { AccountErrorCode } from "#app/account/errors.ts";
import { isRedeemable, redeemVerification } from "#app/account/mails/verifications.server.ts";
import { type Device, deviceOf, isNewDevice } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { markSecondFactor } from "#app/account/sessions/sessions.server.ts";
import { findPasswordHash } from "#app/account/users.server.ts";
import { isBanned, type SignedIn, type User, type WireUser, wireUser } from "#app/account/users.ts";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch, type Statements } from "#app/database/batch.server.ts";
import { users } from "#app/database/schema.server.ts";
import {
	type Challenge,
	challengeAttempts,
	challengedUser,
	clearChallenge,
	countAttempt,
	readChallenge,
} from "./challenge.server.ts";
import { confirmedFactorOf, type Factor } from "./factors.server.ts";
import { trustDevice } from "./trusted-device.server.ts";

export type StepCall = Call<unknown, unknown, "none">;
/** What a call in a session needs besides the session. */
export type CallInSession = Pick<StepCall, "service" | "request" | "cookies" | "dontRemember">;
export type Verified = { token: string | undefined; user: WireUser };

export const trustField = v.optional(v.boolean(), false);

export interface Attempt {
	challenge: Challenge;
	user: User;
	factor: Factor | undefined;
	device: Device;
	isNewDevice: boolean;
}

/** Who the challenge of this browser is about; counts the attempt. */
export async function beginAttempt({ service, request }: StepCall): Promise<Attempt | Refusal> {
	const { db, options, now } = service;
	const challenge = readChallenge(options, request);
	if (!challenge) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
	const who = challengedUser(challenge, now);
	const device = deviceOf(service, request);
	const {
		counted: [counted],
		user: [user],
		factor: [factor],
		asked: [asked],
	} = await runBatch(db, {
		counted: countAttempt(db, challenge, now),
		user: db.select().from(users).where(sql`${users.id} = ${who}`),
		factor: confirmedFactorOf(db, who),
		asked: db.all<{ isNew: 0 | 1 }>(sql`SELECT ${isNewDevice(who, device)} AS isNew`),
	});
	if (counted && counted.attempts > challengeAttempts)
		return { refused: "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE" };
	if (!counted || !user) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
	if (isBanned(user, now)) return { refused: "BANNED_USER" };
	return { challenge, user, factor, device, isNewDevice: asked?.isNew === 1 };
}

/** What a shown factor writes, on a condition of its own. Of several calls at once with the same code it holds for one. */
export interface Proof {
	if: SQL;
	write: Statements;
	otherwise: AccountErrorCode;
}

interface Ending {
	trustDevice: boolean;
	disableSession?: boolean;
}

/** Ends the challenge with a session. */
export async function finishAttempt(
	call: StepCall,
	{ challenge, user, factor, device, isNewDevice }: Attempt,
	ending: Ending,
	proof: Proof,
): Promise<Answer<Verified>> {
	const { service, request, cookies } = call;
	const { db, options, now } = service;
	const { token, dontRemember } = challenge;
	const coming = { user, dontRemember, factor: "shown", device, isNewDevice } as const;
	const entry = ending.disableSession ? null : await openSession(service, request, coming);
	const passwordHash = ending.trustDevice ? await findPasswordHash(db, user.id) : null;
	try {
		await runBatch(db, {
			isOpen: abortUnless(db, sql`${isRedeemable("secondFactor", token, now)} AND ${proof.if}`),
			proof: proof.write,
			challenge: entry ? redeemVerification(db, "secondFactor", token, now) : undefined,
			entry: entry?.statements,
		});
	} catch (error) {
		if (!isAborted(error)) throw error;
		return { refused: proof.otherwise };
	}
	if (!entry) return { data: { token: undefined, user: wireUser(user) } };
	cookies.push(...entry.cookies(user, "none"), clearChallenge(options));
	if (factor && passwordHash)
		cookies.push(trustDevice(service, { userId: user.id, factorId: factor.id, passwordHash }));
	return { data: { token: entry.session.token, user: wireUser(user) } };
}

/** The session has shown the factor, which is a fresh proof of its owner too. */
export async function proveSession(
	{ service, cookies, dontRemember }: CallInSession,
	{ session, user }: SignedIn,
	proof: Proof,
): Promise<Answer<Verified>> {
	const { db, options, now } = service;
	try {
		await runBatch(db, {
			isOpen: abortUnless(db, proof.if),
			proof: proof.write,
			session: markSecondFactor(db, session, now),
		});
	} catch (error) {
		if (!isAborted(error)) throw error;
		return { refused: proof.otherwise };
	}
	const shown = { secondFactor: true, confirmedAt: now, updatedAt: now };
	const proved = { session: { ...session, ...shown }, user, duty: "none" } as const;
	cookies.push(...writeSessionCookies(options, proved, dontRemember, now));
	return { data: { token: session.token, user: wireUser(user) } };
}
