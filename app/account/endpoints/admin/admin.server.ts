/** Shared by the admin calls: the access table, and which users one may act on. */
import * as v from "valibot";
import {
	authorize,
	can,
	hasRightsOf,
	isRole,
	type Resource,
	type Right,
} from "#app/account/access.ts";
import type { Call, Refusal, SessionNeed } from "#app/account/endpoints/endpoint.server.ts";
import { endpoint } from "#app/account/endpoints/endpoint.server.ts";
import type { AccountErrorCode } from "#app/account/errors.ts";
import { findUserById } from "#app/account/users.server.ts";
import type { User } from "#app/account/users.ts";

type SignedInCall = Pick<
	Call<unknown, unknown, Exclude<SessionNeed, "none">>,
	"service" | "signedIn"
>;

export const userIdField = v.pipe(
	v.union([v.pipe(v.string(), v.maxLength(128)), v.pipe(v.number(), v.safeInteger())]),
	v.transform(String),
	v.nonEmpty(),
);

/** One or more roles, as a list or comma-separated. */
export const roleField = v.pipe(
	v.union([v.pipe(v.string(), v.maxLength(200)), v.array(v.pipe(v.string(), v.maxLength(50)))]),
	v.transform((role) => (Array.isArray(role) ? role : role.split(",")).map((name) => name.trim())),
);

/** @returns null for an unknown role, also for "constructor". */
export function readRoles(names: readonly string[]): string | null {
	const unique = [...new Set(names)];
	return unique.length > 0 && unique.every(isRole) ? unique.join(",") : null;
}

export function allows<R extends Resource>(
	{ service, signedIn }: SignedInCall,
	resource: R,
	right: Right<R>,
): boolean {
	return can(signedIn.user, resource, right, service.options.adminUserIds);
}

/** Whether the caller has every right of the other. */
export function mayActOn({ service, signedIn }: SignedInCall, other: { id: string; role: string }) {
	return hasRightsOf(signedIn.user, other, service.options.adminUserIds);
}

/**
 * The user whom a call is about, if the caller has this right, and every right of that user. Attack: gaining rights by
 * acting on a user who has more of them.
 */
export async function userToActOn(
	call: SignedInCall,
	userId: string,
	right: Right<"user">,
	refused: AccountErrorCode,
): Promise<User | Refusal> {
	if (!allows(call, "user", right)) return { refused };
	const user = await findUserById(call.service.db, userId);
	if (!user) return { refused: "NO_SUCH_USER" };
	return mayActOn(call, user) ? user : { refused };
}

const word = v.pipe(v.string(), v.maxLength(100));
const permissionsField = v.record(word, v.array(word));

/** About the session's own user; a user or role in the body is ignored. */
export const hasPermissionEndpoint = endpoint({
	method: "POST",
	path: "/admin/has-permission",
	session: "sure",
	body: v.object({
		permission: v.optional(permissionsField),
		permissions: v.optional(permissionsField),
	}),
	async handle({ service, body, signedIn }) {
		const permissions = body.permissions ?? body.permission;
		if (!permissions) return { refused: "VALIDATION_ERROR" };
		const { success } = authorize(signedIn.user, permissions, service.options.adminUserIds);
		return { data: { error: null, success } };
	},
});
