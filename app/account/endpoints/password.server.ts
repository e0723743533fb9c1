import * as v from "valibot";
import { dropVerifications } from "#app/account/mails/verifications.server.ts";
import { hashPassword, verifyPassword } from "#app/account/password/password-hash.server.ts";
import { newPasswordRefusal } from "#app/account/password/password-rules.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import {
	deleteSessionsOf,
	insertSession,
	newSession,
	refuseSession,
} from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { mayTry } from "../rate-limit.server.ts";
import { findPasswordHash, savePassword } from "../users.server.ts";
import { wireUser } from "../users.ts";
import { endpoint } from "./endpoint.server.ts";
import { passwordField } from "./fields.ts";

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
		const weak = newPasswordRefusal(options, body.newPassword, user);
		if (weak) return { refused: weak };
		if (!(await mayTry(service, user.id))) return { refused: "TOO_MANY_REQUESTS" };
		const stored = await findPasswordHash(db, user.id);
		if (!stored) return { refused: "CREDENTIAL_ACCOUNT_NOT_FOUND" };
		const { cost } = options.password;
		const { valid } = await verifyPassword(body.currentPassword, stored, cost);
		if (!valid) return { refused: "INVALID_PASSWORD" };
		const session = body.revokeOtherSessions
			? newSession(service, call.request, user.id, call.dontRemember)
			: null;
		const hash = await hashPassword(body.newPassword, cost);
		try {
			await runBatch(db, {
				password: savePassword(db, user.id, hash, now),
				// a reset link requested by somebody else must not undo the change
				openLinks: dropVerifications(db, "resetPassword", user.id),
				sessions: session ? [deleteSessionsOf(db, user.id), insertSession(db, session)] : [],
			});
		} catch (error) {
			if (session) return refuseSession(error);
			throw error;
		}
		if (session) {
			const signedInAgain = { session, user };
			call.cookies.push(...writeSessionCookies(options, signedInAgain, call.dontRemember, now));
		}
		return { data: { token: session?.token ?? null, user: wireUser(user) } };
	},
});

/** For users of a provider. Not over HTTP: a stolen session must not become a password. */
export const setPasswordEndpoint = endpoint({
	method: "POST",
	path: "/set-password",
	session: "fresh",
	limit: "password",
	body: v.object({ newPassword: passwordField }),
	async handle({ service, body, signedIn }) {
		const { db, options, now } = service;
		const { user } = signedIn;
		if (!options.emailAndPasswordEnabled) return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		const weak = newPasswordRefusal(options, body.newPassword, user);
		if (weak) return { refused: weak };
		if (await findPasswordHash(db, user.id)) return { refused: "USER_ALREADY_HAS_A_PASSWORD" };
		await savePassword(
			db,
			user.id,
			await hashPassword(body.newPassword, options.password.cost),
			now,
		);
		return { data: { status: true } };
	},
});
