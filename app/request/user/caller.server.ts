import type { RouterContextProvider } from "react-router";
import type { Resource, Right } from "#app/account/access.ts";
import { originRefusal } from "#app/account/endpoints/endpoint.server.ts";
import { checkSession } from "#app/account/sessions/sessions.server.ts";
import type { SignedIn } from "#app/account/users.ts";
import { jsonError } from "#app/request/json.server.ts";
import type { Actor } from "#app/sales/actor.ts";
import { accountServiceOf } from "./account-service.server.ts";
import { authorizeUser, hasRights, type StaffUser, staffUser } from "./rights.server.ts";

/** The session of a call outside the dashboard. A GET may trust its signed copy; a change asks the database. */
async function checkCall(context: Readonly<RouterContextProvider>, request: Request) {
	const certainty = request.method === "GET" || request.method === "HEAD" ? "cached" : "sure";
	const { signedIn } = await checkSession(accountServiceOf(context), request, certainty, "leave");
	return signedIn;
}

export async function findCaller(
	context: Readonly<RouterContextProvider>,
	request: Request,
): Promise<SignedIn | null> {
	const signedIn = await checkCall(context, request);
	// who still owes a second factor is not signed in yet, as far as the dashboard is concerned
	return signedIn?.duty === "none" ? signedIn : null;
}

/** @throws Response as `jsonError` makes it: 401 without a session, 403 without the right. */
export async function requireCaller<R extends Resource>(
	context: Readonly<RouterContextProvider>,
	request: Request,
	resource: R,
	right: Right<R>,
): Promise<StaffUser> {
	const signedIn = await findCaller(context, request);
	if (!signedIn) throw jsonError(401, "UNAUTHORIZED", "Sign in first");
	const user = staffUser(context, signedIn);
	const answer = authorizeUser(user, resource, right);
	if (answer.success) return user;
	throw jsonError(403, "FORBIDDEN", answer.error);
}

/**
 * Attack (CSRF): a change with a cookie must come from our own page. Browsers always send the
 * origin of such a call, so a call without one is refused too (OWASP CSRF cheat sheet). @throws
 * Response 403
 */
export function requireOwnPage(context: Readonly<RouterContextProvider>, request: Request): void {
	if (!originRefusal(accountServiceOf(context), request)) return;
	throw jsonError(403, "FOREIGN_ORIGIN", "This call came from another site");
}

/**
 * The member of staff who opened a page that belongs to a guest; null for the guest. A session that still owes a second
 * factor counts too.
 */
export async function staffVisitor(
	context: Readonly<RouterContextProvider>,
	request: Request,
): Promise<Actor | null> {
	const signedIn = await checkCall(context, request);
	if (!signedIn || !hasRights(staffUser(context, signedIn))) return null;
	const { user, session } = signedIn;
	return { id: user.id, name: user.name, impersonatorId: session.impersonatedBy };
}
