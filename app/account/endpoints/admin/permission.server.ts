import * as v from "valibot";
import { authorize } from "#app/account/access.ts";
import { endpoint } from "../endpoint.server.ts";

const word = v.pipe(v.string(), v.maxLength(100));
const wanted = v.record(word, v.array(word));

/** About the session's own user; a user or role in the body is ignored. */
export const hasPermissionEndpoint = endpoint({
	method: "POST",
	path: "/admin/has-permission",
	session: "sure",
	body: v.object({ permission: v.optional(wanted), permissions: v.optional(wanted) }),
	async handle({ service, body, signedIn }) {
		const asked = body.permissions ?? body.permission;
		if (!asked) return { refused: "VALIDATION_ERROR" };
		const { success } = authorize(signedIn.user, asked, service.options.adminUserIds);
		return { data: { error: null, success } };
	},
});
