import { callbackWords } from "#app/account/oauth/callback-words.ts";

/** Error codes as sentences. */
const sentences: Record<string, string> = {
	TOO_MANY_REQUESTS: "That was tried too often. Wait a minute, then try again.",
	EMAIL_NOT_VERIFIED:
		"Your email is not confirmed yet. We have sent you a mail with a link: open it, then sign in.",
	BANNED_USER: "This account is closed. Ask whoever manages your team.",
	INVALID_EMAIL: "This is not an email address.",
	INVALID_PASSWORD: "This is not your present password.",
	PASSWORD_TOO_SHORT: "This password is too short.",
	PASSWORD_TOO_LONG: "This password is too long.",
	PASSWORD_TOO_COMMON:
		"This password is one of those that are tried first. Take a few words that have nothing to do with each other.",
	PASSWORD_CONTAINS_NAME:
		"Whoever guesses begins with names: leave out your own, that of your mailbox and ours.",
	EMAIL_AND_PASSWORD_IS_NOT_ENABLED: "Nobody signs in by a password here.",
	INVALID_TOKEN: "This link has been used or is too old. Ask for a new one.",
	TOKEN_EXPIRED: "This link is too old. Ask for a new one.",
	USER_NOT_FOUND: "This link belongs to an address that we don't know any more.",
	UNAUTHORIZED: "Open the link in the browser in which you are signed in.",
	RESET_PASSWORD_ISNT_ENABLED:
		"No mail leaves from here at the moment. Ask whoever manages your team for a new password.",
	VERIFICATION_EMAIL_ISNT_ENABLED: "No mail leaves from here at the moment.",
	COULDNT_UPDATE_YOUR_EMAIL: "This address can't be used. Try another one.",
	EMAIL_IS_THE_SAME: "This is your present address.",
	CHANGE_EMAIL_IS_DISABLED: "Addresses are changed by whoever manages your team.",
	SESSION_IS_NOT_FRESH: "For this, sign out and in again first.",
	SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: "For this, sign out and in again first.",
	SESSION_NOT_FOUND: "This session has ended already.",
	USER_ALREADY_HAS_A_PASSWORD: "There is a password already: change it instead.",
	INTERNAL_SERVER_ERROR: "Something went wrong on our side. Try again.",
	please_restart_the_process: "That took too long, or began in another browser. Start again.",
	...callbackWords,
	state_not_found: "That took too long, or began in another browser. Start again.",
};

/** @param code of an answer, or the `error` of a redirect ("token_expired"). */
export function inWords(code: string, otherwise = "That did not work. Try again."): string {
	for (const key of [code, code.toUpperCase()])
		if (Object.hasOwn(sentences, key)) return sentences[key] ?? otherwise;
	return otherwise;
}
