import { staffLanguage } from "#app/messages/languages.ts";
import { userRefusalsTexts as texts } from "#app/messages/staff/partners/user-refusals.ts";
import { accountErrorText } from "./account-error-text.server.ts";

/** Codes (`errors.ts`) that only forms of staff meet. */
const ofStaff = new Map<string, () => string>([
	["USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL", () => texts.emailTaken],
	["NO_DATA_TO_UPDATE", () => texts.nothingToSave],
	["NO_FIELDS_TO_UPDATE", () => texts.noFields],
	["CREDENTIAL_ACCOUNT_NOT_FOUND", () => texts.noPassword],
	["YOU_ARE_NOT_ALLOWED_TO_SET_A_NONEXISTENT_ROLE_VALUE", () => texts.unknownRole],
	["YOU_CANNOT_BAN_YOURSELF", () => texts.notYourself.ban],
	["YOU_CANNOT_REMOVE_YOURSELF", () => texts.notYourself.remove],
	["USER_HOLDS_CASH", () => texts.holdsCash],
	["YOU_ARE_NOT_ALLOWED_TO_CREATE_USERS", () => texts.notAllowed.create],
	["YOU_ARE_NOT_ALLOWED_TO_UPDATE_USERS", () => texts.notAllowed.update],
	["YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE", () => texts.notAllowed.changeRole],
	["YOU_ARE_NOT_ALLOWED_TO_BAN_USERS", () => texts.notAllowed.ban],
	["YOU_ARE_NOT_ALLOWED_TO_SET_USERS_PASSWORD", () => texts.notAllowed.setPassword],
	["YOU_ARE_NOT_ALLOWED_TO_REVOKE_USERS_SESSIONS", () => texts.notAllowed.revokeSessions],
	["YOU_ARE_NOT_ALLOWED_TO_IMPERSONATE_USERS", () => texts.notAllowed.impersonate],
	["YOU_ARE_NOT_ALLOWED_TO_DELETE_USERS", () => texts.notAllowed.remove],
	[
		"YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_AN_UNVERIFIED_EMAIL",
		() => texts.confirmation.confirmedAlready,
	],
	[
		"YOU_CAN_ONLY_SEND_A_VERIFICATION_EMAIL_TO_YOUR_OWN_EMAIL",
		() => texts.confirmation.foreignEmail,
	],
]);

/** What a form of staff says of a refusal; `message` is the service's own. */
export function staffRefusalText({ code, message }: { code: string; message: string }): string {
	return accountErrorText(staffLanguage(), code, ofStaff.get(code)?.() ?? message);
}
