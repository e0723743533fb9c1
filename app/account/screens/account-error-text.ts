import { providerErrorTexts } from "#app/account/oauth/provider-error-texts.ts";

/** Error codes as sentences. */
const sentences: Record<string, string> = {
	TOO_MANY_REQUESTS: "Too many attempts. Wait a minute, then try again.",
	EMAIL_NOT_VERIFIED:
		"Your email is not confirmed yet. We have sent you a mail with a link: open it, then sign in.",
	BANNED_USER: "This account is blocked. Ask the manager of your team.",
	INVALID_EMAIL: "This is not an email address.",
	INVALID_PASSWORD: "This is not your current password.",
	PASSWORD_TOO_SHORT: "This password is too short.",
	PASSWORD_TOO_LONG: "This password is too long.",
	PASSWORD_TOO_COMMON:
		"This password is too easy to guess. Use a few words that have nothing to do with each other.",
	PASSWORD_CONTAINS_NAME:
		"Whoever guesses begins with names: leave out your own, that of your mailbox and ours.",
	EMAIL_AND_PASSWORD_IS_NOT_ENABLED: "You can't sign in with a password here.",
	INVALID_TOKEN: "This link has been used or is too old. Ask for a new one.",
	INVITATION_IS_OVER: "This user can sign in already, or is banned: no invitation was sent.",
	INVITATIONS_ARENT_ENABLED: "We can't send mail at the moment, so nobody was invited.",
	TOKEN_EXPIRED: "This link is too old. Ask for a new one.",
	USER_NOT_FOUND: "There is no account for this link any more.",
	UNAUTHORIZED: "Open the link in the browser in which you are signed in.",
	RESET_PASSWORD_ISNT_ENABLED:
		"We can't send mail at the moment. Ask the manager of your team for a new password.",
	VERIFICATION_EMAIL_ISNT_ENABLED: "We can't send mail at the moment.",
	COULDNT_UPDATE_YOUR_EMAIL: "This address can't be used. Try another one.",
	EMAIL_IS_THE_SAME: "This is already your address.",
	CHANGE_EMAIL_IS_DISABLED: "Ask the manager of your team to change your email.",
	SESSION_IS_NOT_FRESH: "Please sign out and in again first.",
	SESSION_EXPIRED_REAUTHENTICATE_TO_PERFORM_THIS_ACTION: "Please sign out and in again first.",
	SESSION_NOT_FOUND: "This session has ended already.",
	USER_ALREADY_HAS_A_PASSWORD: "You already have a password. Change it instead.",
	INTERNAL_SERVER_ERROR: "Something went wrong on our side. Try again.",
	please_restart_the_process: "That took too long or was started in another browser. Start again.",
	...providerErrorTexts,
	state_not_found: "That took too long or was started in another browser. Start again.",
};

/** @param code of an answer, or the `error` of a redirect ("token_expired"). */
export function accountErrorText(
	code: string,
	otherwise = "That did not work. Try again.",
): string {
	for (const key of [code, code.toUpperCase()])
		if (Object.hasOwn(sentences, key)) return sentences[key] ?? otherwise;
	return otherwise;
}
