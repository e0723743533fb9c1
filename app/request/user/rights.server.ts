import { data, type RouterContextProvider, redirect } from "react-router";
import { authorize, can, hasAnyRight, type Resource, type Right } from "#app/account/access.ts";
import type { SignedIn, User } from "#app/account/users.ts";
import { requestContext } from "#app/request/context.server.ts";
import { currentSession } from "./current-user.server.ts";
import { loginPath, pathAgain } from "./return-path.ts";

/** Whoever is signed in, with the one thing about rights that the role does not say. */
export interface StaffUser extends User {
	/** On the list of `AUTH_ADMIN_USER_IDS`: may everything. */
	isListedAdmin: boolean;
	/** The member of staff who acts as this user, or null. */
	impersonatedBy: string | null;
}

/** What the dashboard's frame makes a page of: a refusal with the catalogue's words. */
export interface Refusal {
	code: "FORBIDDEN";
	message: string;
}

/**
 * The question that every loader and action of the dashboard begins with. Below `userMiddleware`,
 * which has asked the database already when the request writes.
 * @throws a redirect to the login page for who is not signed in, 403 for who may not.
 */
export function requireRight<R extends Resource>(
	context: Readonly<RouterContextProvider>,
	request: Request,
	resource: R,
	right: Right<R>,
): StaffUser {
	const user = requireUser(context, request);
	const answer = authorizeUser(user, resource, right);
	if (answer.success) return user;
	const refusal: Refusal = { code: "FORBIDDEN", message: answer.error };
	throw data(refusal, { status: 403, headers: { "Cache-Control": "no-store" } });
}

/** @throws a redirect to the login page, with the way back. */
export function requireUser(context: Readonly<RouterContextProvider>, request: Request): StaffUser {
	const signedIn = currentSession(context);
	if (!signedIn) throw redirect(loginPath(wantedPath(request)));
	return staffUser(context, signedIn);
}

export function staffUser(
	context: Readonly<RouterContextProvider>,
	{ user, session }: SignedIn,
): StaffUser {
	const { adminUserIds } = context.get(requestContext).environment.account;
	return {
		...user,
		isListedAdmin: adminUserIds.includes(user.id),
		impersonatedBy: session.impersonatedBy,
	};
}

/** For what is shown: an action that somebody may not do is not offered. */
export function mayUser<R extends Resource>(
	user: StaffUser,
	resource: R,
	right: Right<R>,
): boolean {
	return user.isListedAdmin || can(user, resource, right);
}

export function hasRights(user: StaffUser): boolean {
	return user.isListedAdmin || hasAnyRight(user);
}

/** The same question with the catalogue's words for a "no". */
export function authorizeUser<R extends Resource>(user: StaffUser, resource: R, right: Right<R>) {
	return authorize(user, { [resource]: [right] }, user.isListedAdmin ? [user.id] : []);
}

/** Where a signed-out visitor wanted to go; a form can't be sent again, but its page can be opened. */
function wantedPath(request: Request): string {
	const { pathname, searchParams } = new URL(request.url);
	const path = pathname.replace(/(?:\/_)?\.data$/, "").replace(/(.)\/$/, "$1");
	return path === "/dashboard/sign-out" ? "/dashboard" : pathAgain(path, searchParams);
}
