import type { Endpoint } from "./endpoint.server.ts";
import { banUserEndpoint, unbanUserEndpoint } from "./endpoints/admin-ban.server.ts";
import {
	impersonateUserEndpoint,
	stopImpersonatingEndpoint,
} from "./endpoints/admin-impersonation.server.ts";
import { getUserEndpoint, listUsersEndpoint } from "./endpoints/admin-list.server.ts";
import { hasPermissionEndpoint } from "./endpoints/admin-permission.server.ts";
import {
	listUserSessionsEndpoint,
	revokeUserSessionEndpoint,
	revokeUserSessionsEndpoint,
} from "./endpoints/admin-sessions.server.ts";
import {
	adminUpdateUserEndpoint,
	createUserEndpoint,
	removeUserEndpoint,
	setRoleEndpoint,
	setUserPasswordEndpoint,
} from "./endpoints/admin-users.server.ts";
import { callbackEndpoint, callbackPostEndpoint } from "./endpoints/callback.server.ts";
import { changeEmailEndpoint } from "./endpoints/change-email.server.ts";
import { deleteUserCallbackEndpoint, deleteUserEndpoint } from "./endpoints/delete-user.server.ts";
import { okEndpoint } from "./endpoints/health.server.ts";
import { linkSocialEndpoint, unlinkAccountEndpoint } from "./endpoints/linking.server.ts";
import { changePasswordEndpoint } from "./endpoints/password.server.ts";
import {
	accountInfoEndpoint,
	getAccessTokenEndpoint,
	refreshTokenEndpoint,
} from "./endpoints/provider-tokens.server.ts";
import {
	forgetPasswordEndpoint,
	requestPasswordResetEndpoint,
	resetPasswordEndpoint,
	resetPasswordLinkEndpoint,
} from "./endpoints/reset-password.server.ts";
import {
	getSessionEndpoint,
	listSessionsEndpoint,
	revokeOtherSessionsEndpoint,
	revokeSessionEndpoint,
	revokeSessionsEndpoint,
	signOutEndpoint,
} from "./endpoints/sessions.server.ts";
import { signInEmailEndpoint } from "./endpoints/sign-in.server.ts";
import { signUpEmailEndpoint } from "./endpoints/sign-up.server.ts";
import { signInSocialEndpoint } from "./endpoints/social.server.ts";
import { listAccountsEndpoint, updateUserEndpoint } from "./endpoints/user.server.ts";
import {
	sendVerificationEmailEndpoint,
	verifyEmailEndpoint,
} from "./endpoints/verify-email.server.ts";

/** Every call that can be reached over HTTP. Setting a first password is not among them. */
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
];
