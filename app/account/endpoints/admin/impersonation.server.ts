import * as v from "valibot";
import type { AccountOptions } from "#app/account/options.server.ts";
import type { AccountService } from "#app/account/service.server.ts";
import {
	clearSessionCookies,
	readCookie,
	readSigned,
	serialize,
	sign,
	writeSessionCookies,
} from "#app/account/sessions/session-cookie.server.ts";
import {
	deleteSession,
	findSession,
	insertSession,
	newSession,
	refuseSession,
	type StoredSession,
} from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { isBanned, type Session, type SignedIn, wireSignedIn } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { endpoint } from "../endpoint.server.ts";
import { userIdField, userToActOn } from "./admin.server.ts";

/** An hour: enough to see what a user sees, and it ends if it is forgotten. */
const impersonationMilliseconds = 3_600_000;

/**
 * Acts as another user for an hour. The own session is kept in a signed cookie; its value
 * "token:mark" has another shape than our other signed cookies.
 */
export const impersonateUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/impersonate-user",
	session: "sure",
	body: v.object({ userId: userIdField }),
	async handle(call) {
		const { service, request, body, signedIn, dontRemember, cookies } = call;
		const { db, options, now } = service;
		const refused = "YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS";
		const user = await userToActOn(call, body.userId, "impersonate", refused);
		if ("refused" in user) return user;
		// no second impersonation on top, so that the way back is unambiguous
		if (user.id === signedIn.user.id || signedIn.session.impersonatedBy) return { refused };
		if (isBanned(user, now)) return { refused: "BANNED_USER" };
		const session = {
			...newSession(service, request, user.id, true),
			expiresAt: now + impersonationMilliseconds,
			impersonatedBy: signedIn.user.id,
			// attack: staff who act as a user change the user's password or email
			confirmedAt: 0,
		};
		try {
			await runBatch(db, {
				session: insertSession(db, session),
				event: recordUserEntry(call, { userId: user.id, type: "impersonated" }),
			});
		} catch (error) {
			return refuseSession(error);
		}
		const staffMark = `${signedIn.session.token}:${dontRemember ? "true" : ""}`;
		cookies.length = 0;
		cookies.push(
			serialize(options, "admin_session", sign(options.secret, staffMark), undefined),
			...writeSessionCookies(options, { session, user }, true, now),
		);
		return { data: wireSignedIn({ session, user }, now) };
	},
});

/** Ends the impersonation and restores the own session, if it is still alive. */
export const stopImpersonatingEndpoint = endpoint({
	method: "POST",
	path: "/admin/stop-impersonating",
	session: "sure",
	async handle({ service, request, signedIn, cookies }) {
		const { db, options, now } = service;
		if (!signedIn.session.impersonatedBy) return { refused: "YOU_ARE_NOT_IMPERSONATING_ANYONE" };
		const staffSession = await findStaffSession(service, request, signedIn.session);
		await runBatch(db, endImpersonation(service, signedIn, staffSession));
		cookies.length = 0;
		cookies.push(clearAdminSession(options));
		if (!staffSession) {
			cookies.push(...clearSessionCookies(options));
			return { refused: "FAILED_TO_FIND_ADMIN_SESSION" };
		}
		// the impersonation's "forget me" mark must not stay
		if (!staffSession.dontRemember) cookies.push(serialize(options, "dont_remember", "", 0));
		cookies.push(...writeSessionCookies(options, staffSession, staffSession.dontRemember, now));
		return { data: wireSignedIn(staffSession, now) };
	},
});

type StaffSession = StoredSession & { dontRemember: boolean };

/** The live session from which the member of staff came, by the cookie that keeps it. */
export async function findStaffSession(
	{ db, options, now }: AccountService,
	request: Request,
	acting: Session,
): Promise<StaffSession | null> {
	const cookie = readCookie(options, "admin_session", request);
	const [token = "", mark = ""] = (readSigned(options.secret, cookie) ?? "").split(":");
	const staffSession = token ? await findSession(db, token) : null;
	const mayReturn =
		staffSession !== null &&
		staffSession.user.id === acting.impersonatedBy &&
		staffSession.session.expiresAt > now &&
		!isBanned(staffSession.user, now);
	return mayReturn ? { ...staffSession, dontRemember: mark === "true" } : null;
}

/** Statements that end the session `acting`, with its entry in the user's history. */
export function endImpersonation(
	service: AccountService,
	acting: SignedIn,
	staffSession: StaffSession | null,
) {
	const userId = acting.user.id;
	return {
		session: deleteSession(service.db, userId, acting.session.token),
		event: staffSession
			? recordUserEntry(
					{ service, signedIn: staffSession },
					{ userId, type: "impersonation ended" },
				)
			: undefined,
	};
}

export function clearAdminSession(options: AccountOptions): string {
	return serialize(options, "admin_session", "", 0);
}
