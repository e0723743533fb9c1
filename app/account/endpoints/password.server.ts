import * as v from "valibot";
import { findConfirmation } from "#app/account/confirmation/confirmation.server.ts";
import { dropVerifications } from "#app/account/mails/verifications.server.ts";
import { hashPassword, verifyPassword } from "#app/account/password/password-hash.server.ts";
import { newPasswordRefusal } from "#app/account/password/password-rules.server.ts";
import { mayTry } from "#app/account/rate-limit.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import { endOtherSignIns } from "#app/account/sessions/open-session.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import {
	deleteSession,
	insertSession,
	isConfirmed,
	newSession,
	refuseSession,
} from "#app/account/sessions/sessions.server.ts";
import { findPasswordHash, savePassword } from "#app/account/users.server.ts";
import { type SignedIn, wireUser } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { passwordField } from "./fields.ts";

/**
 * Ends all other sessions. `revokeOtherSessions` also replaces the own one by a session with another token, which is how
 * the reference's client asks to end the others.
 */
export const changePasswordEndpoint = endpoint({
	method: "POST",
	path: "/change-password",
	session: "sure",
	limit: "password",
	body: v.object({
		newPassword: passwordField,
		currentPassword: passwordField,
		revokeOtherSessions: v.optional(v.boolean(), false),
	}),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, options, now } = service;
		const { user } = signedIn;
		if (!options.emailAndPasswordEnabled) return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		const weakness = await newPasswordRefusal(options, body.newPassword, user);
		if (weakness) return { refused: weakness };
		if (!(await mayTry(service, user.id))) return { refused: "TOO_MANY_REQUESTS" };
		const presentHash = await findPasswordHash(db, user.id);
		if (!presentHash) return { refused: "CREDENTIAL_ACCOUNT_NOT_FOUND" };
		if (!(await isProvedByPassword(service, signedIn))) return { refused: "SESSION_IS_NOT_FRESH" };
		const { cost } = options.password;
		const { valid } = await verifyPassword(body.currentPassword, presentHash, cost);
		if (!valid) return { refused: "INVALID_PASSWORD" };
		const session = body.revokeOtherSessions
			? {
					...newSession(service, call.request, user.id, call.dontRemember),
					secondFactor: signedIn.session.secondFactor,
				}
			: null;
		const hash = await hashPassword(body.newPassword, cost);
		try {
			await runBatch(db, {
				...passwordChange(service, call.request, signedIn, hash),
				renewed: session
					? [deleteSession(db, user.id, signedIn.session.token), insertSession(db, session)]
					: [],
			});
		} catch (error) {
			if (session) return refuseSession(error);
			throw error;
		}
		if (session) {
			const signedInAgain = { session, user, duty: signedIn.duty };
			call.cookies.push(...writeSessionCookies(options, signedInAgain, call.dontRemember, now));
		}
		return { data: { token: session?.token ?? null, user: wireUser(user) } };
	},
});

/**
 * The present password, which the call brings, is the proof; but not for a user with a second factor, nor for staff who
 * act as the user. A round trip more in a session that is not confirmed.
 */
async function isProvedByPassword(service: AccountService, signedIn: SignedIn): Promise<boolean> {
	if (isConfirmed(service.options, signedIn.session, service.now)) return true;
	return (await findConfirmation(service, signedIn)).ways.includes("password");
}

/** For users of a provider. Not over HTTP: a stolen session must not become a password. */
export const setPasswordEndpoint = endpoint({
	method: "POST",
	path: "/set-password",
	session: "fresh",
	confirmed: true,
	limit: "password",
	body: v.object({ newPassword: passwordField }),
	async handle({ service, request, body, signedIn }) {
		const { db, options } = service;
		const { user } = signedIn;
		if (!options.emailAndPasswordEnabled) return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		const weakness = await newPasswordRefusal(options, body.newPassword, user);
		if (weakness) return { refused: weakness };
		if (await findPasswordHash(db, user.id)) return { refused: "USER_ALREADY_HAS_A_PASSWORD" };
		const hash = await hashPassword(body.newPassword, options.password.cost);
		await runBatch(db, passwordChange(service, request, signedIn, hash));
		return { data: { status: true } };
	},
});

/**
 * Statements for the batch in which a signed-in user gets a first or another password. Only this session goes on.
 * @param hash of the new password.
 */
function passwordChange(
	service: AccountService,
	request: Request,
	signedIn: SignedIn,
	hash: string,
) {
	const { db, now } = service;
	const { id } = signedIn.user;
	return {
		password: savePassword(db, { userId: id, password: hash, now }),
		// a reset link requested by somebody else must not undo the change
		openLinks: dropVerifications(db, "resetPassword", id),
		// attack: who has typed the old password waits for a code
		openChallenges: dropVerifications(db, "secondFactor", id),
		...endOtherSignIns(service, signedIn, deviceOf(service, request)),
	};
}
