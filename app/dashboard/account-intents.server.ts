import * as v from "valibot";
import type { Endpoint } from "#app/account/endpoint.server.ts";
import { changeEmailEndpoint } from "#app/account/endpoints/change-email.server.ts";
import { deleteUserEndpoint } from "#app/account/endpoints/delete-user.server.ts";
import { unlinkAccountEndpoint } from "#app/account/endpoints/linking.server.ts";
import {
	changePasswordEndpoint,
	setPasswordEndpoint,
} from "#app/account/endpoints/password.server.ts";
import {
	revokeOtherSessionsEndpoint,
	revokeSessionEndpoint,
} from "#app/account/endpoints/sessions.server.ts";
import { updateUserEndpoint } from "#app/account/endpoints/user.server.ts";
import { sendVerificationEmailEndpoint } from "#app/account/endpoints/verify-email.server.ts";
import { atPasswordField } from "#app/account/password-refusals.ts";

/** What a form of the account page does: which call, with which body, and where its errors belong. */
interface Intent {
	endpoint: Endpoint;
	body(form: FormData, asker: Asker): unknown;
	/** Field of the form by code of the refusal; others are said of the form as a whole. */
	fields: Record<string, string>;
	/** Where it leads when it went well, if not back to the page. */
	next?(answer: unknown): string | undefined;
}

interface Asker {
	email: string;
	/** Null for a session that is not the asker's. */
	tokenOf(sessionId: string): Promise<string | null>;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const back = (done: string) => `/dashboard/account?done=${done}`;
const newPasswordFields = atPasswordField("newPassword");

export const intents = {
	profile: {
		endpoint: updateUserEndpoint,
		body: (form) => ({ name: text(form, "name") }),
		fields: { VALIDATION_ERROR: "name" },
	},
	email: {
		endpoint: changeEmailEndpoint,
		body: (form) => ({ newEmail: text(form, "newEmail"), callbackURL: back("moved") }),
		fields: {
			VALIDATION_ERROR: "newEmail",
			EMAIL_IS_THE_SAME: "newEmail",
			COULDNT_UPDATE_YOUR_EMAIL: "newEmail",
		},
	},
	verify: {
		endpoint: sendVerificationEmailEndpoint,
		body: (_form, { email }) => ({ email, callbackURL: back("verified") }),
		fields: {},
	},
	password: {
		endpoint: changePasswordEndpoint,
		body: (form) => ({
			currentPassword: text(form, "currentPassword"),
			newPassword: text(form, "newPassword"),
			revokeOtherSessions: form.has("revokeOtherSessions"),
		}),
		fields: { INVALID_PASSWORD: "currentPassword", ...newPasswordFields },
	},
	firstPassword: {
		endpoint: setPasswordEndpoint,
		body: (form) => ({ newPassword: text(form, "newPassword") }),
		fields: newPasswordFields,
	},
	revoke: {
		endpoint: revokeSessionEndpoint,
		// the page knows no tokens
		body: async (form, { tokenOf }) => ({
			token: (await tokenOf(text(form, "sessionId"))) ?? "ended",
		}),
		fields: {},
	},
	disconnect: {
		endpoint: unlinkAccountEndpoint,
		body: (form) => ({ providerId: text(form, "provider"), accountId: text(form, "account") }),
		fields: {},
	},
	revokeOthers: { endpoint: revokeOtherSessionsEndpoint, body: () => ({}), fields: {} },
	delete: {
		endpoint: deleteUserEndpoint,
		body: (form) => ({
			password: text(form, "password") || undefined,
			callbackURL: "/app_login?done=deleted",
		}),
		fields: { INVALID_PASSWORD: "password" },
		next: (answer) =>
			v.is(v.object({ message: v.literal("User deleted") }), answer)
				? "/app_login?done=deleted"
				: undefined,
	},
} satisfies Record<string, Intent>;

export type IntentName = keyof typeof intents;

export function isIntent(name: string): name is IntentName {
	return Object.hasOwn(intents, name);
}

export function intentOf(name: IntentName): Intent {
	return intents[name];
}
