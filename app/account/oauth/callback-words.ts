/** Messages for a sign-in at a provider that failed. */
export const callbackWords: Readonly<Record<string, string>> = {
	access_denied: "You said no over there, so nothing has happened here.",
	user_cancelled_authorize: "You said no over there, so nothing has happened here.",
	user_cancelled_login: "You said no over there, so nothing has happened here.",
	invalid_callback_request: "We did not understand what came back. Start again.",
	no_code: "We did not understand what came back. Start again.",
	no_callback_url: "We don't know where you wanted to go. Start again.",
	oauth_provider_not_found: "This way to sign in is not offered here.",
	PROVIDER_NOT_FOUND: "This way to sign in is not offered here.",
	invalid_code: "The sign-in over there could not be completed. Start again.",
	unable_to_get_user_info:
		"They did not tell us who you are. Try again, or sign in in another way.",
	email_not_found:
		"They did not tell us your email. Sign in in another way first, then connect this one on your account page.",
	account_not_linked:
		"You have an account here with this email. Sign in as you always do, then connect this one on your account page.",
	unable_to_link_account:
		"This account can't be connected: over there, your email is not confirmed.",
	account_already_linked_to_different_user: "That account is connected to somebody else here.",
	"email_doesn't_match": "That account has another email than yours here, so it was not connected.",
	signup_disabled: "New accounts are made by whoever manages your team.",
	unable_to_create_user: "Something went wrong on our side. Try again.",
	unable_to_create_session: "Something went wrong on our side. Try again.",
	UNABLE_TO_CREATE_VERIFICATION: "Something went wrong on our side. Try again.",
	banned: "This account is closed. Ask whoever manages your team.",
	YOU_CANT_UNLINK_YOUR_LAST_ACCOUNT:
		"This is your only way in. Set a password or connect another account first.",
	ACCOUNT_NOT_FOUND: "That account is not connected any more.",
};
