import { data, redirect } from "react-router";
import * as v from "valibot";
import { createUserEndpoint } from "#app/account/endpoints/admin-users.server.ts";
import { atPasswordField } from "#app/account/password/password-refusals.ts";
import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/user-new";

const fieldOf: Record<string, string> = {
	INVALID_EMAIL: "email",
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email",
	...atPasswordField("password"),
	YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: "role",
};
const made = v.object({ user: v.object({ id: v.string() }) });

export async function makeUser({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "user", "create");
	const form = await readFormData(request);
	const text = (name: string) => String(form.get(name) ?? "");
	const [name, email, role] = [text("name"), text("email"), text("role")];
	const body = { name, email, role, password: text("password") || undefined };
	const result = await callAccount({ request, context }, createUserEndpoint, { body });
	const { refusal, headers } = result;
	if (!refusal) {
		const { user } = v.parse(made, result.data);
		setFlash(context, {
			look: "success",
			text: body.password
				? "The account is made"
				: `The account is made, and the invitation is on its way to ${email}`,
		});
		throw redirect(`/dashboard/users/${user.id}`, { headers });
	}
	const { code, message, status, issues } = refusal;
	const [field, issue] = Object.entries(issues)[0] ?? [fieldOf[code] ?? "", undefined];
	const errors = { [field]: [issue ?? accountErrorText(code, message)] };
	return data({ errors, typed: { name, email, role } }, { status, headers });
}
