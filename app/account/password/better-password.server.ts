/** After a sign-in with a password that today's rules refuse, its owner is asked for a better one once the session is open, and may go on. */
import * as v from "valibot";
import { readCookie, serialize } from "#app/account/sessions/session-cookie.server.ts";
import { abortUnless, isAborted } from "#app/database/abort-unless.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type Answer, endpoint } from "../endpoints/endpoint.server.ts";
import { passwordField } from "../endpoints/fields.ts";
import { openSealed, seal } from "../sealed.server.ts";
import type { AccountService } from "../service.server.ts";
import { findPasswordHash, hasPasswordHash } from "../users.server.ts";
import { passwordChange } from "./password-change.server.ts";
import { hashPassword } from "./password-hash.server.ts";
import { isPasswordRefusal, type PasswordRefusal } from "./password-refusals.ts";
import { newPasswordRefusal, type PasswordOwner } from "./password-rules.server.ts";

/** Long enough for the code of a second factor, which may take ten minutes, and then for a new password. */
const noteSeconds = 1200;
const purpose = "weak password";

type WithClock = Pick<AccountService, "options" | "now">;

/** Undefined for a good password, and for one that is only longer than the operator now allows. */
export async function weaknessOf(
	{ options }: Pick<AccountService, "options">,
	password: string,
	owner: PasswordOwner,
): Promise<PasswordRefusal | undefined> {
	const refusal = await newPasswordRefusal(options, password, owner);
	return refusal === "PASSWORD_TOO_LONG" ? undefined : refusal;
}

/** Whose password, and its hash: a note about an earlier password is worth nothing. */
interface Subject {
	userId: string;
	passwordHash: string;
}

/**
 * `Set-Cookie` value: this user has just typed a weak password. Attack: in a stolen session a new password could be set
 * without the present one; nobody but a sign-in with the password gets this seal.
 */
export function noteWeakPassword(
	{ options, now }: WithClock,
	{ userId, passwordHash }: Subject,
	reason: PasswordRefusal,
): string {
	const note = JSON.stringify({ reason, until: now + noteSeconds * 1000 });
	const cookie = seal(options.secret, purpose, [userId, passwordHash], note);
	return serialize(options, "weak_password", cookie, noteSeconds);
}

const noteSchema = v.pipe(
	v.string(),
	v.parseJson(),
	v.object({ reason: v.pipe(v.string(), v.check(isPasswordRefusal)), until: v.number() }),
);

/**
 * Why this user's present password is weak; null without a recent note about it. A round trip for a browser that has a
 * note.
 */
export async function findWeakPassword(
	{ db, options, now }: AccountService,
	request: Request,
	userId: string,
): Promise<{ reason: string; passwordHash: string } | null> {
	const cookie = readCookie(options, "weak_password", request);
	const passwordHash = cookie ? await findPasswordHash(db, userId) : null;
	if (!passwordHash) return null;
	const note = openSealed(options.secret, purpose, [userId, passwordHash], cookie);
	const weakness = v.safeParse(noteSchema, note);
	return weakness.success && weakness.output.until > now
		? { reason: weakness.output.reason, passwordHash }
		: null;
}

/** Only from `/app_login/better-password`, not over HTTP. Ends all other sessions. */
export const betterPasswordEndpoint = endpoint({
	method: "POST",
	path: "/better-password",
	session: "sure",
	confirmed: true,
	enrols: true,
	limit: "password",
	body: v.object({ newPassword: passwordField }),
	async handle({
		service,
		request,
		body,
		signedIn,
		cookies,
	}): Promise<Answer<{ status: boolean }>> {
		const { db, options } = service;
		const { user } = signedIn;
		const weakPassword = await findWeakPassword(service, request, user.id);
		if (!weakPassword) return { refused: "SESSION_IS_NOT_FRESH" };
		const weakness = await newPasswordRefusal(options, body.newPassword, user);
		if (weakness) return { refused: weakness };
		const hash = await hashPassword(body.newPassword, options.password.cost);
		try {
			await runBatch(db, {
				isSame: abortUnless(db, hasPasswordHash(user.id, weakPassword.passwordHash)),
				...passwordChange(service, request, signedIn, hash),
			});
		} catch (error) {
			if (!isAborted(error)) throw error;
			return { refused: "SESSION_IS_NOT_FRESH" };
		}
		cookies.push(serialize(options, "weak_password", "", 0));
		return { data: { status: true } };
	},
});
