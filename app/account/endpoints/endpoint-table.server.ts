import { registerOptionsEndpoint } from "#app/account/passkeys/manage-passkeys.server.ts";
import { signInOptionsEndpoint } from "#app/account/passkeys/passkey-sign-in.server.ts";
import { passkeyStepOptionsEndpoint } from "#app/account/two-factor/passkey-step.server.ts";
import { hasPermissionEndpoint } from "./admin/admin.server.ts";
import { banUserEndpoint, unbanUserEndpoint } from "./admin/ban.server.ts";
import {
	impersonateUserEndpoint,
	stopImpersonatingEndpoint,
} from "./admin/impersonation.server.ts";
import { getUserEndpoint, listUsersEndpoint } from "./admin/list.server.ts";
import {
	listUserSessionsEndpoint,
	revokeUserSessionEndpoint,
	revokeUserSessionsEndpoint,
} from "./admin/sessions.server.ts";
import {
	adminUpdateUserEndpoint,
	createUserEndpoint,
	removeUserEndpoint,
	setRoleEndpoint,
	setUserPasswordEndpoint,
} from "./admin/users.server.ts";
import { callbackEndpoint, callbackPostEndpoint } from "./callback.server.ts";
import { deleteUserCallbackEndpoint, deleteUserEndpoint } from "./delete-user.server.ts";
import { type Endpoint, endpoint } from "./endpoint.server.ts";
import { changePasswordEndpoint } from "./password.server.ts";
import {
	accountInfoEndpoint,
	getAccessTokenEndpoint,
	refreshTokenEndpoint,
} from "./provider-tokens.server.ts";
import {
	forgetPasswordEndpoint,
	requestPasswordResetEndpoint,
	resetPasswordEndpoint,
	resetPasswordLinkEndpoint,
} from "./reset-password.server.ts";
import {
	getSessionEndpoint,
	listSessionsEndpoint,
	revokeOtherSessionsEndpoint,
	revokeSessionEndpoint,
	revokeSessionsEndpoint,
	signOutEndpoint,
} from "./sessions.server.ts";
import { signInEmailEndpoint } from "./sign-in.server.ts";
import { signUpEmailEndpoint } from "./sign-up.server.ts";
import {
	linkSocialEndpoint,
	signInSocialEndpoint,
	unlinkAccountEndpoint,
} from "./social.server.ts";
import { changeEmailEndpoint, listAccountsEndpoint, updateUserEndpoint } from "./user.server.ts";
import { sendVerificationEmailEndpoint, verifyEmailEndpoint } from "./verify-email.server.ts";

const okEndpoint = endpoint({
	method: "GET",
	path: "/ok",
	session: "none",
	handle: async () => ({ data: { ok: true } }),
});

/**
 * Every call that HTTP can reach. What only our own forms need is not among them: those call their endpoint in the app.
 * Of passkeys only the questions are, because a browser's script asks them.
 */
export const endpoints: readonly Endpoint[] = [
	okEndpoint,
	getSessionEndpoint,
	signUpEmailEndpoint,
	signInEmailEndpoint,
	signOutEndpoint,
	listSessionsEndpoint,
	revokeSessionEndpoint,
	revokeSessionsEndpoint,
	revokeOtherSessionsEndpoint,
	updateUserEndpoint,
	listAccountsEndpoint,
	sendVerificationEmailEndpoint,
	verifyEmailEndpoint,
	requestPasswordResetEndpoint,
	forgetPasswordEndpoint,
	resetPasswordLinkEndpoint,
	resetPasswordEndpoint,
	changePasswordEndpoint,
	changeEmailEndpoint,
	deleteUserEndpoint,
	deleteUserCallbackEndpoint,
	listUsersEndpoint,
	getUserEndpoint,
	createUserEndpoint,
	adminUpdateUserEndpoint,
	setRoleEndpoint,
	setUserPasswordEndpoint,
	banUserEndpoint,
	unbanUserEndpoint,
	removeUserEndpoint,
	impersonateUserEndpoint,
	stopImpersonatingEndpoint,
	listUserSessionsEndpoint,
	revokeUserSessionEndpoint,
	revokeUserSessionsEndpoint,
	hasPermissionEndpoint,
	signInSocialEndpoint,
	callbackEndpoint,
	callbackPostEndpoint,
	linkSocialEndpoint,
	unlinkAccountEndpoint,
	getAccessTokenEndpoint,
	refreshTokenEndpoint,
	accountInfoEndpoint,
	passkeyStepOptionsEndpoint,
	registerOptionsEndpoint,
	signInOptionsEndpoint,
];
