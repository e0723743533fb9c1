import type { RouterContextProvider } from "react-router";
import * as v from "valibot";
import { deleteUserEndpoint } from "#app/account/endpoints/delete-user.server.ts";
import type { Endpoint } from "#app/account/endpoints/endpoint.server.ts";
import {
	changePasswordEndpoint,
	setPasswordEndpoint,
} from "#app/account/endpoints/password.server.ts";
import {
	revokeOtherSessionsEndpoint,
	revokeSessionEndpoint,
} from "#app/account/endpoints/sessions.server.ts";
import { unlinkAccountEndpoint } from "#app/account/endpoints/social.server.ts";
import { changeEmailEndpoint, updateUserEndpoint } from "#app/account/endpoints/user.server.ts";
import { sendVerificationEmailEndpoint } from "#app/account/endpoints/verify-email.server.ts";
import {
	addPasskeyEndpoint,
	registerOptionsEndpoint,
	removePasskeyEndpoint,
} from "#app/account/passkeys/manage-passkeys.server.ts";
import { parseJson } from "#app/account/passkeys/passkey.ts";
import { atPasswordField } from "#app/account/password/password-rules.server.ts";
import { switchOffTotpEndpoint } from "#app/account/two-factor/authenticator-app.server.ts";
import type { SignOutMessage } from "#app/account/words/sign-out-message.ts";
import { isStaffLanguage } from "#app/messages/languages.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { ownAccountTexts } from "#app/messages/staff/partners/own-account.ts";
import { setStaffLanguage } from "#app/messages/staff-reader.server.ts";
import { flashLinkPath } from "#app/request/flash.server.ts";

const messages = {
	// the link that changes the address and the link that confirms it lead to the same page
	moved: () => ownAccountTexts.link.moved,
	verified: () => ownAccountTexts.link.verified,
	deleted: () => ownAccountTexts.done.deleted,
	connected: () => ownAccountTexts.link.connected,
};

export type AccountLink = keyof typeof messages;

/** Return address for a link in a mail or for a sign-in provider; the page there shows the message. */
export function accountLink(context: Readonly<RouterContextProvider>, link: AccountLink): string {
	const flash = { look: "note", text: messages[link]() } as const;
	if (link !== "deleted") return flashLinkPath(context, flash, "/dashboard/account");
	const message: SignOutMessage = "accountDeleted";
	return flashLinkPath(context, { ...flash, about: message }, "/app_login");
}

/** A form of the account page: its endpoint, the request body, and the field of each error. */
interface Intent {
	endpoint: Endpoint;
	body?(form: FormData, asker: Asker): unknown;
	/** Form field by error code; other errors are shown for the whole form. */
	fields?: Record<string, string>;
	/** What this form says of an error code, where the words for it tell of a sign-in. */
	words?: Record<string, () => string>;
	/** Message after success. */
	done(form: FormData): string;
	/** The message stays on the page, for example to ask the user to open a mail. */
	isNote?: true;
	/** True when the answer means that the account was deleted. */
	isEnd?(answer: unknown): boolean;
}

interface Asker {
	email: string;
	/** The address that a mail's link leads back to; it shows the message of `link` on the account page. */
	pathOf(link: AccountLink): string;
	/** Null unless the session belongs to the signed-in user. */
	tokenOf(sessionId: string): Promise<string | null>;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const { done } = ownAccountTexts;
const newPasswordFields = atPasswordField("newPassword");

/** By the name of the form. */
export const accountIntents: ReadonlyMap<string, Intent> = new Map(
	Object.entries<Intent>({
		profile: {
			endpoint: updateUserEndpoint,
			done: () => done.nameSaved,
			body: (form) => ({ name: text(form, "name") }),
			fields: { VALIDATION_ERROR: "name" },
		},
		language: {
			endpoint: updateUserEndpoint,
			done: (form) => {
				const language = form.get("language");
				// the page that follows is in it already
				if (isStaffLanguage(language)) setStaffLanguage(language);
				return done.languageChanged;
			},
			body: (form) => ({ language: text(form, "language") }),
			fields: { VALIDATION_ERROR: "language" },
		},
		email: {
			endpoint: changeEmailEndpoint,
			done: (form) => done.emailChanging({ email: text(form, "newEmail").trim() }),
			isNote: true,
			body: (form, { pathOf }) => ({
				newEmail: text(form, "newEmail"),
				callbackURL: pathOf("moved"),
			}),
			fields: {
				VALIDATION_ERROR: "newEmail",
				EMAIL_IS_THE_SAME: "newEmail",
				COULDNT_UPDATE_YOUR_EMAIL: "newEmail",
			},
		},
		verify: {
			endpoint: sendVerificationEmailEndpoint,
			done: () => done.confirmationSent,
			isNote: true,
			body: (_form, { email, pathOf }) => ({ email, callbackURL: pathOf("verified") }),
		},
		password: {
			endpoint: changePasswordEndpoint,
			done: () => done.passwordChanged,
			body: (form) => ({
				currentPassword: text(form, "currentPassword"),
				newPassword: text(form, "newPassword"),
				revokeOtherSessions: true,
			}),
			fields: { INVALID_PASSWORD: "currentPassword", ...newPasswordFields },
		},
		firstPassword: {
			endpoint: setPasswordEndpoint,
			done: () => done.passwordSet,
			body: (form) => ({ newPassword: text(form, "newPassword") }),
			fields: newPasswordFields,
		},
		revoke: {
			endpoint: revokeSessionEndpoint,
			done: () => done.deviceSignedOut,
			// the page has session ids only, never tokens
			body: async (form, { tokenOf }) => ({
				token: (await tokenOf(text(form, "sessionId"))) ?? "ended",
			}),
		},
		disconnect: {
			endpoint: unlinkAccountEndpoint,
			done: () => done.disconnected,
			body: (form) => ({ providerId: text(form, "provider"), accountId: text(form, "account") }),
		},
		secondFactorOff: {
			endpoint: switchOffTotpEndpoint,
			done: () => done.secondFactorOff,
		},
		/** After the server refused to say what a new passkey must be: leads to the confirmation, and back. */
		beginPasskey: {
			endpoint: registerOptionsEndpoint,
			done: () => done.passkeyBegun,
			isNote: true,
		},
		addPasskey: {
			endpoint: addPasskeyEndpoint,
			done: () => done.passkeyAdded,
			body: (form) => ({ response: parseJson(text(form, "response")) }),
		},
		removePasskey: {
			endpoint: removePasskeyEndpoint,
			done: () => done.passkeyRemoved,
			body: (form) => ({ id: text(form, "id") }),
			words: { PASSKEY_NOT_FOUND: () => accountSheetsTexts.passkeys.gone },
		},
		revokeOthers: {
			endpoint: revokeOtherSessionsEndpoint,
			done: () => done.devicesSignedOut,
		},
		delete: {
			endpoint: deleteUserEndpoint,
			done: () => done.deletionSent,
			isNote: true,
			body: (form, { pathOf }) => ({
				password: text(form, "password") || undefined,
				callbackURL: pathOf("deleted"),
			}),
			fields: { INVALID_PASSWORD: "password" },
			isEnd: (answer) => v.is(v.object({ message: v.literal("User deleted") }), answer),
		},
	}),
);
