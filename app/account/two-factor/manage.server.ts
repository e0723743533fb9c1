/** An authenticator app is set up, switched off, shown again, and gets new recovery codes. */
import * as v from "valibot";
import type { Answer, Call, Refusal } from "#app/account/endpoints/endpoint.server.ts";
import { endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { passwordField } from "#app/account/endpoints/fields.ts";
import { queueFactorMail } from "#app/account/mails/factor-mail.server.ts";
import { verifyPassword } from "#app/account/password/password-hash.server.ts";
import { mayTry } from "#app/account/rate-limit.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { deleteSession, insertSession, newSession } from "#app/account/sessions/sessions.server.ts";
import { findPasswordHash } from "#app/account/users.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import {
	confirmedFactorOf,
	findFactors,
	openFactor,
	proposeFactor,
	removeFactors,
	replaceCodes,
} from "./factors.server.ts";
import { totpUri } from "./totp.server.ts";

type OwnCall = Call<unknown, unknown, "sure">;

/** Of the protocol: the password is obligatory. */
const withPassword = { password: passwordField };
const issuer = v.optional(v.pipe(v.string(), v.maxLength(100)));

type Proposal = { totpURI: string; backupCodes: string[] };
type NamedProposal = Proposal & { factorId: string };

async function propose(
	call: OwnCall,
	issuerName: string | undefined,
): Promise<{ data: NamedProposal } | Refusal> {
	const { service, signedIn } = call;
	const { db, options } = service;
	const { id, secret, codes, statements } = proposeFactor(service, signedIn.user.id);
	await runBatch(db, statements);
	const name = issuerName || options.operator.name;
	const totpURI = totpUri(secret, name, signedIn.user.email);
	return { data: { factorId: id, totpURI, backupCodes: codes } };
}

export const enableTwoFactorEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/enable",
	session: "sure",
	confirmed: true,
	enrols: true,
	limit: "two-factor",
	body: v.object({ ...withPassword, issuer }),
	async handle(call): Promise<Answer<Proposal>> {
		const refused = await ownerRefusal(call, call.body.password);
		if (refused) return refused;
		const proposed = await propose(call, call.body.issuer);
		if ("refused" in proposed) return proposed;
		const { totpURI, backupCodes } = proposed.data;
		return { data: { totpURI, backupCodes } };
	},
});

/** Like `/two-factor/enable`, for our screens, which confirm the app by its id. Not over HTTP. */
export const setUpTotpEndpoint = endpoint({
	method: "POST",
	path: "/set-up-totp",
	session: "sure",
	confirmed: true,
	enrols: true,
	limit: "two-factor",
	handle: (call): Promise<Answer<NamedProposal>> => propose(call, undefined),
});

async function switchOff(call: OwnCall): Promise<Answer<{ status: boolean }>> {
	const { service, request, signedIn, dontRemember, cookies } = call;
	const { db, options, now } = service;
	const { secondFactor, confirmedAt } = signedIn.session;
	const session = {
		...newSession(service, request, signedIn.user.id, dontRemember),
		// what this session has shown counts on while a passkey is left (duty.ts)
		secondFactor,
		confirmedAt,
	};
	const user = { ...signedIn.user, twoFactorEnabled: false, updatedAt: now };
	await runBatch(db, {
		factors: removeFactors(db, user.id, now),
		...endOtherSignIns(service, signedIn, deviceOf(service, request)),
		renewed: [deleteSession(db, user.id, signedIn.session.token), insertSession(db, session)],
		mail: signedIn.user.twoFactorEnabled ? queueFactorMail(service, user, "removed") : undefined,
	});
	// whether the role asks for a factor is known at the next request
	cookies.push(...writeSessionCookies(options, { session, user }, dontRemember, now));
	return { data: { status: true } };
}

/** Ends all sessions but this one, which gets a new token. */
export const disableTwoFactorEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/disable",
	session: "sure",
	confirmed: true,
	limit: "two-factor",
	body: v.object(withPassword),
	async handle(call): Promise<Answer<{ status: boolean }>> {
		const refused = await ownerRefusal(call, call.body.password);
		return refused ?? (await switchOff(call));
	},
});

/** Like `/two-factor/disable`, for our screens. Not over HTTP. */
export const switchOffTotpEndpoint = endpoint({
	method: "POST",
	path: "/switch-off-totp",
	session: "sure",
	confirmed: true,
	limit: "two-factor",
	handle: (call) => switchOff(call),
});

export const getTotpUriEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/get-totp-uri",
	session: "sure",
	confirmed: true,
	enrols: true,
	limit: "two-factor",
	body: v.object(withPassword),
	async handle(call): Promise<Answer<{ totpURI: string }>> {
		const { service, signedIn, body } = call;
		const { confirmed, proposed } = await findFactors(service, signedIn.user.id);
		const factor = proposed ?? confirmed;
		const secret = factor && openFactor(service, factor);
		if (!secret) return { refused: "TOTP_NOT_ENABLED" };
		const refused = await ownerRefusal(call, body.password);
		if (refused) return refused;
		const { name } = service.options.operator;
		return { data: { totpURI: totpUri(secret, name, signedIn.user.email) } };
	},
});

type NewCodes = { status: boolean; backupCodes: string[] };

async function renewCodes({ service, signedIn }: OwnCall): Promise<Answer<NewCodes>> {
	const [factor] = await confirmedFactorOf(service.db, signedIn.user.id);
	if (!factor) return { refused: "TWO_FACTOR_ISNT_ENABLED" };
	const { codes, statements } = replaceCodes(service, factor.id);
	await runBatch(service.db, statements);
	return { data: { status: true, backupCodes: codes } };
}

/** New recovery codes; the earlier ones open nothing any more. */
export const generateBackupCodesEndpoint = endpoint({
	method: "POST",
	path: "/two-factor/generate-backup-codes",
	session: "sure",
	confirmed: true,
	limit: "two-factor",
	body: v.object(withPassword),
	async handle(call): Promise<Answer<NewCodes>> {
		if (!call.signedIn.user.twoFactorEnabled) return { refused: "TWO_FACTOR_ISNT_ENABLED" };
		const refused = await ownerRefusal(call, call.body.password);
		return refused ?? (await renewCodes(call));
	},
});

/** Like `/two-factor/generate-backup-codes`, for our screens. Not over HTTP. */
export const renewCodesEndpoint = endpoint({
	method: "POST",
	path: "/renew-recovery-codes",
	session: "sure",
	confirmed: true,
	limit: "two-factor",
	handle: (call) => renewCodes(call),
});

/** Of the protocol: the password is asked for, also in a session that is confirmed. */
async function ownerRefusal(
	{ service, signedIn }: OwnCall,
	password: string | undefined,
): Promise<Refusal | null> {
	const { db, options } = service;
	if (!(await mayTry(service, signedIn.user.id))) return { refused: "TOO_MANY_REQUESTS" };
	const stored = await findPasswordHash(db, signedIn.user.id);
	const { valid } = stored
		? await verifyPassword(password ?? "", stored, options.password.cost)
		: { valid: false };
	return valid ? null : { refused: "INVALID_PASSWORD" };
}
