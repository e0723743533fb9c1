import { data, redirect } from "react-router";
import * as v from "valibot";
import { createUserEndpoint } from "#app/account/endpoints/admin/users.server.ts";
import { atPasswordField } from "#app/account/password/password-refusals.ts";
import { staffRefusalText } from "#app/account/words/staff-refusal-text.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { usersTexts } from "#app/messages/staff/partners/users.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import type { Route } from "./+types/user-new";

const texts = usersTexts.create;

const fieldOf: Record<string, string> = {
	INVALID_EMAIL: "email",
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email",
	...atPasswordField("password"),
	YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: "role",
};
const createdUser = v.object({ user: v.object({ id: v.string() }) });

export async function makeUser({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "user", "create");
	const form = await readFormData(request);
	const text = (name: string) => String(form.get(name) ?? "");
	const [name, email, role] = [text("name"), text("email"), text("role")];
	const language = text("language") || undefined;
	const body = { name, email, role, language, password: text("password") || undefined };
	const input = { body, lang: staffLanguage() };
	const result = await callAccount({ request, context }, createUserEndpoint, input);
	const { refusal, headers } = result;
	if (!refusal) {
		const { user } = v.parse(createdUser, result.data);
		setFlash(context, {
			look: "success",
			text: body.password ? texts.made : texts.madeAndInvited({ email }),
		});
		throw redirect(`/dashboard/users/${user.id}`, { headers });
	}
	confirmIfRefused({ request, context, form }, refusal);
	const { code, status, issues } = refusal;
	const [field, issue] = Object.entries(issues)[0] ?? [fieldOf[code] ?? "", undefined];
	const errors = { [field]: [issue ?? staffRefusalText(refusal)] };
	return data({ errors, typedValues: { name, email, role, language } }, { status, headers });
}
