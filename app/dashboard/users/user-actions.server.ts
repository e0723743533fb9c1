import { data, redirect } from "react-router";
import { authorize, type Resource } from "#app/account/access.ts";
import { banUserEndpoint, unbanUserEndpoint } from "#app/account/endpoints/admin/ban.server.ts";
import { impersonateUserEndpoint } from "#app/account/endpoints/admin/impersonation.server.ts";
import { revokeUserSessionsEndpoint } from "#app/account/endpoints/admin/sessions.server.ts";
import {
	adminUpdateUserEndpoint,
	removeUserEndpoint,
	setRoleEndpoint,
	setUserPasswordEndpoint,
} from "#app/account/endpoints/admin/users.server.ts";
import type { Endpoint } from "#app/account/endpoints/endpoint.server.ts";
import { inviteUserEndpoint } from "#app/account/endpoints/invitation.server.ts";
import { atPasswordField } from "#app/account/password/password-rules.server.ts";
import { removeSecondFactorEndpoint } from "#app/account/two-factor/authenticator-app.server.ts";
import { staffRefusalText } from "#app/account/words/account-error-text.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { usersTexts } from "#app/messages/staff/partners/users.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { forbidden } from "#app/request/user/forbidden.server.ts";
import { requireUser, type StaffUser } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/user";

/** A form of the user page: its endpoint, the right it needs, and the request body. */
interface Intent {
	endpoint: Endpoint;
	asks: { resource: Resource; right: string };
	/** Besides the id of the user. */
	body?(form: FormData): Record<string, unknown>;
	/** Form field by error code; other errors are shown for the whole form. */
	fields?: Record<string, string>;
	done: () => string;
	/** Redirect after success, if not back to the page. */
	next?: string;
}

const text = (form: FormData, name: string) => String(form.get(name) ?? "");
const { done } = usersTexts;
const daySeconds = 86_400;

const userIntents = {
	invite: {
		done: () => done.invited,
		endpoint: inviteUserEndpoint,
		asks: { resource: "user", right: "create" },
	},
	update: {
		done: () => done.updated,
		endpoint: adminUpdateUserEndpoint,
		asks: { resource: "user", right: "update" },
		body: (form) => ({ data: { name: text(form, "name"), email: text(form, "email") } }),
		fields: { USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email" },
	},
	role: {
		done: () => done.roleSet,
		endpoint: setRoleEndpoint,
		asks: { resource: "user", right: "set-role" },
		body: (form) => ({ role: form.getAll("role").map(String) }),
	},
	ban: {
		done: () => done.banned,
		endpoint: banUserEndpoint,
		asks: { resource: "user", right: "ban" },
		body(form) {
			const days = Number(text(form, "days")) || 0;
			return {
				banReason: text(form, "reason"),
				...(days > 0 ? { banExpiresIn: days * daySeconds } : {}),
			};
		},
	},
	unban: {
		done: () => done.unbanned,
		endpoint: unbanUserEndpoint,
		asks: { resource: "user", right: "ban" },
	},
	password: {
		done: () => done.passwordSet,
		endpoint: setUserPasswordEndpoint,
		asks: { resource: "user", right: "set-password" },
		body: (form) => ({ newPassword: text(form, "newPassword") }),
		fields: atPasswordField("newPassword"),
	},
	secondFactor: {
		done: () => done.secondFactorTaken,
		endpoint: removeSecondFactorEndpoint,
		asks: { resource: "user", right: "set-password" },
	},
	revoke: {
		done: () => done.signedOut,
		endpoint: revokeUserSessionsEndpoint,
		asks: { resource: "session", right: "revoke" },
	},
	impersonate: {
		done: () => done.impersonated,
		endpoint: impersonateUserEndpoint,
		asks: { resource: "user", right: "impersonate" },
		next: "/dashboard",
	},
	remove: {
		done: () => done.removed,
		endpoint: removeUserEndpoint,
		asks: { resource: "user", right: "delete" },
		next: "/dashboard/users",
	},
} satisfies Record<string, Intent>;

type UserIntentName = keyof typeof userIntents;

function isUserIntent(name: string): name is UserIntentName {
	return Object.hasOwn(userIntents, name);
}

function userIntentOf(name: UserIntentName): Intent {
	return userIntents[name];
}

/** Only permitted actions are offered; on one's own account only name and email. */
export function offeredIntents(me: StaffUser, userId: string): UserIntentName[] {
	return Object.keys(userIntents)
		.filter(isUserIntent)
		.filter((name) => userId !== me.id || name === "update")
		.filter((name) => accessOf(me, userIntentOf(name)).success);
}

/** Runs a form of the user page by calling the admin endpoint of the same name. */
export async function changeUser({ request, context, params }: Route.ActionArgs) {
	const user = requireUser(context, request);
	const form = await readFormData(request);
	const name = String(form.get("intent"));
	if (!isUserIntent(name)) throw new Response(noSuchTexts.form, { status: 400 });
	const intent = userIntentOf(name);
	const { endpoint, asks, body, fields = {}, next, done } = intent;
	const access = accessOf(user, intent);
	if (!access.success) throw forbidden(access.lack, asks.resource);
	const input = { body: { ...body?.(form), userId: params.userId }, lang: staffLanguage() };
	const { refusal, headers } = await callAccount({ request, context }, endpoint, input);
	if (!refusal) {
		setFlash(context, { look: "success", text: done() });
		throw redirect(next ?? `/dashboard/users/${params.userId}`, { headers });
	}
	confirmIfRefused({ request, context, form }, refusal);
	const { code, status, issues } = refusal;
	const [field, issue] = Object.entries(issues)[0] ?? [fields[code] ?? "", undefined];
	const errors = { [field.replace(/^data\./, "")]: [issue ?? staffRefusalText(refusal)] };
	return data({ intent: name, errors }, { status, headers });
}

/** The same access check as the endpoint. */
function accessOf(user: StaffUser, { asks: { resource, right } }: Intent) {
	return authorize(user, { [resource]: [right] }, user.isListedAdmin ? [user.id] : []);
}
