import * as v from "valibot";
import { sendVerificationMail } from "#app/account/mails/verification-mail.server.ts";
import {
	hashPassword,
	verifyDummyPassword,
	verifyPassword,
} from "#app/account/password/password-hash.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { openSession } from "#app/account/sessions/open-session.server.ts";
import { endSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { endPresentSession, refuseSession } from "#app/account/sessions/sessions.server.ts";
import { issueChallenge } from "#app/account/two-factor/challenge.server.ts";
import { secondFactorDuty } from "#app/account/two-factor/duty.ts";
import { readTrust, trustDevice } from "#app/account/two-factor/trusted-device.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { mayTry } from "../rate-limit.server.ts";
import { findUserAndPassword, replacePasswordHash } from "../users.server.ts";
import { emailSchema, isBanned, type User, type WireUser, wireUser } from "../users.ts";
import { type Answer, endpoint } from "./endpoint.server.ts";
import { passwordField, targetField } from "./fields.ts";

/**
 * The same answer and cost for an unknown email, a user without password and a wrong password
 * (OWASP Authentication Cheat Sheet). Two round trips: user, session.
 */
export const signInEmailEndpoint = endpoint({
	method: "POST",
	path: "/sign-in/email",
	session: "none",
	limit: "sign-in",
	body: v.object({
		email: v.pipe(v.string(), v.maxLength(1000)),
		password: passwordField,
		callbackURL: targetField,
		rememberMe: v.optional(v.boolean(), true),
	}),
	async handle({ service, request, body, cookies }): Promise<Answer<SignInAnswer>> {
		const { db, options, now } = service;
		if (!options.emailAndPasswordEnabled) return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		const email = v.safeParse(emailSchema, body.email);
		if (!email.success) return { refused: "INVALID_EMAIL" };
		if (!(await mayTry(service, email.output))) return { refused: "TOO_MANY_REQUESTS" };
		const device = deviceOf(service, request);
		const storedOwner = await findUserAndPassword(db, email.output, device);
		if (!storedOwner?.passwordHash) {
			await verifyDummyPassword(body.password, options.password.cost);
			return { refused: "INVALID_EMAIL_OR_PASSWORD" };
		}
		const { user, passwordHash, factorId } = storedOwner;
		const { cost } = options.password;
		const { valid, outdated } = await verifyPassword(body.password, passwordHash, cost);
		if (!valid) return { refused: "INVALID_EMAIL_OR_PASSWORD" };
		if (isBanned(user, now)) return { refused: "BANNED_USER" };
		if (options.requireEmailVerification && !user.emailVerified) {
			await sendVerificationMail(service, user, body.callbackURL);
			return { refused: "EMAIL_NOT_VERIFIED" };
		}
		const dontRemember = !body.rememberMe;
		const presentHash = outdated ? await hashPassword(body.password, cost) : passwordHash;
		const trustedFor = { userId: user.id, factorId: factorId ?? "", passwordHash };
		const trustedUntil = factorId ? readTrust(service, request, trustedFor) : null;
		const renewal = outdated
			? replacePasswordHash(db, user.id, { old: passwordHash, renewed: presentHash })
			: undefined;
		if (factorId && !trustedUntil) {
			const challenge = issueChallenge(service, user.id, dontRemember);
			await runBatch(db, {
				challenge: challenge.insert,
				// Attack: a copied cookie of the browser's previous user stays valid.
				present: endPresentSession(service, request),
				passwordHash: renewal,
			});
			// Otherwise the code step would ask the previous user.
			cookies.push(...endSessionCookies(options), challenge.cookie);
			return { data: { twoFactorRedirect: true } };
		}
		const { isNewDevice, hasFactor } = storedOwner;
		const factor = trustedUntil ? "trusted" : hasFactor ? "owed" : "none";
		const provenUser = { user, dontRemember, factor, device, isNewDevice } as const;
		const entry = await openSession(service, request, provenUser);
		try {
			await runBatch(db, { ...entry.statements, passwordHash: renewal });
		} catch (error) {
			return refuseSession(error);
		}
		const { session } = entry;
		cookies.push(...entry.cookies(user, secondFactorDuty({ ...storedOwner, session }, options)));
		if (trustedUntil && outdated)
			cookies.push(
				trustDevice(service, { ...trustedFor, passwordHash: presentHash }, trustedUntil),
			);
		return { data: signedInAnswer(session.token, user, body.callbackURL) };
	},
});

/** `twoFactorRedirect`: no session yet, a code is asked for first. */
export type SignInAnswer =
	| { redirect: boolean; token: string; url: string | undefined; user: WireUser }
	| { twoFactorRedirect: true };

function signedInAnswer(token: string, user: User, callbackURL: string | undefined): SignInAnswer {
	return { redirect: callbackURL !== undefined, token, url: callbackURL, user: wireUser(user) };
}
