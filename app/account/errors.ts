export interface AccountError {
	status: number;
	message: string;
	/** Code in answers, if it differs from the key. */
	code?: string;
}

/**
 * Every refusal of the account service: code → status and message. Clients depend on both. No
 * message tells whether an email is known (sign-in, reset).
 */
export const accountErrors = {
	VALIDATION_ERROR: { status: 400, message: "Invalid body parameters" },
	INVALID_QUERY: {
		status: 400,
		message: "Invalid query parameters",
		code: "VALIDATION_ERROR",
	},
	NOT_FOUND: { status: 404, message: "Not found" },
	METHOD_NOT_ALLOWED: { status: 405, message: "Method not allowed" },
	PAYLOAD_TOO_LARGE: { status: 413, message: "Payload too large" },
	UNSUPPORTED_MEDIA_TYPE: { status: 415, message: "Unsupported media type" },
	TOO_MANY_REQUESTS: { status: 429, message: "Too many requests. Please try again later." },
	INTERNAL_SERVER_ERROR: { status: 500, message: "Internal server error" },
	SERVICE_UNAVAILABLE: {
		status: 503,
		message: "The account service is not available at the moment. Please try again in a minute.",
	},

	MISSING_OR_NULL_ORIGIN: { status: 403, message: "Missing or null Origin" },
	INVALID_ORIGIN: { status: 403, message: "Invalid origin" },
	INVALID_CALLBACKURL: { status: 403, message: "Invalid callbackURL" },
	INVALID_REDIRECTURL: { status: 403, message: "Invalid redirectURL" },
	INVALID_ERRORCALLBACKURL: { status: 403, message: "Invalid errorCallbackURL" },
	INVALID_NEWUSERCALLBACKURL: { status: 403, message: "Invalid newUserCallbackURL" },

	UNAUTHORIZED: { status: 401, message: "Unauthorized" },
	NOT_AUTHORIZED: { status: 403, message: "Not authorized" },
	SESSION_IS_NOT_FRESH: { status: 403, message: "Session is not fresh" },
	SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: {
		status: 400,
		message: "Session expired. Re-authenticate to perform this action.",
	},
	SESSION_NOT_FOUND: { status: 400, message: "Session not found" },
	FAILED_TO_GET_SESSION: { status: 400, message: "Failed to get session" },
	FAILED_TO_CREATE_SESSION: { status: 401, message: "Failed to create session" },
	BANNED_USER: {
		status: 403,
		message:
			"You have been banned from this application. Please contact support if you believe this is an error.",
	},

	EMAIL_AND_PASSWORD_IS_NOT_ENABLED: {
		status: 400,
		message: "Email and password is not enabled",
	},
	EMAIL_AND_PASSWORD_SIGN_UP_IS_NOT_ENABLED: {
		status: 400,
		message: "Email and password sign up is not enabled",
	},
	INVALID_EMAIL: { status: 400, message: "Invalid email" },
	INVALID_EMAIL_OR_PASSWORD: { status: 401, message: "Invalid email or password" },
	EMAIL_NOT_VERIFIED: { status: 403, message: "Email not verified" },
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: {
		status: 422,
		message: "User already exists. Use another email.",
	},
	PASSWORD_TOO_SHORT: { status: 400, message: "Password too short" },
	PASSWORD_TOO_LONG: { status: 400, message: "Password too long" },
	PASSWORD_TOO_COMMON: { status: 400, message: "Password too common" },
	PASSWORD_CONTAINS_NAME: { status: 400, message: "Password contains a name" },
	PASSWORD_COMPROMISED: {
		status: 400,
		message: "The password you entered has been compromised. Please choose a different password.",
	},
	INVALID_PASSWORD: { status: 400, message: "Invalid password" },
	CREDENTIAL_ACCOUNT_NOT_FOUND: { status: 400, message: "Credential account not found" },
	USER_ALREADY_HAS_A_PASSWORD: { status: 400, message: "user already has a password" },
	RESET_PASSWORD_ISNT_ENABLED: { status: 400, message: "Reset password isn't enabled" },
	INVALID_TOKEN: { status: 401, message: "Invalid token" },
	INVITATIONS_ARENT_ENABLED: { status: 400, message: "Invitations aren't enabled" },
	INVITATION_IS_OVER: { status: 409, message: "The user can sign in already, or is banned" },

	VERIFICATION_EMAIL_ISNT_ENABLED: {
		status: 400,
		message: "Verification email isn't enabled",
	},
	YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_AN_UNVERIFIED_EMAIL: {
		status: 400,
		message: "You can only send a verification email to an unverified email",
	},
	YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_YOUR_OWN_EMAIL: {
		status: 400,
		message: "You can only send a verification email to your own email",
	},
	CHANGE_EMAIL_IS_DISABLED: { status: 400, message: "Change email is disabled" },
	EMAIL_IS_THE_SAME: { status: 400, message: "Email is the same" },
	COULDNT_UPDATE_YOUR_EMAIL: { status: 400, message: "Couldn't update your email" },

	TOTP_NOT_ENABLED: { status: 400, message: "TOTP not enabled" },
	TWO_FACTOR_ISNT_ENABLED: { status: 400, message: "Two factor isn't enabled" },
	INVALID_BACKUP_CODE: { status: 401, message: "Invalid backup code" },
	INVALID_CODE: { status: 401, message: "Invalid code" },
	INVALID_TWO_FACTOR_COOKIE: { status: 401, message: "Invalid two factor cookie" },
	TOO_MANY_ATTEMPTS_PLEASE_REQUEST_A_NEW_CODE: {
		status: 400,
		message: "Too many attempts. Please request a new code.",
	},
	SECOND_FACTOR_REQUIRED: { status: 403, message: "Second factor required" },

	EMAIL_CAN_NOT_BE_UPDATED: { status: 400, message: "Email can not be updated" },
	NO_FIELDS_TO_UPDATE: { status: 400, message: "No fields to update" },
	FAILED_TO_GET_USER_INFO: { status: 401, message: "Failed to get user info" },

	YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS: {
		status: 403,
		message: "You are not allowed to create users",
	},
	YOU_ARE_NOT_ALLOWED_TO_LIST_USERS: { status: 403, message: "You are not allowed to list users" },
	YOU_ARE_NOT_ALLOWED_TO_GET_USER: { status: 403, message: "You are not allowed to get user" },
	YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS: {
		status: 403,
		message: "You are not allowed to update users",
	},
	YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: {
		status: 403,
		message: "You are not allowed to change users role",
	},
	YOU_ARE_NOT_ALLOWED_TO_BAN_USERS: { status: 403, message: "You are not allowed to ban users" },
	YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS: {
		status: 403,
		message: "You are not allowed to impersonate users",
	},
	YOU_ARE_NOT_ALLOWED_TO_LIST_USERS_SESSIONS: {
		status: 403,
		message: "You are not allowed to list users sessions",
	},
	YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS: {
		status: 403,
		message: "You are not allowed to revoke users sessions",
	},
	YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS: {
		status: 403,
		message: "You are not allowed to delete users",
	},
	YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD: {
		status: 403,
		message: "You are not allowed to set users password",
	},
	YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE: {
		status: 400,
		message: "You are not allowed to set a non-existent role value",
	},
	YOU_CANNOT_BAN_YOURSELF: { status: 400, message: "You cannot ban yourself" },
	USER_HOLDS_CASH: { status: 409, message: "User holds cash that must be handed over first" },
	YOU_CANNOT_REMOVE_YOURSELF: { status: 400, message: "You cannot remove yourself" },
	NO_DATA_TO_UPDATE: { status: 400, message: "No data to update" },
	NO_SUCH_USER: { status: 404, message: "User not found", code: "USER_NOT_FOUND" },
	YOU_ARE_NOT_IMPERSONATING_ANYONE: {
		status: 400,
		message: "You are not impersonating anyone",
	},
	FAILED_TO_FIND_ADMIN_SESSION: { status: 500, message: "Failed to find admin session" },

	CHALLENGE_NOT_FOUND: { status: 400, message: "Challenge not found" },
	YOU_ARE_NOT_ALLOWED_TO_REGISTER_THIS_PASSKEY: {
		status: 401,
		message: "You are not allowed to register this passkey",
	},
	FAILED_TO_VERIFY_REGISTRATION: { status: 400, message: "Failed to verify registration" },
	PASSKEY_NOT_FOUND: { status: 401, message: "Passkey not found" },
	AUTHENTICATION_FAILED: { status: 400, message: "Authentication failed" },
	TOO_MANY_PASSKEYS: { status: 400, message: "Too many passkeys" },
	YOU_CANT_REMOVE_YOUR_LAST_WAY_TO_SIGN_IN: {
		status: 400,
		message: "You can't remove your last way to sign in",
	},

	PROVIDER_NOT_FOUND: { status: 404, message: "Provider not found" },
	ID_TOKEN_NOT_SUPPORTED: { status: 404, message: "ID token not supported" },
	USER_EMAIL_NOT_FOUND: { status: 401, message: "User email not found" },
	UNABLE_TO_CREATE_VERIFICATION: { status: 500, message: "Unable to create verification" },
	ACCOUNT_NOT_LINKED: { status: 401, message: "account not linked" },
	UNABLE_TO_LINK_ACCOUNT: { status: 401, message: "unable to link account" },
	SIGNUP_DISABLED: { status: 401, message: "signup disabled" },
	UNABLE_TO_CREATE_USER: { status: 401, message: "unable to create user" },
	UNABLE_TO_CREATE_SESSION: { status: 401, message: "unable to create session" },
	ACCOUNT_NOT_LINKED__LINKING_NOT_ALLOWED: {
		status: 401,
		message: "Account not linked - linking not allowed",
	},
	ACCOUNT_NOT_LINKED__DIFFERENT_EMAILS_NOT_ALLOWED: {
		status: 401,
		message: "Account not linked - different emails not allowed",
	},
	ACCOUNT_NOT_LINKED__UNABLE_TO_CREATE_ACCOUNT: {
		status: 417,
		message: "Account not linked - unable to create account",
	},
	SOCIAL_ACCOUNT_ALREADY_LINKED: { status: 400, message: "Social account already linked" },
	YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT: {
		status: 400,
		message: "You can't unlink your last account",
	},
	ACCOUNT_NOT_FOUND: { status: 400, message: "Account not found" },
	PROVIDER_NOT_SUPPORTED: { status: 400, message: "Provider is not supported" },
	TOKEN_REFRESH_NOT_SUPPORTED: {
		status: 400,
		message: "Provider does not support token refreshing",
	},
	ACCESS_TOKEN_NOT_FOUND: { status: 400, message: "Access token not found" },
	FAILED_TO_GET_A_VALID_ACCESS_TOKEN: {
		status: 400,
		message: "Failed to get a valid access token",
	},
	FAILED_TO_REFRESH_ACCESS_TOKEN: { status: 400, message: "Failed to refresh access token" },

	// verify-email, also as the `error` of a redirect, therefore in lower case
	TOKEN_EXPIRED: { status: 401, message: "token_expired" },
	INVALID_VERIFICATION_TOKEN: {
		status: 401,
		message: "invalid_token",
		code: "INVALID_TOKEN",
	},
	USER_NOT_FOUND: { status: 401, message: "user_not_found" },
	UNAUTHORIZED_EMAIL_CHANGE: { status: 401, message: "unauthorized", code: "UNAUTHORIZED" },
} as const satisfies Record<string, AccountError>;

export type AccountErrorCode = keyof typeof accountErrors;

export interface AccountErrorBody {
	code: string;
	message: string;
	/** Field errors: dotted path → message. */
	issues?: Record<string, string>;
}
