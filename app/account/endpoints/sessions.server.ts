import * as v from "valibot";
import {
	clearSessionCookies,
	readSessionCookies,
} from "#app/account/sessions/session-cookie.server.ts";
import {
	checkSession,
	deleteOtherSessions,
	deleteSession,
	deleteSessionsOf,
	findSession,
	listOwnSessions,
	revokeSession,
} from "#app/account/sessions/sessions.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import {
	type SignedIn,
	type WireSession,
	type WireSignedIn,
	wireSession,
	wireSignedIn,
} from "../users.ts";
import {
	clearAdminSession,
	endImpersonation,
	findStaffSession,
} from "./admin/impersonation.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { flagField, tokenField } from "./fields.ts";

type SessionAnswer = { data: WireSignedIn; json: string };
const answers = new WeakMap<SignedIn, SessionAnswer>();

/**
 * Made once for a copy from the cookies, which many requests share. What changes with time is checked before: a user
 * who is banned is not signed in, and a ban that has ended does not begin again.
 */
function answerFor(signedIn: SignedIn, now: number): SessionAnswer {
	const storedAnswer = answers.get(signedIn);
	if (storedAnswer) return storedAnswer;
	const data = wireSignedIn(signedIn, now);
	const answer = { data, json: JSON.stringify(data) };
	answers.set(signedIn, answer);
	return answer;
}

/** Session and user, or null. Accepts a copy up to a minute old unless asked otherwise. */
export const getSessionEndpoint = endpoint({
	method: "GET",
	path: "/get-session",
	session: "none",
	query: v.object({ disableCookieCache: flagField, disableRefresh: flagField }),
	async handle({ service, request, query, cookies }): Promise<{ data: WireSignedIn | null }> {
		const check = await checkSession(
			service,
			request,
			query.disableCookieCache ? "sure" : "cached",
			query.disableRefresh ? "leave" : "refresh",
		);
		cookies.push(...check.cookies, ...check.copy);
		return check.signedIn ? answerFor(check.signedIn, service.now) : { data: null };
	},
});

export const signOutEndpoint = endpoint({
	method: "POST",
	path: "/sign-out",
	session: "none",
	async handle({ service, request, cookies }) {
		const { db, options, now } = service;
		const { token } = readSessionCookies(options, request.headers.get("cookie"), now);
		cookies.push(...clearSessionCookies(options));
		if (!token) return { refused: "FAILED_TO_GET_SESSION" };
		const endingSession = await findSession(db, token);
		if (endingSession?.session.impersonatedBy) {
			// also the session from which the member of staff came: "sign out" means all of this browser
			const staffSession = await findStaffSession(service, request, endingSession.session);
			await runBatch(db, {
				...endImpersonation(service, endingSession, staffSession),
				staff: staffSession
					? deleteSession(db, staffSession.user.id, staffSession.session.token)
					: undefined,
			});
			cookies.push(clearAdminSession(options));
		} else if (endingSession) await deleteSession(db, endingSession.user.id, token);
		return { data: { success: true } };
	},
});

export const listSessionsEndpoint = endpoint({
	method: "GET",
	path: "/list-sessions",
	session: "cached",
	async handle({ service, signedIn }): Promise<{ data: WireSession[] }> {
		const sessions = await listOwnSessions(service.db, signedIn.user.id, service.now);
		return { data: sessions.map(wireSession) };
	},
});

export const revokeSessionEndpoint = endpoint({
	method: "POST",
	path: "/revoke-session",
	session: "sure",
	body: v.object({ token: tokenField }),
	async handle({ service, body, signedIn, cookies }) {
		const target = await findSession(service.db, body.token);
		if (!target) return { refused: "SESSION_NOT_FOUND" };
		if (target.user.id !== signedIn.user.id) return { refused: "UNAUTHORIZED" };
		await revokeSession(service.db, target.session);
		// the copy in the cookies would be valid for another minute
		if (body.token === signedIn.session.token)
			cookies.push(...clearSessionCookies(service.options));
		return { data: { status: true } };
	},
});

export const revokeSessionsEndpoint = endpoint({
	method: "POST",
	path: "/revoke-sessions",
	session: "sure",
	async handle({ service, signedIn, cookies }) {
		await deleteSessionsOf(service.db, signedIn.user.id);
		cookies.push(...clearSessionCookies(service.options));
		return { data: { status: true } };
	},
});

export const revokeOtherSessionsEndpoint = endpoint({
	method: "POST",
	path: "/revoke-other-sessions",
	session: "sure",
	async handle({ service, signedIn }) {
		const { user, session } = signedIn;
		await deleteOtherSessions(service.db, user.id, session.token);
		return { data: { status: true } };
	},
});
