/**
 * A code is shown: at sign-in after the password, in a session that must prove itself, or to confirm an app that is
 * being set up. Calls and answers follow the reference's two-factor plugin.
 */
import { sql } from "drizzle-orm";
import * as v from "valibot";
import type { Answer, Refusal } from "#app/account/endpoints/endpoint.server.ts";
import { endpoint } from "#app/account/endpoints/endpoint.server.ts";
import type { AccountErrorCode } from "#app/account/errors.ts";
import { queueFactorMail } from "#app/account/mails/factor-mail.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import {
	checkSession,
	deleteSession,
	insertSession,
	newSession,
} from "#app/account/sessions/sessions.server.ts";
import { type SignedIn, type User, wireUser } from "#app/account/users.ts";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
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
import {
	beginAttempt,
	type CallInSession,
	finishAttempt,
	type Proof,
	proveSession,
	type StepCall,
	trustField,
	type Verified,
} from "./second-step.server.ts";
import { matchingStep } from "./totp.server.ts";

/** Only keeps floods out. */
const codeField = v.pipe(v.string(), v.maxLength(200));

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
		const attempt = await beginAttempt(call);
		if ("refused" in attempt) return { refused: "INVALID_TWO_FACTOR_COOKIE" };
		return { refused: "OTP_HAS_EXPIRED" };
	},
});

type Shown = { code: string; trustDevice: boolean; disableSession?: boolean };

async function verifyAtSignIn(call: StepCall, shown: Shown): Promise<Answer<Verified>> {
	const attempt = await beginAttempt(call);
	if ("refused" in attempt) return attempt;
	const { service } = call;
	if (!attempt.factor) return { refused: "TOTP_NOT_ENABLED" };
	const step = await tryCode(service, attempt.factor, shown.code);
	if (typeof step !== "number") return step;
	return await finishAttempt(call, attempt, shown, showing(service, attempt.factor, step));
}

async function recoverAtSignIn(call: StepCall, shown: Shown): Promise<Answer<Verified>> {
	const attempt = await beginAttempt(call);
	if ("refused" in attempt) return attempt;
	const { factor, user } = attempt;
	if (!factor) return { refused: "BACKUP_CODES_ARENT_ENABLED" };
	const proof = spending(call, { factor, user, code: shown.code });
	return await finishAttempt(call, attempt, shown, proof);
}

function showing({ db }: StepCall["service"], { id }: Factor, step: number): Proof {
	return {
		if: isUnused(id, step),
		write: { step: spendStep(db, id, step) },
		otherwise: "INVALID_CODE",
	};
}

function spending(
	{ service }: Pick<StepCall, "service">,
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
	service: StepCall["service"],
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
	service: StepCall["service"],
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
