import * as v from "valibot";
import { sendVerificationMail } from "#app/account/mails/verification-mail.server.ts";
import {
	hashPassword,
	verifyDummyPassword,
	verifyPassword,
} from "#app/account/password/password-hash.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { insertSession, newSession, refuseSession } from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { mayTry } from "../rate-limit.server.ts";
import { findUserAndPassword, replacePasswordHash } from "../users.server.ts";
import { emailSchema, isBanned, type User, wireUser } from "../users.ts";
import { endpoint } from "./endpoint.server.ts";
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
	async handle({ service, request, body, cookies }) {
		const { db, options, now } = service;
		if (!options.emailAndPasswordEnabled) return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		const email = v.safeParse(emailSchema, body.email);
		if (!email.success) return { refused: "INVALID_EMAIL" };
		if (!(await mayTry(service, email.output))) return { refused: "TOO_MANY_REQUESTS" };
		const found = await findUserAndPassword(db, email.output);
		if (!found?.passwordHash) {
			await verifyDummyPassword(body.password, options.password.cost);
			return { refused: "INVALID_EMAIL_OR_PASSWORD" };
		}
		const { user, passwordHash } = found;
		const { cost } = options.password;
		const { valid, outdated } = await verifyPassword(body.password, passwordHash, cost);
		if (!valid) return { refused: "INVALID_EMAIL_OR_PASSWORD" };
		if (isBanned(user, now)) return { refused: "BANNED_USER" };
		if (options.requireEmailVerification && !user.emailVerified) {
			await sendVerificationMail(service, user, body.callbackURL);
			return { refused: "EMAIL_NOT_VERIFIED" };
		}
		const dontRemember = !body.rememberMe;
		const session = newSession(service, request, user.id, dontRemember);
		const renewed = outdated ? await hashPassword(body.password, cost) : passwordHash;
		try {
			await runBatch(db, {
				session: insertSession(db, session),
				passwordHash: outdated
					? replacePasswordHash(db, user.id, { old: passwordHash, renewed })
					: undefined,
			});
		} catch (error) {
			return refuseSession(error);
		}
		cookies.push(...writeSessionCookies(options, { session, user }, dontRemember, now));
		return { data: signedInAnswer(session.token, user, body.callbackURL) };
	},
});

function signedInAnswer(token: string, user: User, callbackURL: string | undefined) {
	return { redirect: callbackURL !== undefined, token, url: callbackURL, user: wireUser(user) };
}
