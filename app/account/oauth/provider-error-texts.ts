/** Messages for a sign-in at a provider that failed. */
export const providerErrorTexts: Readonly<Record<string, string>> = {
	access_denied: "You cancelled the sign-in there, so nothing has changed here.",
	user_cancelled_authorize: "You cancelled the sign-in there, so nothing has changed here.",
	user_cancelled_login: "You cancelled the sign-in there, so nothing has changed here.",
	invalid_callback_request: "The answer could not be read. Start again.",
	no_code: "The answer could not be read. Start again.",
	no_callback_url: "We don't know which page you wanted. Start again.",
	oauth_provider_not_found: "This way to sign in is not offered here.",
	PROVIDER_NOT_FOUND: "This way to sign in is not offered here.",
	invalid_code: "The sign-in there could not be completed. Start again.",
	unable_to_get_user_info: "We did not get your details. Try again, or sign in another way.",
	email_not_found:
		"We did not get your email. First sign in another way, then connect this one on your account page.",
	account_not_linked:
		"There is already an account with this email. Sign in as usual, then connect this one on your account page.",
	unable_to_link_account:
		"This account can't be connected: over there, your email is not confirmed.",
	account_already_linked_to_different_user: "That account is already connected to another user.",
	"email_doesn't_match": "That account has a different email from yours, so it was not connected.",
	signup_disabled: "Ask the manager of your team for an account.",
	unable_to_create_user: "Something went wrong on our side. Try again.",
	unable_to_create_session: "Something went wrong on our side. Try again.",
	UNABLE_TO_CREATE_VERIFICATION: "Something went wrong on our side. Try again.",
	banned: "This account is blocked. Ask the manager of your team.",
	YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT:
		"This is your only way to sign in. Set a password or connect another account first.",
	ACCOUNT_NOT_FOUND: "That account is not connected any more.",
};
