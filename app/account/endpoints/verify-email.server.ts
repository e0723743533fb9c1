import { sql } from "drizzle-orm";
import * as v from "valibot";
import {
	readEmailToken,
	sendVerificationMail,
	verificationMail,
} from "#app/account/mails/verification-mail.server.ts";
import {
	dropAllVerifications,
	isUnmarked,
	markUsed,
} from "#app/account/mails/verifications.server.ts";
import { writeSessionCookies } from "#app/account/sessions/session-cookie.server.ts";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { type AccountErrorCode, accountErrors } from "../errors.ts";
import { dropFactorsBeforeProof } from "../first-proof.server.ts";
import type { AccountService } from "../service.server.ts";
import { withQuery } from "../trusted-url.ts";
import {
	changeEmail,
	confirmEmail,
	findUserByEmail,
	hasUnverifiedEmail,
	isEmailTaken,
	isUnverified,
} from "../users.server.ts";
import { emailSchema, type User, type WireUser, wireUser } from "../users.ts";
import { type Answer, type Call, endpoint } from "./endpoint.server.ts";
import { targetField, tokenField } from "./fields.ts";

/** Without a session the answer is always the same, so that it does not tell who has an account. */
export const sendVerificationEmailEndpoint = endpoint({
	method: "POST",
	path: "/send-verification-email",
	session: "none",
	limit: "mail",
	body: v.object({ email: emailSchema, callbackURL: targetField }),
	async handle({ service, request, body }) {
		if (!service.options.mailEnabled) return { refused: "VERIFICATION_EMAIL_ISNT_ENABLED" };
		const { signedIn } = await checkSession(service, request, "sure", "leave");
		if (signedIn?.user.emailVerified)
			return { refused: "YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_AN_UNVERIFIED_EMAIL" };
		if (signedIn && signedIn.user.email !== body.email)
			return { refused: "YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_YOUR_OWN_EMAIL" };
		await sendVerificationMail(
			service,
			{ email: body.email },
			body.callbackURL,
			// one query for known and unknown emails, so that the time does not differ
			isUnverified(body.email),
		);
		return { data: { status: true } };
	},
});

type VerifyCall = Call<unknown, { token: string; callbackURL?: string | undefined }, "none">;
type VerifyData = { status: boolean; user: WireUser | null };

/**
 * The mailed link. Its token proves the mailbox; a change of address also needs the user's session,
 * so that a forwarded mail changes nothing. The link signs nobody in. Attack: sending a victim the
 * link of the attacker's account, to see what the victim does in it.
 */
export const verifyEmailEndpoint = endpoint({
	method: "GET",
	path: "/verify-email",
	session: "none",
	limit: "link",
	query: v.object({ token: tokenField, callbackURL: targetField }),
	async handle(call): Promise<Answer<VerifyData>> {
		const { service, query } = call;
		const token = await readEmailToken(service.options.secret, query.token, service.now);
		if ("refused" in token) return fail(call, token.refused);
		const { email, updateTo } = token.claims;
		const user = await findUserByEmail(service.db, email);
		if (!user) return fail(call, "USER_NOT_FOUND");
		return updateTo ? await moveEmail(call, user, updateTo) : await confirm(call, user);
	},
});

async function confirm(call: VerifyCall, user: User): Promise<Answer<VerifyData>> {
	const { service, request, cookies } = call;
	const { db, options, now } = service;
	const check = await checkSession(service, request, "sure", "leave");
	const ownSession = check.signedIn?.user.id === user.id ? check.signedIn : null;
	const {
		confirmed: [confirmedUser],
	} = await runBatch(db, {
		// whoever opens the link elsewhere may be somebody else than whoever signed up
		factors: ownSession
			? undefined
			: dropFactorsBeforeProof(db, { userId: user.id, now }, hasUnverifiedEmail(user.id)),
		confirmed: confirmEmail(db, user.email, now),
	});
	// renews the session copy only in a browser of this account
	if (confirmedUser && ownSession) {
		const signedIn = { session: ownSession.session, user: confirmedUser };
		cookies.push(...writeSessionCookies(options, signedIn, check.dontRemember, now));
	}
	return succeed(call, null);
}

async function moveEmail(
	call: VerifyCall,
	user: User,
	updateTo: string,
): Promise<Answer<VerifyData>> {
	const { service, request, query, cookies } = call;
	const { options, now } = service;
	const check = await checkSession(service, request, "sure", "leave");
	if (check.signedIn?.user.email !== user.email) return fail(call, "UNAUTHORIZED_EMAIL_CHANGE");
	const isUnused = isUnmarked("changeEmail", query.token);
	const mail = await verificationMail(
		service,
		{ ...user, email: updateTo },
		query.callbackURL,
		sql`${isUnused} AND ${isUnverified(updateTo)}`,
	);
	const outcome = await moveInBatch(service, user, { to: updateTo, token: query.token }, mail);
	if ("refused" in outcome) return fail(call, outcome.refused);
	const { user: movedUser } = outcome;
	const signedIn = { session: check.signedIn.session, user: movedUser };
	cookies.push(...writeSessionCookies(options, signedIn, check.dontRemember, now));
	return succeed(call, wireUser(movedUser));
}

/** Attack: a session that is left open follows an old link once more, after the user has changed the address back. */
async function moveInBatch(
	{ db, options, now }: AccountService,
	user: User,
	{ to, token }: { to: string; token: string },
	mail: Awaited<ReturnType<typeof verificationMail>>,
): Promise<{ user: User } | { refused: "INVALID_VERIFICATION_TOKEN" | "USER_NOT_FOUND" }> {
	const condition = isUnmarked("changeEmail", token);
	const until = now + options.tokens.verifyEmail * 1000;
	try {
		const {
			moved: [movedUser],
			mark: [mark],
		} = await runBatch(db, {
			moved: changeEmail(db, user.id, { from: user.email, to, condition }, now),
			// links in the old mailbox must stop working
			verifications: dropAllVerifications(db, user.id),
			mail,
			// at the end, because the statements before ask whether it is there
			mark: markUsed(db, "changeEmail", token, { now, until }),
		});
		if (movedUser) return { user: movedUser };
		// the user changed the address after the mail, or this link was used before
		return { refused: mark ? "USER_NOT_FOUND" : "INVALID_VERIFICATION_TOKEN" };
	} catch (error) {
		if (isEmailTaken(error)) return { refused: "USER_NOT_FOUND" };
		throw error;
	}
}

function succeed({ query }: VerifyCall, user: WireUser | null): Answer<VerifyData> {
	if (query.callbackURL) return { redirect: query.callbackURL };
	return { data: { status: true, user } };
}

function fail({ query }: VerifyCall, refused: AccountErrorCode): Answer<VerifyData> {
	if (!query.callbackURL) return { refused };
	const [, error] = accountErrors[refused];
	return { redirect: withQuery(query.callbackURL, { error }) };
}
