/** `code`: in answers, if it differs from the key. */
export type AccountError = readonly [status: number, message: string, code?: string];

/**
 * Every refusal of the account service: code → status and message. Clients depend on both. No
 * message tells whether an email is known (sign-in, reset).
 */
export const accountErrors = {
	VALIDATION_ERROR: [400, "Invalid body parameters"],
	INVALID_QUERY: [400, "Invalid query parameters", "VALIDATION_ERROR"],
	NOT_FOUND: [404, "Not found"],
	METHOD_NOT_ALLOWED: [405, "Method not allowed"],
	PAYLOAD_TOO_LARGE: [413, "Payload too large"],
	UNSUPPORTED_MEDIA_TYPE: [415, "Unsupported media type"],
	TOO_MANY_REQUESTS: [429, "Too many requests. Please try again later."],
	INTERNAL_SERVER_ERROR: [500, "Internal server error"],
	SERVICE_UNAVAILABLE: [
		503,
		"The account service is not available at the moment. Please try again in a minute.",
	],

	MISSING_OR_NULL_ORIGIN: [403, "Missing or null Origin"],
	INVALID_ORIGIN: [403, "Invalid origin"],
	INVALID_CALLBACKURL: [403, "Invalid callbackURL"],
	INVALID_REDIRECTURL: [403, "Invalid redirectURL"],
	INVALID_ERRORCALLBACKURL: [403, "Invalid errorCallbackURL"],
	INVALID_NEWUSERCALLBACKURL: [403, "Invalid newUserCallbackURL"],

	UNAUTHORIZED: [401, "Unauthorized"],
	NOT_AUTHORIZED: [403, "Not authorized"],
	SESSION_IS_NOT_FRESH: [403, "Session is not fresh"],
	SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: [
		400,
		"Session expired. Re-authenticate to perform this action.",
	],
	SESSION_NOT_FOUND: [400, "Session not found"],
	FAILED_TO_GET_SESSION: [400, "Failed to get session"],
	FAILED_TO_CREATE_SESSION: [401, "Failed to create session"],
	BANNED_USER: [
		403,
		"You have been banned from this application. Please contact support if you believe this is an error.",
	],

	EMAIL_AND_PASSWORD_IS_NOT_ENABLED: [400, "Email and password is not enabled"],
	EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED: [400, "Email and password sign up is not enabled"],
	INVALID_EMAIL: [400, "Invalid email"],
	INVALID_EMAIL_OR_PASSWORD: [401, "Invalid email or password"],
	EMAIL_NOT_VERIFIED: [403, "Email not verified"],
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: [422, "User already exists. Use another email."],
	PASSWORD_TOO_SHORT: [400, "Password too short"],
	PASSWORD_TOO_LONG: [400, "Password too long"],
	PASSWORD_TOO_COMMON: [400, "Password too common"],
	PASSWORD_CONTAINS_NAME: [400, "Password contains a name"],
	PASSWORD_COMPROMISED: [
		400,
		"The password you entered has been compromised. Please choose a different password.",
	],
	INVALID_PASSWORD: [400, "Invalid password"],
	CREDENTIAL_ACCOUNT_NOT_FOUND: [400, "Credential account not found"],
	USER_ALREADY_HAS_A_PASSWORD: [400, "user already has a password"],
	RESET_PASSWORD_ISNT_ENABLED: [400, "Reset password isn't enabled"],
	INVALID_TOKEN: [401, "Invalid token"],
	INVITATIONS_ARENT_ENABLED: [400, "Invitations aren't enabled"],
	INVITATION_IS_OVER: [409, "The user can sign in already, or is banned"],

	VERIFICATION_EMAIL_ISNT_ENABLED: [400, "Verification email isn't enabled"],
	YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_AN_UNVERIFIED_EMAIL: [
		400,
		"You can only send a verification email to an unverified email",
	],
	YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_YOUR_OWN_EMAIL: [
		400,
		"You can only send a verification email to your own email",
	],
	CHANGE_EMAIL_IS_DISABLED: [400, "Change email is disabled"],
	EMAIL_IS_THE_SAME: [400, "Email is the same"],
	COULDNT_UPDATE_YOUR_EMAIL: [400, "Couldn't update your email"],

	TOTP_NOT_ENABLED: [400, "TOTP not enabled"],
	TWO_FACTOR_ISNT_ENABLED: [400, "Two factor isn't enabled"],
	INVALID_BACKUP_CODE: [401, "Invalid backup code"],
	INVALID_CODE: [401, "Invalid code"],
	INVALID_TWO_FACTOR_COOKIE: [401, "Invalid two factor cookie"],
	TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE: [
		400,
		"Too many attempts. Please request a new code.",
	],
	SECOND_FACTOR_REQUIRED: [403, "Second factor required"],

	EMAIL_CAN_NOT_BE_UPDATED: [400, "Email can not be updated"],
	NO_FIELDS_TO_UPDATE: [400, "No fields to update"],
	FAILED_TO_GET_USER_INFO: [401, "Failed to get user info"],

	YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS: [403, "You are not allowed to create users"],
	YOU_ARE_NOT_ALLOWED_TO_LIST_USERS: [403, "You are not allowed to list users"],
	YOU_ARE_NOT_ALLOWED_TO_GET_USER: [403, "You are not allowed to get user"],
	YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS: [403, "You are not allowed to update users"],
	YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: [403, "You are not allowed to change users role"],
	YOU_ARE_NOT_ALLOWED_TO_BAN_USERS: [403, "You are not allowed to ban users"],
	YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS: [403, "You are not allowed to impersonate users"],
	YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS: [403, "You are not allowed to list users sessions"],
	YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS: [
		403,
		"You are not allowed to revoke users sessions",
	],
	YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS: [403, "You are not allowed to delete users"],
	YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD: [403, "You are not allowed to set users password"],
	YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE: [
		400,
		"You are not allowed to set a non-existent role value",
	],
	YOU_CANNOT_BAN_YOURSELF: [400, "You cannot ban yourself"],
	USER_HOLDS_CASH: [409, "User holds cash that must be handed over first"],
	YOU_CANNOT_REMOVE_YOURSELF: [400, "You cannot remove yourself"],
	NO_DATA_TO_UPDATE: [400, "No data to update"],
	NO_SUCH_USER: [404, "User not found", "USER_NOT_FOUND"],
	YOU_ARE_NOT_IMPERSONATING_ANYONE: [400, "You are not impersonating anyone"],
	FAILED_TO_FIND_ADMIN_SESSION: [500, "Failed to find admin session"],

	CHALLENGE_NOT_FOUND: [400, "Challenge not found"],
	YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: [
		401,
		"You are not allowed to register this passkey",
	],
	FAILED_TO_VERIFY_REGISTRATION: [400, "Failed to verify registration"],
	PASSKEY_NOT_FOUND: [401, "Passkey not found"],
	AUTHENTICATION_FAILED: [400, "Authentication failed"],
	TOO_MANY_PASSKEYS: [400, "Too many passkeys"],
	YOU_CANT_REMOVE_YOUR_LAST_WAY_TO_SIGN_IN: [400, "You can't remove your last way to sign in"],

	PROVIDER_NOT_FOUND: [404, "Provider not found"],
	ID_TOKEN_NOT_SUPPORTED: [404, "ID token not supported"],
	USER_EMAIL_NOT_FOUND: [401, "User email not found"],
	UNABLE_TO_CREATE_VERIFICATION: [500, "Unable to create verification"],
	ACCOUNT_NOT_LINKED: [401, "account not linked"],
	UNABLE_TO_LINK_ACCOUNT: [401, "unable to link account"],
	SIGNUP_DISABLED: [401, "signup disabled"],
	UNABLE_TO_CREATE_USER: [401, "unable to create user"],
	UNABLE_TO_CREATE_SESSION: [401, "unable to create session"],
	ACCOUNT_NOT_LINKED__LINKING_NOT_ALLOWED: [401, "Account not linked - linking not allowed"],
	ACCOUNT_NOT_LINKED__DIFFERENT_EMAILS_NOT_ALLOWED: [
		401,
		"Account not linked - different emails not allowed",
	],
	ACCOUNT_NOT_LINKED__UNABLE_TO_CREATE_ACCOUNT: [
		417,
		"Account not linked - unable to create account",
	],
	SOCIAL_ACCOUNT_ALREADY_LINKED: [400, "Social account already linked"],
	YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: [400, "You can't unlink your last account"],
	ACCOUNT_NOT_FOUND: [400, "Account not found"],
	PROVIDER_NOT_SUPPORTED: [400, "Provider is not supported"],
	TOKEN_REFRESH_NOT_SUPPORTED: [400, "Provider does not support token refreshing"],
	ACCESS_TOKEN_NOT_FOUND: [400, "Access token not found"],
	FAILED_TO_GET_A_VALID_ACCESS_TOKEN: [400, "Failed to get a valid access token"],
	FAILED_TO_REFRESH_ACCESS_TOKEN: [400, "Failed to refresh access token"],

	// verify-email, also as the `error` of a redirect, therefore in lower case
	TOKEN_EXPIRED: [401, "token_expired"],
	INVALID_VERIFICATION_TOKEN: [401, "invalid_token", "INVALID_TOKEN"],
	USER_NOT_FOUND: [401, "user_not_found"],
	UNAUTHORIZED_EMAIL_CHANGE: [401, "unauthorized", "UNAUTHORIZED"],
} as const satisfies Record<string, AccountError>;

export type AccountErrorCode = keyof typeof accountErrors;

export interface AccountErrorBody {
	code: string;
	message: string;
	/** Field errors: dotted path → message. */
	issues?: Record<string, string>;
}
