/** After a sign-in with a password that today's rules refuse, its owner is asked for a better one, and may go on. */
import * as v from "valibot";
import { dropVerifications } from "#app/account/mails/verifications.server.ts";
import { endOtherSignIns } from "#app/account/sessions/enter.server.ts";
import { deviceOf } from "#app/account/sessions/known-devices.server.ts";
import {
	cookieName,
	parseCookies,
	serialize,
} from "#app/account/sessions/session-cookie.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Answer, endpoint } from "../endpoints/endpoint.server.ts";
import { passwordField } from "../endpoints/fields.ts";
import { openSealed, seal } from "../sealed.server.ts";
import type { AccountService } from "../service.server.ts";
import { savePassword } from "../users.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { isPasswordRefusal, type PasswordRefusal } from "./password-refusals.ts";
import { newPasswordRefusal, type PasswordOwner } from "./password-rules.server.ts";

const askSeconds = 600;
const purpose = "weak password";

type WithClock = Pick<AccountService, "options" | "now">;

/** Undefined for a good password, and for one that is only longer than the operator now allows. */
export async function weaknessOf(
	{ options }: Pick<AccountService, "options">,
	password: string,
	owner: PasswordOwner,
): Promise<PasswordRefusal | undefined> {
	const refused = await newPasswordRefusal(options, password, owner);
	return refused === "PASSWORD_TOO_LONG" ? undefined : refused;
}

/**
 * `Set-Cookie` value: this user has just signed in with a weak password. Attack: in a stolen session a new password
 * could be set without the present one; nobody but a sign-in with the password gets this seal.
 */
export function noteWeakPassword(
	{ options, now }: WithClock,
	userId: string,
	reason: PasswordRefusal,
): string {
	const note = JSON.stringify({ reason, until: now + askSeconds * 1000 });
	const sealed = seal(options.secret, purpose, [userId], note);
	return serialize(options, "weak_password", sealed, askSeconds);
}

const noteSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ reason: v.pipe(v.string(), v.check(isPasswordRefusal)), until: v.number() }),
);

/** Why this user's password is weak; null without a recent note for this user. */
export function readWeakPassword(
	{ options, now }: WithClock,
	request: Request,
	userId: string,
): string | null {
	const cookies = parseCookies(request.headers.get("cookie"));
	const sealed = cookies.get(cookieName(options, "weak_password"));
	const read = v.safeParse(noteSchema, openSealed(options.secret, purpose, [userId], sealed));
	return read.success && read.output.until > now ? read.output.reason : null;
}

/** Only from `/app_login/better-password`, not over HTTP. Ends all other sessions. */
export const betterPasswordEndpoint = endpoint({
	method: "POST",
	path: "/better-password",
	session: "sure",
	confirmed: true,
	limit: "password",
	body: v.object({ newPassword: passwordField }),
	async handle({
		service,
		request,
		body,
		signedIn,
		cookies,
	}): Promise<Answer<{ status: boolean }>> {
		const { db, options, now } = service;
		const { user } = signedIn;
		if (!readWeakPassword(service, request, user.id)) return { refused: "SESSION_IS_NOT_FRESH" };
		const weak = await newPasswordRefusal(options, body.newPassword, user);
		if (weak) return { refused: weak };
		const hash = await hashPassword(body.newPassword, options.password.cost);
		await runBatch(db, {
			password: savePassword(db, user.id, hash, now),
			openLinks: dropVerifications(db, "resetPassword", user.id),
			...endOtherSignIns(service, signedIn, deviceOf(service, request)),
		});
		cookies.push(serialize(options, "weak_password", "", 0));
		return { data: { status: true } };
	},
});
