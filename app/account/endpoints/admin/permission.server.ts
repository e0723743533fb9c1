import * as v from "valibot";
import { authorize } from "#app/account/access.ts";
import { endpoint } from "../endpoint.server.ts";

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
