import { type RouterContextProvider, redirect } from "react-router";
import { authorize, can, hasAnyRight, type Resource, type Right } from "#app/account/access.ts";
import type { SignedIn, User } from "#app/account/users.ts";
import { requestContext } from "#app/request/context.server.ts";
import { currentSession } from "./current-user.server.ts";
import { forbidden } from "./forbidden.server.ts";
import { loginPath, secondFactorPath, secondStepPath, wantedPath } from "./return-path.ts";

/** A signed-in user, with the right that does not come from the role. */
export interface StaffUser extends User {
	/** Listed in `AUTH_ADMIN_USER_IDS`, so everything is allowed. */
	isListedAdmin: boolean;
	/** The member of staff who acts as this user, or null. */
	impersonatedBy: string | null;
}

/**
 * Called first by every loader and action of the dashboard; needs `userMiddleware`, which has asked
 * the database for a request that writes. @throws a redirect to the login page for users who are
 * not signed in, 403 for those without the right.
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
	throw forbidden(answer.lack, resource);
}

/** @throws a redirect to the login page, or to that of the second factor, which return here. */
export function requireUser(context: Readonly<RouterContextProvider>, request: Request): StaffUser {
	const signedIn = currentSession(context);
	if (!signedIn) throw redirect(loginPath(wantedPath(request)));
	if (signedIn.duty === "prove") throw redirect(secondStepPath(wantedPath(request)));
	if (signedIn.duty === "enrol") throw redirect(secondFactorPath(wantedPath(request)));
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

/** For screens: an action without the right is not shown. */
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

/** Like `mayUser`, with the message for a refusal. */
export function authorizeUser<R extends Resource>(user: StaffUser, resource: R, right: Right<R>) {
	return authorize(user, { [resource]: [right] }, user.isListedAdmin ? [user.id] : []);
}
