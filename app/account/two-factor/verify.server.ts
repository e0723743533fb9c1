/**
 * A code is shown: at sign-in after the password, in a session that must prove itself, or to confirm an app that is
 * being set up. Calls and answers follow the reference's two-factor plugin.
 */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Answer, Call, Refusal } from "#app/account/endpoints/endpoint.server.ts";
import { endpoint } from "#app/account/endpoints/endpoint.server.ts";
import type { AccountErrorCode } from "#app/account/errors.ts";
import { queueFactorMail } from "#app/account/mails/factor-mail.server.ts";
import { isRedeemable, redeemVerification } from "#app/account/mails/verifications.server.ts";
import { endOtherSignIns, enter } from "#app/account/sessions/enter.server.ts";
import { type Device, deviceOf, isNewDevice } from "#app/account/sessions/known-devices.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import {
	checkSession,
	deleteSession,
	insertSession,
	markSecondFactor,
	newSession,
} from "#app/account/sessions/sessions.server.ts";
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
import {
	claimAttempt,
	confirmedFactorOf,
	confirmFactor,
	type Factor,
	findFactors,
	isRecoveryCode,
	isUnused,
	openFactor,
	spendRecoveryCode,
	spendStep,
} from "./factors.server.ts";
import { recoveryCodeHash } from "./recovery-codes.server.ts";
import { matchingStep } from "./totp.server.ts";
import { trustDevice } from "./trusted-device.server.ts";

type VerifyCall = Call<unknown, unknown, "none">;
/** What a call in a session needs besides the session. */
type CallInSession = Pick<VerifyCall, "service" | "request" | "cookies" | "dontRemember">;
type Verified = { token: string | undefined; user: WireUser };

/** Only keeps floods out. */
const codeField = v.pipe(v.string(), v.maxLength(200));
const trustField = v.optional(v.boolean(), false);

export const verifyTotpEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/verify-totp",
	session: "none",
	limit: "two-factor",
	body: v.object({ code: codeField, trustDevice: trustField }),
	async handle(call): Promise<Answer<Verified>> {
		const { body, service, request } = call;
		const { signedIn, dontRemember } = await checkSession(service, request, "sure", "leave");
		return signedIn
			? await verifyInSession({ ...call, dontRemember }, signedIn, body.code)
			: await verifyAtSignIn(call, body);
	},
});

export const verifyBackupCodeEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/verify-backup-code",
	session: "none",
	limit: "two-factor",
	body: v.object({
		code: codeField,
		trustDevice: trustField,
		disableSession: v.optional(v.boolean(), false),
	}),
	async handle(call): Promise<Answer<Verified>> {
		const { service, request, body } = call;
		const { signedIn, dontRemember } = await checkSession(service, request, "sure", "leave");
		return signedIn
			? await recoverInSession({ ...call, dontRemember }, signedIn, body.code)
			: await recoverAtSignIn(call, body);
	},
});

/**
 * Confirms the app whose key and recovery codes a screen has shown, and no other that was begun since. Only from that
 * screen, not over HTTP.
 */
export const confirmTotpEndpoint = endpoint({
	method: "POST",
	path: "/confirm-totp",
	session: "sure",
	enrols: true,
	limit: "two-factor",
	body: v.object({ code: codeField, factorId: v.pipe(v.string(), v.maxLength(100)) }),
	async handle(call): Promise<Answer<Verified>> {
		const { service, signedIn, body } = call;
		if (signedIn.session.impersonatedBy !== null) return { refused: "NOT_AUTHORIZED" };
		const { proposed } = await findFactors(service, signedIn.user.id);
		if (proposed?.id !== body.factorId) return { refused: "TOTP_NOT_ENABLED" };
		const step = await tryCode(service, proposed, body.code);
		if (typeof step !== "number") return step;
		return await enrol(call, signedIn, {
			factor: proposed,
			proof: showing(service, proposed, step),
		});
	},
});

/** Like the reference without a function that sends codes. */
export const sendOtpEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/send-otp",
	session: "none",
	limit: "two-factor",
	body: v.optional(v.object({ trustDevice: trustField })),
	async handle(): Promise<Answer<never>> {
		return { refused: "OTP_ISNT_CONFIGURED" };
	},
});

export const verifyOtpEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/verify-otp",
	session: "none",
	limit: "two-factor",
	body: v.object({ code: codeField, trustDevice: trustField }),
	async handle(call): Promise<Answer<never>> {
		const { service, request } = call;
		const { signedIn } = await checkSession(service, request, "sure", "leave");
		if (signedIn) {
			const { confirmed, proposed } = await findFactors(service, signedIn.user.id);
			return { refused: (confirmed ?? proposed) ? "OTP_HAS_EXPIRED" : "OTP_NOT_ENABLED" };
		}
		const challenge = readChallenge(service.options, request);
		const attempt = challenge && (await beginAttempt(call, challenge));
		if (!attempt || "refused" in attempt) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
		return { refused: "OTP_HAS_EXPIRED" };
	},
});

interface Attempt {
	challenge: Challenge;
	user: User;
	factor: Factor | undefined;
	device: Device;
	isNewDevice: boolean;
}

/** Who the challenge is about; counts the attempt. */
async function beginAttempt(
	{ service, request }: VerifyCall,
	challenge: Challenge,
): Promise<Attempt | Refusal> {
	const { db, now } = service;
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

type Shown = { code: string; trustDevice: boolean; disableSession?: boolean };

async function verifyAtSignIn(call: VerifyCall, shown: Shown): Promise<Answer<Verified>> {
	const { service, request } = call;
	const challenge = readChallenge(service.options, request);
	if (!challenge) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
	const attempt = await beginAttempt(call, challenge);
	if ("refused" in attempt) return attempt;
	if (!attempt.factor) return { refused: "TOTP_NOT_ENABLED" };
	const step = await tryCode(service, attempt.factor, shown.code);
	if (typeof step !== "number") return step;
	return await finish(call, attempt, shown, showing(service, attempt.factor, step));
}

async function recoverAtSignIn(call: VerifyCall, shown: Shown): Promise<Answer<Verified>> {
	const { service, request } = call;
	const challenge = readChallenge(service.options, request);
	if (!challenge) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
	const attempt = await beginAttempt(call, challenge);
	if ("refused" in attempt) return attempt;
	const { factor, user } = attempt;
	if (!factor) return { refused: "BACKUP_CODES_ARENT_ENABLED" };
	return await finish(call, attempt, shown, spending(call, { factor, user, code: shown.code }));
}

/** What a right code writes, on a condition that holds for one of several parallel calls only. */
interface Proof {
	if: ReturnType<typeof isUnused>;
	write: Statements;
	otherwise: "INVALID_CODE" | "INVALID_BACKUP_CODE";
}

function showing({ db }: VerifyCall["service"], { id }: Factor, step: number): Proof {
	return {
		if: isUnused(id, step),
		write: { step: spendStep(db, id, step) },
		otherwise: "INVALID_CODE",
	};
}

function spending(
	{ service }: Pick<VerifyCall, "service">,
	{ factor, user, code }: { factor: Factor; user: User; code: string },
): Proof {
	const hash = recoveryCodeHash(service.options.secret, code);
	return {
		if: isRecoveryCode(factor.id, hash),
		write: {
			spent: spendRecoveryCode(service.db, factor.id, hash),
			mail: queueFactorMail(service, user, "recoveryCodeUsed"),
		},
		otherwise: "INVALID_BACKUP_CODE",
	};
}

/** The step of a right code; counts the attempt first. */
async function tryCode(
	service: VerifyCall["service"],
	factor: Factor,
	code: string,
): Promise<number | Refusal> {
	const { db, now } = service;
	const [claimed] = await claimAttempt(db, sql`id = ${factor.id}`, now);
	if (!claimed) return { refused: "TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE" };
	const secret = openFactor(service, claimed);
	const step = secret && matchingStep(secret, code, { now, lastStep: claimed.lastStep });
	return step || { refused: "INVALID_CODE" };
}

/** Ends the challenge with a session. */
async function finish(
	call: VerifyCall,
	{ challenge, user, factor, device, isNewDevice }: Attempt,
	shown: Shown,
	proof: Proof,
): Promise<Answer<Verified>> {
	const { service, request, cookies } = call;
	const { db, options, now } = service;
	const { token, dontRemember } = challenge;
	const coming = { user, dontRemember, factor: "shown", device, isNewDevice } as const;
	const entry = shown.disableSession ? null : await enter(service, request, coming);
	const passwordHash = shown.trustDevice ? await findPasswordHash(db, user.id) : null;
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

/** Confirms the app that is being set up; without one, shows the app that counts. */
async function verifyInSession(
	call: CallInSession,
	signedIn: SignedIn,
	code: string,
): Promise<Answer<Verified>> {
	const { service } = call;
	// staff who act as a user can't be the user, and would use up the user's attempts
	if (signedIn.session.impersonatedBy !== null) return { refused: "NOT_AUTHORIZED" };
	const { confirmed, proposed } = await findFactors(service, signedIn.user.id);
	// attack: who has only the password sets up an app of his own beside the true one, and proves himself with it
	const factor = signedIn.duty === "prove" ? confirmed : (proposed ?? confirmed);
	if (!factor) return { refused: "TOTP_NOT_ENABLED" };
	const step = await tryCode(service, factor, code);
	if (typeof step !== "number") return step;
	const proof = showing(service, factor, step);
	return factor === confirmed
		? await proveSession(call, signedIn, proof)
		: await enrol(call, signedIn, { factor, proof });
}

async function recoverInSession(
	call: CallInSession,
	signedIn: SignedIn,
	code: string,
): Promise<Answer<Verified>> {
	if (signedIn.session.impersonatedBy !== null) return { refused: "NOT_AUTHORIZED" };
	const [factor] = await confirmedFactorOf(call.service.db, signedIn.user.id);
	if (!factor) return { refused: "BACKUP_CODES_ARENT_ENABLED" };
	return await proveSession(call, signedIn, spending(call, { factor, user: signedIn.user, code }));
}

async function proveSession(
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

/** The app counts from now on. All sessions end but this one, which gets a new token. */
async function enrol(
	call: CallInSession,
	signedIn: SignedIn,
	{ factor, proof }: { factor: Factor; proof: Proof },
): Promise<Answer<Verified>> {
	const { service, request, cookies, dontRemember } = call;
	const { db, options, now } = service;
	const { session: old, user: before } = signedIn;
	const session = {
		...newSession(service, request, before.id, dontRemember),
		secondFactor: true,
	};
	const user = { ...before, twoFactorEnabled: true, updatedAt: now };
	try {
		await runBatch(db, {
			isOpen: abortUnless(db, proof.if),
			proof: proof.write,
			factor: confirmFactor(db, factor, now),
			...endOtherSignIns(service, signedIn, deviceOf(service, request)),
			renewed: [deleteSession(db, user.id, old.token), insertSession(db, session)],
			mail: queueFactorMail(service, user, "added"),
		});
	} catch (error) {
		if (!isAborted(error)) throw error;
		return { refused: proof.otherwise };
	}
	cookies.push(...writeSessionCookies(options, { session, user, duty: "none" }, dontRemember, now));
	return { data: { token: session.token, user: wireUser(user) } };
}

/**
 * A code of the app or a recovery code, as a fresh confirmation. @returns undefined for a right one, which is used up.
 */
export async function codeRefusal(
	service: VerifyCall["service"],
	user: User,
	code: string,
): Promise<AccountErrorCode | undefined> {
	const [factor] = await confirmedFactorOf(service.db, user.id);
	if (!factor) return "TOTP_NOT_ENABLED";
	// six digits; a recovery code is longer
	const isRecovery = code.replaceAll(/[^a-z0-9]/gi, "").length > 8;
	const step = isRecovery ? null : await tryCode(service, factor, code);
	if (step !== null && typeof step !== "number") return step.refused;
	const proof =
		step === null ? spending({ service }, { factor, user, code }) : showing(service, factor, step);
	try {
		await runBatch(service.db, { isOpen: abortUnless(service.db, proof.if), proof: proof.write });
	} catch (error) {
		if (!isAborted(error)) throw error;
		return proof.otherwise;
	}
}
