import * as v from "valibot";
import { canInvite, inviteStatements } from "#app/account/mails/invitations.server.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { mayMail } from "../rate-limit.server.ts";
import { userIdField, userToActOn } from "./admin/admin.server.ts";
import { endpoint } from "./endpoint.server.ts";
import { passwordField, tokenField } from "./fields.ts";
import { setPasswordByToken } from "./reset-password.server.ts";

/** Sends the invitation of a user who has not accepted it once more. Only from the user's page, not over HTTP. */
export const inviteUserEndpoint = endpoint({
	method: "POST",
	path: "/admin/invite-user",
	session: "sure",
	body: v.object({ userId: userIdField }),
	async handle(call) {
		const { service, body, signedIn } = call;
		const { db, options } = service;
		// attack: an account with more rights, whose mailbox the inviter can read
		const refused = "YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS";
		const user = await userToActOn(call, body.userId, "create", refused);
		if ("refused" in user) return user;
		if (!canInvite(options)) return { refused: "INVITATIONS_ARENT_ENABLED" };
		if (!(await mayMail(service, "invitation", user.email)))
			return { refused: "TOO_MANY_REQUESTS" };
		const {
			invitation: {
				issued: [answer],
			},
		} = await runBatch(db, { invitation: inviteStatements(service, user, signedIn) });
		if (!answer?.isIssued) return { refused: "INVITATION_IS_OVER" };
		return { data: { status: true } };
	},
});

/** Only from `/app_login/invitation`, not over HTTP. */
export const acceptInvitationEndpoint = endpoint({
	method: "POST",
	path: "/accept-invitation",
	session: "none",
	limit: "reset-password",
	body: v.object({ newPassword: passwordField, token: tokenField }),
	async handle({ service, request, body }) {
		if (!service.options.emailAndPasswordEnabled)
			return { refused: "EMAIL_AND_PASSWORD_IS_NOT_ENABLED" };
		return setPasswordByToken(service, request, "invitation", body);
	},
});
