import { sql } from "drizzle-orm";
import * as v from "valibot";
import { mailAboutReset } from "#app/account/mails/account-mail.tsx";
import { queueAccountMail } from "#app/account/mails/queue-mail.server.ts";
import {
	dropOtherVerifications,
	findVerification,
	isRedeemable,
	issueVerification,
	redeemVerification,
} from "#app/account/mails/verifications.server.ts";
import { hashPassword } from "#app/account/password/password-hash.server.ts";
import {
	newPasswordRefusal,
	passwordRefusalWithoutOwner,
} from "#app/account/password/password-rules.server.ts";
import {
	deviceOf,
	forgetOtherDevices,
	rememberDevice,
} from "#app/account/sessions/known-devices.server.ts";
import { deleteSessionsOf } from "#app/account/sessions/sessions.server.ts";
import { dropProposedFactor } from "#app/account/two-factor/factors.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { users } from "#app/database/schema.server.ts";
import { dropFactorsBeforeProof, isUnprovedWithoutRole } from "../first-proof.server.ts";
import { dropProviderAccounts } from "../oauth/accounts.server.ts";
import { listPasskeys } from "../passkeys/passkeys.server.ts";
import { mayMail } from "../rate-limit.server.ts";
import type { AccountService } from "../service.server.ts";
import { withQuery } from "../trusted-url.ts";
import {
	confirmEmail,
	findUserById,
	hasNoSignIn,
	hasUnverifiedEmail,
	savePassword,
} from "../users.server.ts";
import { emailSchema } from "../users.ts";
import { type Answer, endpoint } from "./endpoint.server.ts";
import { passwordField, targetField, tokenField } from "./fields.ts";

const answer = "If this email exists in our system, check your email for the reset link";

export const requestPasswordResetEndpoint = requestEndpoint("/request-password-reset");
/** Older name of the same call. */
export const forgetPasswordEndpoint = requestEndpoint("/forget-password");

function requestEndpoint(path: `/${string}`) {
	return endpoint({
		method: "POST",
		path,
		session: "none",
		limit: "mail",
		body: v.object({ email: emailSchema, redirectTo: targetField }),
		async handle({ service, body }): Promise<Answer<{ status: boolean; message: string }>> {
			if (!isResetEnabled(service)) return { refused: "RESET_PASSWORD_ISNT_ENABLED" };
			await sendResetLink(service, body.email, body.redirectTo);
			return { data: { status: true, message: answer } };
		},
	});
}

function isResetEnabled({ options }: AccountService): boolean {
	return options.mailEnabled && options.emailAndPasswordEnabled;
}

/** The same batch for known and unknown emails, so that neither answer nor time differ. */
async function sendResetLink(
	service: AccountService,
	email: string,
	redirectTo: string | undefined,
): Promise<void> {
	const { db, options, language, now } = service;
	if (!(await mayMail(service, "reset-password", email))) return;
	const user = sql`(SELECT ${users.id} FROM ${users} WHERE ${users.email} = ${email})`;
	const { token, insert, isIssued } = issueVerification(db, {
		purpose: "resetPassword",
		value: user,
		now,
		seconds: options.tokens.resetPassword,
	});
	const query = new URLSearchParams({ callbackURL: redirectTo ?? "" });
	const url = `${options.appUrl}/api/auth/reset-password/${token}?${query}`;
	const mail = mailAboutReset({ operator: options.operator, language }, { email }, url);
	await runBatch(db, { token: insert, mail: queueAccountMail(service, email, mail, isIssued) });
}

/** The mailed link: redirects to the form, with the token if it is valid. */
export const resetPasswordLinkEndpoint = endpoint({
	method: "GET",
	path: "/reset-password/{token}",
	session: "none",
	limit: "link",
	query: v.object({ callbackURL: targetField }),
	async handle({ service, params, query }) {
		const { db, options, now } = service;
		const token = params.token ?? "";
		const form = new URL(query.callbackURL || "/api/auth/error", options.appUrl).href;
		const isGood = query.callbackURL && (await findVerification(db, "resetPassword", token, now));
		return { redirect: withQuery(form, isGood ? { token } : { error: "INVALID_TOKEN" }) };
	},
});

export async function passkeysAfterReset(
	service: AccountService,
	token: string,
): Promise<string[]> {
	const { db, now } = service;
	const userId = await findVerification(db, "resetPassword", token, now);
	const user = userId ? await findUserById(db, userId) : null;
	// the first proof of a mailbox ends them (dropFactorsBeforeProof)
	if (!user || isUnprovedWithoutRole(user)) return [];
	return (await listPasskeys(db, user.id)).map(({ name }) => name);
}

export const resetPasswordEndpoint = endpoint({
	method: "POST",
	path: "/reset-password",
	session: "none",
	limit: "reset-password",
	body: v.object({ newPassword: passwordField, token: v.optional(tokenField) }),
	query: v.object({ token: v.optional(tokenField) }),
	async handle({ service, request, body, query }) {
		if (!isResetEnabled(service)) return { refused: "RESET_PASSWORD_ISNT_ENABLED" };
		const { newPassword, token = query.token } = body;
		return token
			? setPasswordByToken(service, request, "resetPassword", { newPassword, token })
			: { refused: "INVALID_TOKEN", status: 400 };
	},
});

/** Redeems the token of a mailed link for a password; one of several parallel calls succeeds. */
export async function setPasswordByToken(
	service: AccountService,
	request: Request,
	purpose: "resetPassword" | "invitation",
	{ token, newPassword }: { token: string; newPassword: string },
): Promise<Answer<{ status: boolean }>> {
	const { db, options, now } = service;
	const ruleBroken = passwordRefusalWithoutOwner(options, newPassword);
	if (ruleBroken) return { refused: ruleBroken };
	// before hashing, so that an invented token costs no CPU
	const userId = await findVerification(db, purpose, token, now);
	const user = userId && (await findUserById(db, userId));
	if (!user) return { refused: "INVALID_TOKEN", status: 400 };
	const weakness = await newPasswordRefusal(options, newPassword, user);
	if (weakness) return { refused: weakness };
	const hash = await hashPassword(newPassword, options.password.cost);
	const isLive = isRedeemable(purpose, token, now);
	// attack: an old invitation sets a password for somebody who signs in another way since
	const isGood = purpose === "invitation" ? sql`${isLive} AND ${hasNoSignIn(user.id)}` : isLive;
	// Attack (pre-hijacking): a stranger signs up with the mailbox of somebody else
	// and waits. The first proof of the mailbox therefore ends everything made before.
	const isFirstProof = sql`${isGood} AND ${hasUnverifiedEmail(user.id)}`;
	const device = deviceOf(service, request);
	// the statements before the password depend on what it changes, and all of them on the token
	const { password } = await runBatch(db, {
		providers: dropProviderAccounts(db, user.id, isFirstProof),
		factors: dropFactorsBeforeProof(db, { userId: user.id, now }, isFirstProof),
		sessions: deleteSessionsOf(db, user.id, isGood),
		proposedFactor: dropProposedFactor(db, user.id, isGood),
		otherDevices: forgetOtherDevices(db, user.id, device, isGood),
		// an invited user has signed in nowhere yet, and the first device is not announced
		thisDevice:
			purpose === "resetPassword"
				? rememberDevice(db, user.id, device, { now, condition: isGood })
				: undefined,
		email: confirmEmail(db, user.email, now, isGood),
		otherLinks: dropOtherVerifications(db, { purpose, token, value: user.id }, isGood),
		password: savePassword(db, { userId: user.id, password: hash, now }, isGood),
		redeemed: redeemVerification(db, purpose, token, now),
	});
	if (password.rowsAffected === 0) return { refused: "INVALID_TOKEN", status: 400 };
	return { data: { status: true } };
}
