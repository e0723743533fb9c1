import * as v from "valibot";
import { type Answer, type Call, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { passkeyMail } from "#app/account/mails/queue-mail.server.ts";
import { sendVerificationMail } from "#app/account/mails/verification-mail.server.ts";
import { type Device, deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { checkSession, refuseSession } from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { logWarning } from "#app/log/log.ts";
import type { AccountErrorCode } from "../errors.ts";
import type { AccountService } from "../service.server.ts";
import { isBanned, type User } from "../users.ts";
import {
	type AssertionResponse,
	assertionSchema,
	readClientData,
	readUse,
	requestOptions,
	siteOf,
} from "./ceremony.server.ts";
import {
	type ChallengeUse,
	issueChallenge,
	openChallenge,
	spendChallenge,
} from "./challenge.server.ts";
import type { Passkey } from "./passkey.ts";
import { findByCredential, isPasskey, listPasskeys, noteUse } from "./passkeys.server.ts";

export const signInUse = { purpose: "sign in", userId: "" } as const;

/** What the browser is asked with a new challenge; see `requestOptions`. */
export async function askForPasskey(
	{
		service,
		request,
		cookies,
	}: Pick<Call<unknown, unknown, "none">, "service" | "request" | "cookies">,
	use: ChallengeUse,
	passkeys: readonly Passkey[],
) {
	const { challenge, cookie } = issueChallenge(service, request, use);
	cookies.push(cookie);
	return await requestOptions(siteOf(service.options.appUrl), challenge, passkeys);
}

/** To somebody who is not signed in it names no passkeys, so it does not tell who has any. */
export const signInOptionsEndpoint = endpoint({
	method: "POST",
	path: "/passkey/generate-authenticate-options",
	session: "none",
	limit: "passkey-options",
	async handle(call): Promise<Answer<unknown>> {
		const { service, request } = call;
		const { signedIn } = await checkSession(service, request, "cached", "leave");
		const passkeys = signedIn ? await listPasskeys(service.db, signedIn.user.id) : [];
		return { data: await askForPasskey(call, signInUse, passkeys) };
	},
});

/**
 * Possession of the device and its PIN or finger are two factors, so nothing else is asked, and the session has shown
 * its second factor. Three round trips: challenge and passkey, the use, the session. Only from `/app_login`, not over HTTP.
 */
export const signInByPasskeyEndpoint = endpoint({
	method: "POST",
	path: "/sign-in-by-passkey",
	session: "none",
	limit: "sign-in",
	body: v.object({ response: assertionSchema, rememberMe: v.boolean() }),
	async handle({ service, request, body, cookies }): Promise<Answer<null>> {
		const { db, options, now } = service;
		const owner = await provePasskey(service, request, body.response, { use: signInUse });
		if ("refused" in owner) return owner;
		const { user } = owner;
		if (isBanned(user, now)) return { refused: "BANNED_USER" };
		if (options.requireEmailVerification && !user.emailVerified) {
			await sendVerificationMail(service, user, undefined);
			return { refused: "EMAIL_NOT_VERIFIED" };
		}
		const dontRemember = !body.rememberMe;
		const { isNewDevice, device } = owner;
		const provenUser = { user, dontRemember, factor: "shown", device, isNewDevice } as const;
		const entry = await openSession(service, request, provenUser);
		try {
			await runBatch(db, entry.statements);
		} catch (error) {
			return refuseSession(error);
		}
		cookies.push(...entry.cookies(user, "none"));
		return { data: null };
	},
});

/** `ownerId`: only a passkey of this user counts; without it the passkey says whose it is. */
interface Question {
	use: ChallengeUse;
	ownerId?: string;
}

interface ProvedOwner {
	user: User;
	device: Device;
	/** Whether the user has signed in before, but never in this browser. */
	isNewDevice: boolean;
}

/** Whose passkey answered our challenge to this browser, checked and noted as used; the challenge is used up. */
export async function provePasskey(
	service: AccountService,
	request: Request,
	answer: AssertionResponse,
	{ use, ownerId }: Question,
): Promise<ProvedOwner | { refused: AccountErrorCode }> {
	const { db, options, now } = service;
	const clientData = readClientData(answer);
	const challenge = clientData && openChallenge(service, request, use, clientData.challengeText);
	if (!challenge) return { refused: "CHALLENGE_NOT_FOUND" };
	const device = deviceOf(service, request);
	const {
		spentMarks,
		owners: [owner],
	} = await runBatch(db, {
		spentMarks: spendChallenge(service, challenge),
		owners: findByCredential(db, answer.id, device),
	});
	if (spentMarks.length === 0) return { refused: "CHALLENGE_NOT_FOUND" };
	if (!owner) return { refused: "PASSKEY_NOT_FOUND" };
	const { passkey, user, isNewDevice } = owner;
	const passkeyUse =
		// attack: the passkey of another user of the same browser
		ownerId !== undefined && ownerId !== user.id
			? { fault: "other user" }
			: await readUse(answer, clientData, passkey, {
					site: siteOf(options.appUrl),
					whoMayAnswer: ownerId === undefined ? "anybody" : "the user",
				});
	if ("fault" in passkeyUse) {
		logWarning("account call", passkeyUse.fault, { step: "passkey" });
		return { refused: "AUTHENTICATION_FAILED" };
	}
	const notedRows = await noteUse(db, passkey.id, passkeyUse, now);
	if (notedRows.length > 0) return { user, device, isNewDevice };
	await reportCopy(service, user, passkey);
	return { refused: "AUTHENTICATION_FAILED" };
}

/**
 * Attack: somebody copied the key out of its authenticator. Its owner gets a mail, and nobody is signed in. A passkey
 * that was removed meanwhile is not reported.
 */
async function reportCopy(
	service: AccountService,
	user: User,
	{ id, name }: Passkey,
): Promise<void> {
	const isStored = isPasskey(id);
	const owner = { user, session: { impersonatedBy: null } };
	const event = { userId: user.id, type: "passkey refused", detail: name } as const;
	await runBatch(service.db, {
		event: recordUserEntry({ service, signedIn: owner }, event, isStored),
		mail: await passkeyMail(service, user, { about: "passkeyCopied", name }, isStored),
	});
	logWarning("account call", "counter has not gone up", { step: "passkey" });
}
