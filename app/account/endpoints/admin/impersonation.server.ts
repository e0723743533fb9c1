import * as v from "valibot";
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
} from "#app/account/sessions/sessions.server.ts";
import { recordUserEntry } from "#app/account/user-events.server.ts";
import { isBanned, wireSignedIn } from "#app/account/users.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { endpoint } from "../endpoint.server.ts";
import { allows, findUser, mayActOn, userIdField } from "./admin.server.ts";

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
		const refused = { refused: "YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS" } as const;
		// no second impersonation on top, so that the way back is unambiguous
		if (!allows(call, "user", "impersonate") || signedIn.session.impersonatedBy) return refused;
		const user = await findUser(call, body.userId);
		if (!user) return { refused: "NO_SUCH_USER" };
		if (isBanned(user, now)) return { refused: "BANNED_USER" };
		if (user.id === signedIn.user.id || !mayActOn(call, user)) return refused;
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
				event: recordUserEntry(db, {
					userId: user.id,
					type: "impersonated",
					actor: signedIn.user,
					now,
				}),
			});
		} catch (error) {
			return refuseSession(error);
		}
		const back = `${signedIn.session.token}:${dontRemember ? "true" : ""}`;
		cookies.length = 0;
		cookies.push(
			serialize(options, "admin_session", sign(options.secret, back), undefined),
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
		const { session, user } = signedIn;
		if (!session.impersonatedBy) return { refused: "YOU_ARE_NOT_IMPERSONATING_ANYONE" };
		const cookie = readCookie(options, "admin_session", request);
		const [token = "", mark = ""] = (readSigned(options.secret, cookie) ?? "").split(":");
		const own = token ? await findSession(db, token) : null;
		const isBack =
			own !== null &&
			own.user.id === session.impersonatedBy &&
			own.session.expiresAt > now &&
			!isBanned(own.user, now);
		await runBatch(db, {
			session: deleteSession(db, user.id, session.token),
			event:
				own && isBack
					? recordUserEntry(db, {
							userId: user.id,
							type: "impersonation ended",
							actor: own.user,
							now,
						})
					: undefined,
		});
		cookies.length = 0;
		cookies.push(serialize(options, "admin_session", "", 0));
		if (!own || !isBack) {
			cookies.push(...clearSessionCookies(options));
			return { refused: "FAILED_TO_FIND_ADMIN_SESSION" };
		}
		const dontRemember = mark === "true";
		// the impersonation's "forget me" mark must not stay
		if (!dontRemember) cookies.push(serialize(options, "dont_remember", "", 0));
		cookies.push(...writeSessionCookies(options, own, dontRemember, now));
		return { data: wireSignedIn(own, now) };
	},
});
