import { sql } from "drizzle-orm";
import * as v from "valibot";
import { mailAboutDeletion } from "#app/account/mails/account-mail.tsx";
import { queueAccountMail } from "#app/account/mails/queue-mail.server.ts";
import {
	dropAllVerifications,
	findVerification,
	issueVerification,
} from "#app/account/mails/verifications.server.ts";
import { verifyPassword } from "#app/account/password/password-hash.server.ts";
import { clearSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import type { AccountErrorCode } from "../errors.ts";
import { mayMail, mayTry } from "../rate-limit.server.ts";
import type { AccountService } from "../service.server.ts";
import { deleteUser, findPasswordHash, isHoldingCash } from "../users.server.ts";
import type { Session, User } from "../users.ts";
import { type Answer, endpoint } from "./endpoint.server.ts";
import { passwordField, targetField, tokenField } from "./fields.ts";

type Deletion = { success: boolean; message: string };

/** By a mailed link; without mail, by password or fresh session. A sent password is checked. */
export const deleteUserEndpoint = endpoint({
	method: "POST",
	path: "/delete-user",
	session: "sure",
	limit: "delete-user",
	body: v.object({
		callbackURL: targetField,
		password: v.optional(passwordField),
		token: v.optional(tokenField),
	}),
	async handle({ service, body, signedIn, cookies }): Promise<Answer<Deletion>> {
		const { options } = service;
		const { user, session } = signedIn;
		if (!options.deleteUserEnabled) return { refused: "NOT_FOUND" };
		if (body.password) {
			const refusal = await passwordRefusal(service, user, body.password);
			if (refusal) return { refused: refusal };
		}
		if (body.token) {
			if (!(await isTokenOf(service, user, body.token)))
				return { refused: "INVALID_TOKEN", status: 404 };
		} else if (options.mailEnabled) {
			await sendDeletionLink(service, user, body.callbackURL);
			return { data: { success: true, message: "Verification email sent" } };
		} else if (!body.password && !isRecent(service, session)) {
			return { refused: "SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION" };
		}
		if (!(await deleteEverything(service, user))) return { refused: "USER_HOLDS_CASH" };
		cookies.push(...clearSessionCookies(options));
		return { data: { success: true, message: "User deleted" } };
	},
});

/** The mailed link; needs both its token and the session of this user. */
export const deleteUserCallbackEndpoint = endpoint({
	method: "GET",
	path: "/delete-user/callback",
	session: "none",
	limit: "link",
	query: v.object({ token: tokenField, callbackURL: targetField }),
	async handle({ service, request, query, cookies }): Promise<Answer<Deletion>> {
		if (!service.options.deleteUserEnabled) return { refused: "NOT_FOUND" };
		const { signedIn } = await checkSession(service, request, "sure", "leave");
		if (!signedIn) return { refused: "FAILED_TO_GET_USER_INFO", status: 404 };
		if (!(await isTokenOf(service, signedIn.user, query.token)))
			return { refused: "INVALID_TOKEN", status: 404 };
		if (!(await deleteEverything(service, signedIn.user))) return { refused: "USER_HOLDS_CASH" };
		cookies.push(...clearSessionCookies(service.options));
		if (query.callbackURL) return { redirect: query.callbackURL };
		return { data: { success: true, message: "User deleted" } };
	},
});

async function passwordRefusal(
	service: AccountService,
	user: User,
	password: string,
): Promise<AccountErrorCode | undefined> {
	if (!(await mayTry(service, user.id))) return "TOO_MANY_REQUESTS";
	const passwordHash = await findPasswordHash(service.db, user.id);
	if (!passwordHash) return "CREDENTIAL_ACCOUNT_NOT_FOUND";
	const { valid } = await verifyPassword(password, passwordHash, service.options.password.cost);
	return valid ? undefined : "INVALID_PASSWORD";
}

async function isTokenOf(service: AccountService, user: User, token: string): Promise<boolean> {
	const owner = await findVerification(service.db, "deleteAccount", token, service.now);
	return owner === user.id;
}

/** Counted from the last proof of the account's owner, not from the session's last renewal. */
function isRecent({ options, now }: AccountService, session: Session): boolean {
	const { freshAge } = options.session;
	return freshAge === 0 || now - session.confirmedAt < freshAge * 1000;
}

async function sendDeletionLink(
	service: AccountService,
	user: User,
	callbackURL = "/",
): Promise<void> {
	const { db, options, language, now } = service;
	if (!(await mayMail(service, "delete-account", user.email))) return;
	const { token, insert, isIssued } = issueVerification(db, {
		purpose: "deleteAccount",
		value: sql`${user.id}`,
		now,
		seconds: options.tokens.deleteUser,
	});
	const query = new URLSearchParams({ token, callbackURL });
	const url = `${options.appUrl}/api/auth/delete-user/callback?${query}`;
	const mail = mailAboutDeletion({ operator: options.operator, language }, user, url);
	await runBatch(db, {
		token: insert,
		mail: queueAccountMail(service, user.email, mail, isIssued),
	});
}

/**
 * Sessions and accounts are deleted with the user's row, the token with all verifications.
 * @returns false when nothing was deleted, because the user holds cash.
 */
async function deleteEverything({ db }: AccountService, user: User): Promise<boolean> {
	try {
		await runBatch(db, {
			verifications: dropAllVerifications(db, user.id),
			user: deleteUser(db, user.id),
		});
		return true;
	} catch (error) {
		if (isHoldingCash(error)) return false;
		throw error;
	}
}
