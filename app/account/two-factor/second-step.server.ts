/**
 * The second step: a code or a passkey of the user who has given the password, or whose session owes a factor. After the
 * password there is a challenge, which becomes a session; in a session that owes a factor, the session itself has shown
 * it from then on.
 */

import { sql } from "drizzle-orm";
import * as v from "valibot";
import {
	type Answer,
	type Call,
	endpoint,
	type Refusal,
} from "#app/account/endpoints/endpoint.server.ts";
import { isRedeemable, redeemVerification } from "#app/account/mails/verifications.server.ts";
import { assertionSchema } from "#app/account/passkeys/ceremony.server.ts";
import { type Device, deviceOf, isNewDevice } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { checkSession, markSecondFactor } from "#app/account/sessions/sessions.server.ts";
import { findPasswordHash } from "#app/account/users.server.ts";
import { isBanned, type SignedIn, type User } from "#app/account/users.ts";
import { abortUnless, isAborted, runBatch } from "#app/database/batch.server.ts";
import { users } from "#app/database/schema.server.ts";
import {
	type Challenge,
	challengeAttempts,
	challengedUser,
	clearChallenge,
	countAttempt,
	readChallenge,
} from "./challenge.server.ts";
import { codeField, codeProof, type Proof } from "./code-proof.server.ts";
import { confirmedFactorOf, type Factor } from "./factors.server.ts";
import { passkeyProof } from "./passkey-step.server.ts";
import { trustDevice } from "./trusted-device.server.ts";

const stepBody = v.object({
	/** Of the app, or a recovery code. */
	code: v.optional(codeField, ""),
	passkey: v.optional(assertionSchema),
	trustDevice: v.boolean(),
});

type StepCall = Call<v.InferOutput<typeof stepBody>, unknown, "none">;

/** Only from `/app_login/second-step`, not over HTTP. */
export const secondStepEndpoint = endpoint({
	method: "POST",
	path: "/second-step",
	session: "none",
	limit: "two-factor",
	body: stepBody,
	async handle(call): Promise<Answer<null>> {
		const { service, request } = call;
		const { signedIn, dontRemember } = await checkSession(service, request, "sure", "leave");
		return signedIn
			? await proveSession({ ...call, dontRemember }, signedIn)
			: await enterByChallenge(call);
	},
});

async function proofOf(
	{ service, request, body }: StepCall,
	{ user, factor }: { user: User; factor: Factor | undefined },
): Promise<Proof | Refusal> {
	return body.passkey
		? await passkeyProof(service, request, user.id, body.passkey)
		: await codeProof(service, { user, factor, code: body.code });
}

/** Ends the challenge with a session. */
async function enterByChallenge(call: StepCall): Promise<Answer<null>> {
	const { service, request, body, cookies } = call;
	const { db, options, now } = service;
	const attempt = await beginAttempt(call);
	if ("refused" in attempt) return attempt;
	const proof = await proofOf(call, attempt);
	if ("refused" in proof) return proof;
	const { challenge, user, factor, device, isNewDevice } = attempt;
	const { token, dontRemember } = challenge;
	const provenUser = { user, dontRemember, factor: "shown", device, isNewDevice } as const;
	const entry = await openSession(service, request, provenUser);
	const passwordHash = body.trustDevice ? await findPasswordHash(db, user.id) : null;
	try {
		await runBatch(db, {
			isRight: abortUnless(
				db,
				sql`${isRedeemable("secondFactor", token, now)} AND ${proof.condition}`,
			),
			proof: proof.write,
			challenge: redeemVerification(db, "secondFactor", token, now),
			entry: entry.statements,
		});
	} catch (error) {
		if (!isAborted(error)) throw error;
		return { refused: proof.otherwise };
	}
	cookies.push(...entry.cookies(user, "none"), clearChallenge(options));
	if (factor && passwordHash)
		cookies.push(trustDevice(service, { userId: user.id, factorId: factor.id, passwordHash }));
	return { data: null };
}

interface Attempt {
	challenge: Challenge;
	user: User;
	factor: Factor | undefined;
	device: Device;
	isNewDevice: boolean;
}

/** Who the challenge of this browser is about; counts the attempt. */
async function beginAttempt({ service, request }: StepCall): Promise<Attempt | Refusal> {
	const { db, options, now } = service;
	const challenge = readChallenge(options, request);
	if (!challenge) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
	const userId = challengedUser(challenge, now);
	const device = deviceOf(service, request);
	const {
		attempt: [attempt],
		user: [user],
		factor: [factor],
		device: [deviceRow],
	} = await runBatch(db, {
		attempt: countAttempt(db, challenge, now),
		user: db.select().from(users).where(sql`${users.id} = ${userId}`),
		factor: confirmedFactorOf(db, userId),
		device: db.all<{ isNew: 0 | 1 }>(sql`SELECT ${isNewDevice(userId, device)} AS isNew`),
	});
	if (attempt && attempt.attempts > challengeAttempts)
		return { refused: "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE" };
	if (!attempt || !user) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
	if (isBanned(user, now)) return { refused: "BANNED_USER" };
	return { challenge, user, factor, device, isNewDevice: deviceRow?.isNew === 1 };
}

/** The session has shown the factor, which is a fresh proof of its owner too. */
async function proveSession(call: StepCall, { session, user }: SignedIn): Promise<Answer<null>> {
	const { service, cookies, dontRemember } = call;
	const { db, options, now } = service;
	// staff who act as a user can't be the user, and would use up the user's attempts
	if (session.impersonatedBy !== null) return { refused: "NOT_AUTHORIZED" };
	const [factor] = await confirmedFactorOf(db, user.id);
	const proof = await proofOf(call, { user, factor });
	if ("refused" in proof) return proof;
	try {
		await runBatch(db, {
			isRight: abortUnless(db, proof.condition),
			proof: proof.write,
			session: markSecondFactor(db, session, now),
		});
	} catch (error) {
		if (!isAborted(error)) throw error;
		return { refused: proof.otherwise };
	}
	const change = { secondFactor: true, confirmedAt: now, updatedAt: now };
	const provedSession = { session: { ...session, ...change }, user, duty: "none" } as const;
	cookies.push(...writeSessionCookies(options, provedSession, dontRemember, now));
	return { data: null };
}
