import { Fragment } from "react";
import { data, Form, Link, redirect } from "react-router";
import * as v from "valibot";
import { type Role, rolesToGive } from "#app/account/access.ts";
import { createUserEndpoint } from "#app/account/endpoints/admin/users.server.ts";
import { canInvite } from "#app/account/mails/invitations.server.ts";
import { NewPasswordField } from "#app/account/password/new-password-field.tsx";
import { atPasswordField } from "#app/account/password/password-rules.server.ts";
import { invitationHours } from "#app/account/users.ts";
import { staffRefusalText } from "#app/account/words/account-error-text.server.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { staffLanguage } from "#app/messages/languages.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { roleSentencesTexts, rolesTexts } from "#app/messages/staff/partners/roles.ts";
import { userFieldsTexts } from "#app/messages/staff/partners/user-fields.ts";
import { usersTexts } from "#app/messages/staff/partners/users.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField, TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { StaffLanguageField } from "#app/ui/form/staff-language-field.tsx";
import type { Route } from "./+types/user-new";

const texts = usersTexts.create;

export function loader({ request, context }: Route.LoaderArgs) {
	const me = requireRight(context, request, "user", "create");
	const { account } = context.get(requestContext).environment;
	return {
		minLength: account.password.minLength,
		hasPasswords: account.emailAndPasswordEnabled,
		isInvited: canInvite(account),
		roles: rolesToGive(me, me.isListedAdmin ? [me.id] : []),
	};
}

const fieldOf: Record<string, string> = {
	INVALID_EMAIL: "email",
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email",
	...atPasswordField("password"),
	YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: "role",
};
const createdUser = v.object({ user: v.object({ id: v.string() }) });

export async function action({ request, context }: Route.ActionArgs) {
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

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.title }) }];
}

export default function UserNew({ loaderData, actionData }: Route.ComponentProps) {
	const errors: Record<string, string[]> = actionData?.errors ?? {};
	const typedValues = actionData?.typedValues;
	return (
		<>
			<StaffHead
				title={texts.title}
				above={<Link to="/dashboard/users">{officeTexts.screens.users}</Link>}
			/>
			<Form method="post" className="grid max-w-xl gap-5">
				<FormError>{errors[""]?.[0]}</FormError>
				<TextField
					name="name"
					label={userFieldsTexts.name}
					defaultValue={typedValues?.name}
					errors={errors.name}
				/>
				<TextField
					name="email"
					type="email"
					label={userFieldsTexts.email}
					autoComplete="off"
					defaultValue={typedValues?.email}
					errors={errors.email}
				/>
				{loaderData.hasPasswords ? (
					<FirstPassword {...loaderData} errors={errors.password} />
				) : null}
				<SelectField
					name="role"
					label={userFieldsTexts.role}
					defaultValue={typedValues?.role ?? "user"}
					errors={errors.role}
				>
					{loaderData.roles.map((role) => (
						<option key={role} value={role}>
							{rolesTexts[role]}
						</option>
					))}
				</SelectField>
				<RoleSentences roles={loaderData.roles} />
				<StaffLanguageField
					name="language"
					label={userFieldsTexts.language}
					defaultValue={typedValues?.language ?? staffLanguage()}
					errors={errors.language}
				/>
				<Button look="next" className="justify-self-start">
					{texts.create}
				</Button>
			</Form>
		</>
	);
}

function RoleSentences({ roles }: { roles: Role[] }) {
	return (
		<dl className="grid gap-x-4 gap-y-1 text-sm min-[45rem]:grid-cols-[max-content_minmax(0,1fr)]">
			{roles.map((role) => (
				<Fragment key={role}>
					<dt className="font-semibold">{rolesTexts[role]}</dt>
					<dd className="text-ink-soft max-[44.99rem]:pb-1">{roleSentencesTexts[role]}</dd>
				</Fragment>
			))}
		</dl>
	);
}

/** The invited person chooses it; staff need not know it. */
function FirstPassword({
	isInvited,
	minLength,
	errors,
}: {
	isInvited: boolean;
	minLength: number;
	errors: string[] | undefined;
}) {
	const field = (
		<NewPasswordField
			name="password"
			label={texts.firstPassword}
			hint={userFieldsTexts.passwordHint({ least: minLength })}
			minLength={minLength}
			errors={errors}
		/>
	);
	if (!isInvited) return field;
	return (
		<div className="grid gap-1">
			<p>{texts.invitation({ hours: invitationHours })}</p>
			<details open={errors !== undefined}>
				<summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-ocean underline underline-offset-[0.22em]">
					{texts.noMail}
				</summary>
				{field}
			</details>
		</div>
	);
}
