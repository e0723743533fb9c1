import type { Language } from "#app/messages/languages.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { userRefusalsTexts } from "#app/messages/staff/partners/user-refusals.ts";
import { accountRefusalsTexts } from "#app/messages/texts.ts";

type Texts = (typeof accountRefusalsTexts)["en"];

/** What people read of the account service's codes (`errors.ts`). */
const ofService: Record<string, (texts: Texts) => string> = {
	TOO_MANY_REQUESTS: (texts) => texts.tooMany,
	VALIDATION_ERROR: (texts) => texts.unreadable,
	MISSING_OR_NULL_ORIGIN: (texts) => texts.noOrigin,
	INVALID_ORIGIN: (texts) => texts.foreignOrigin,
	INVALID_EMAIL_OR_PASSWORD: (texts) => texts.wrongEmailOrPassword,
	FAILED_TO_CREATE_SESSION: (texts) => texts.noSession,
	EMAIL_NOT_VERIFIED: (texts) => texts.unconfirmed,
	BANNED_USER: (texts) => texts.banned,
	INVALID_EMAIL: (texts) => texts.notAnEmail,
	INVALID_PASSWORD: (texts) => texts.notYourPassword,
	PASSWORD_TOO_SHORT: (texts) => texts.password.tooShort,
	PASSWORD_TOO_LONG: (texts) => texts.password.tooLong,
	PASSWORD_TOO_COMMON: (texts) => texts.password.tooCommon,
	PASSWORD_CONTAINS_NAME: (texts) => texts.password.containsName,
	PASSWORD_COMPROMISED: (texts) => texts.password.breached,
	EMAIL_AND_PASSWORD_IS_NOT_ENABLED: (texts) => texts.password.off,
	USER_ALREADY_HAS_A_PASSWORD: (texts) => texts.password.hasOne,
	INVALID_CODE: (texts) => texts.secondFactor.wrongCode,
	INVALID_BACKUP_CODE: (texts) => texts.secondFactor.wrongRecoveryCode,
	INVALID_TWO_FACTOR_COOKIE: (texts) => texts.secondFactor.over,
	TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE: (texts) => texts.secondFactor.paused,
	TOTP_NOT_ENABLED: (texts) => texts.secondFactor.off,
	TWO_FACTOR_ISNT_ENABLED: (texts) => texts.secondFactor.off,
	SECOND_FACTOR_REQUIRED: (texts) => texts.secondFactor.required,
	INVALID_TOKEN: (texts) => texts.link.over,
	TOKEN_EXPIRED: (texts) => texts.link.tooOld,
	USER_NOT_FOUND: (texts) => texts.link.noAccount,
	UNAUTHORIZED: (texts) => texts.link.otherBrowser,
	INVITATION_IS_OVER: (texts) => texts.invitation.over,
	INVITATIONS_ARENT_ENABLED: (texts) => texts.invitation.noMail,
	VERIFICATION_EMAIL_ISNT_ENABLED: (texts) => texts.noMail,
	RESET_PASSWORD_ISNT_ENABLED: (texts) => texts.noMailForPassword,
	COULDNT_UPDATE_YOUR_EMAIL: (texts) => texts.email.unusable,
	EMAIL_IS_THE_SAME: (texts) => texts.email.same,
	CHANGE_EMAIL_IS_DISABLED: (texts) => texts.email.fixed,
	SESSION_IS_NOT_FRESH: (texts) => texts.session.old,
	SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: (texts) => texts.session.old,
	SESSION_NOT_FOUND: (texts) => texts.session.ended,
	INTERNAL_SERVER_ERROR: (texts) => texts.ourFault,
	CHALLENGE_NOT_FOUND: (texts) => texts.passkey.tookTooLong,
	PASSKEY_NOT_FOUND: (texts) => texts.passkey.unknown,
	AUTHENTICATION_FAILED: (texts) => texts.passkey.refused,
	FAILED_TO_VERIFY_REGISTRATION: (texts) => texts.passkey.notAdded,
	YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: (texts) => texts.passkey.notYours,
	TOO_MANY_PASSKEYS: (texts) => texts.passkey.tooMany,
	YOU_CANT_REMOVE_YOUR_LAST_WAY_TO_SIGN_IN: (texts) => texts.passkey.lastWay,
};

/** Of a sign-in at an identity provider that failed. */
const ofProviders: Record<string, (texts: Texts) => string> = {
	access_denied: (texts) => texts.provider.cancelled,
	user_cancelled_authorize: (texts) => texts.provider.cancelled,
	user_cancelled_login: (texts) => texts.provider.cancelled,
	invalid_callback_request: (texts) => texts.provider.unreadable,
	no_code: (texts) => texts.provider.unreadable,
	no_callback_url: (texts) => texts.provider.noTarget,
	oauth_provider_not_found: (texts) => texts.provider.notOffered,
	PROVIDER_NOT_FOUND: (texts) => texts.provider.notOffered,
	invalid_code: (texts) => texts.provider.incomplete,
	unable_to_get_user_info: (texts) => texts.provider.noDetails,
	email_not_found: (texts) => texts.provider.noEmail,
	account_not_linked: (texts) => texts.provider.knownEmail,
	unable_to_link_account: (texts) => texts.provider.unproven,
	unable_to_confirm: (texts) => texts.provider.notConfirmed,
	account_already_linked_to_different_user: (texts) => texts.provider.otherUser,
	"email_doesn't_match": (texts) => texts.provider.otherEmail,
	signup_disabled: (texts) => texts.provider.noAccount,
	unable_to_create_user: (texts) => texts.ourFault,
	unable_to_create_session: (texts) => texts.ourFault,
	UNABLE_TO_CREATE_VERIFICATION: (texts) => texts.ourFault,
	banned: (texts) => texts.banned,
	YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: (texts) => texts.provider.onlyOne,
	ACCOUNT_NOT_FOUND: (texts) => texts.provider.notConnected,
	please_restart_the_process: (texts) => texts.provider.tookTooLong,
	state_not_found: (texts) => texts.provider.tookTooLong,
};

const ofCodes = new Map(Object.entries({ ...ofService, ...ofProviders }));

/**
 * An error code as a sentence, also the `error` of a redirect ("token_expired"). @param otherwise for codes that no
 * sentence is written for.
 */
export function accountErrorText(language: Language, code: string, otherwise?: string): string {
	const texts = accountRefusalsTexts[language];
	const textOf = ofCodes.get(code) ?? ofCodes.get(code.toUpperCase());
	return textOf?.(texts) ?? otherwise ?? texts.otherwise;
}

/** Codes (`errors.ts`) that only forms of staff meet. */
const ofStaff = new Map<string, () => string>([
	["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", () => userRefusalsTexts.emailTaken],
	["NO_DATA_TO_UPDATE", () => userRefusalsTexts.nothingToSave],
	["NO_FIELDS_TO_UPDATE", () => userRefusalsTexts.noFields],
	["CREDENTIAL_ACCOUNT_NOT_FOUND", () => userRefusalsTexts.noPassword],
	["YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE", () => userRefusalsTexts.unknownRole],
	["YOU_CANNOT_BAN_YOURSELF", () => userRefusalsTexts.notYourself.ban],
	["YOU_CANNOT_REMOVE_YOURSELF", () => userRefusalsTexts.notYourself.remove],
	["USER_HOLDS_CASH", () => userRefusalsTexts.holdsCash],
	["YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS", () => userRefusalsTexts.notAllowed.create],
	["YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS", () => userRefusalsTexts.notAllowed.update],
	["YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE", () => userRefusalsTexts.notAllowed.changeRole],
	["YOU_ARE_NOT_ALLOWED_TO_BAN_USERS", () => userRefusalsTexts.notAllowed.ban],
	["YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD", () => userRefusalsTexts.notAllowed.setPassword],
	[
		"YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS",
		() => userRefusalsTexts.notAllowed.revokeSessions,
	],
	["YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS", () => userRefusalsTexts.notAllowed.impersonate],
	["YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS", () => userRefusalsTexts.notAllowed.remove],
	[
		"YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_AN_UNVERIFIED_EMAIL",
		() => userRefusalsTexts.confirmation.confirmedAlready,
	],
	[
		"YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_YOUR_OWN_EMAIL",
		() => userRefusalsTexts.confirmation.foreignEmail,
	],
]);

/** What a form of staff says of a refusal; `message` is the service's own. */
export function staffRefusalText({ code, message }: { code: string; message: string }): string {
	return accountErrorText(staffLanguage(), code, ofStaff.get(code)?.() ?? message);
}
