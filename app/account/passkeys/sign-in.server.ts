import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import * as v from "valibot";
import { type Answer, type Call, endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { passkeyMail } from "#app/account/mails/passkey-mail.server.ts";
import { sendVerificationMail } from "#app/account/mails/verification-mail.server.ts";
import { type Device, deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { checkSession, refuseSession } from "#app/account/sessions/sessions.server.ts";
import { recordUserEntryIf } from "#app/account/user-events.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { logWarning } from "#app/log/log.ts";
import type { AccountErrorCode } from "../errors.ts";
import type { AccountService } from "../service.server.ts";
import { isBanned, type User } from "../users.ts";
import {
	type AssertionResponse,
	assertionSchema,
	challengeIn,
	type Fault,
	readUse,
	siteOf,
	type Use,
} from "./ceremony.server.ts";
import {
	type ChallengeUse,
	issueChallenge,
	openChallenge,
	spendChallenge,
} from "./challenge.server.ts";
import type { Passkey } from "./passkey.ts";
import { challengeSeconds } from "./passkey-limits.ts";
import { findByCredential, isPasskey, listPasskeys, noteUse } from "./passkeys.server.ts";
import { descriptorOf } from "./register.server.ts";

export const signInUse = { purpose: "sign in", userId: "" } as const;

/**
 * `PublicKeyCredentialRequestOptionsJSON` with a new challenge. @param passkeys that may answer; without any the
 * authenticator offers those that it has.
 */
export function requestOptions(
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
	return {
		rpId: siteOf(service.options.appUrl).rpId,
		challenge: encodeBase64urlNoPadding(new TextEncoder().encode(challenge)),
		timeout: challengeSeconds * 1000,
		userVerification: "required",
		...(passkeys.length > 0 ? { allowCredentials: passkeys.map(descriptorOf) } : {}),
	};
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
		return { data: requestOptions(call, signInUse, passkeys) };
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
		const proved = await provePasskey(service, request, body.response, { use: signInUse });
		if ("refused" in proved) return proved;
		const { user } = proved;
		if (isBanned(user, now)) return { refused: "BANNED_USER" };
		if (options.requireEmailVerification && !user.emailVerified) {
			await sendVerificationMail(service, user, undefined);
			return { refused: "EMAIL_NOT_VERIFIED" };
		}
		const dontRemember = !body.rememberMe;
		const { isNewDevice, device } = proved;
		const coming = { user, dontRemember, factor: "shown", device, isNewDevice } as const;
		const entry = await openSession(service, request, coming);
		try {
			await runBatch(db, entry.statements);
		} catch (error) {
			return refuseSession(error);
		}
		cookies.push(...entry.cookies(user, "none"));
		return { data: null };
	},
});

/** What the browser was asked. `ownerId`: only a passkey of this user counts; without it the passkey says who comes. */
interface Asked {
	use: ChallengeUse;
	ownerId?: string;
}

interface Proved {
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
	{ use, ownerId }: Asked,
): Promise<Proved | { refused: AccountErrorCode }> {
	const { db, options, now } = service;
	const challenge = openChallenge(service, request, use, challengeIn(answer) ?? "");
	if (!challenge) return { refused: "CHALLENGE_NOT_FOUND" };
	const device = deviceOf(service, request);
	const { spent, found } = await runBatch(db, {
		spent: spendChallenge(service, challenge),
		found: findByCredential(db, answer.id, device),
	});
	if (spent.length === 0) return { refused: "CHALLENGE_NOT_FOUND" };
	const [known] = found;
	if (!known) return { refused: "PASSKEY_NOT_FOUND" };
	const { passkey, user, isNewDevice } = known;
	const who = ownerId === undefined ? "anybody" : "the user";
	const made: Use | { fault: Fault } =
		// attack: the passkey of another user of the same browser
		ownerId !== undefined && ownerId !== user.id
			? { fault: "other credential" }
			: await readUse(answer, passkey, siteOf(options.appUrl), who);
	if ("fault" in made) {
		logWarning("account call", made.fault, { step: "passkey" });
		return { refused: "AUTHENTICATION_FAILED" };
	}
	const isNoted = (await noteUse(db, passkey.id, made, now)).length > 0;
	if (isNoted) return { user, device, isNewDevice };
	const isReported = await reportCopy(service, user, passkey);
	return { refused: isReported ? "AUTHENTICATION_FAILED" : "PASSKEY_NOT_FOUND" };
}

/**
 * Attack: somebody copied the key out of its authenticator. Its owner hears of it, and nobody comes in.
 * @returns false when the passkey was removed meanwhile, so that there is nothing to report.
 */
async function reportCopy(
	service: AccountService,
	user: User,
	{ id, name }: Passkey,
): Promise<boolean> {
	const { db, now } = service;
	const type = "passkey refused";
	const isThere = isPasskey(id);
	const { event } = await runBatch(db, {
		event: recordUserEntryIf(
			db,
			{
				userId: user.id,
				type,
				detail: name,
				actor: { user, session: { impersonatedBy: null } },
				now,
			},
			isThere,
		),
		mail: await passkeyMail(service, user, { about: "passkeyCopied", name }, isThere),
	});
	if (event.rowsAffected === 0) return false;
	logWarning("account call", "counter has not gone up", { step: "passkey" });
	return true;
}
