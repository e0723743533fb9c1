import { data, Form, Link, redirect } from "react-router";
import * as v from "valibot";
import { roleNames } from "#app/account/access.ts";
import { createUserEndpoint } from "#app/account/endpoints/admin-users.server.ts";
import { inWords } from "#app/account/words.ts";
import { callAccount } from "#app/request/account-call.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { requireRight } from "#app/request/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/user-new";
import { StaffHead } from "./staff-head.tsx";

export function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "user", "create");
	return { minLength: context.get(requestContext).environment.account.passwordMinLength };
}

const fieldOf: Record<string, string> = {
	INVALID_EMAIL: "email",
	USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email",
	PASSWORD_TOO_SHORT: "password",
	PASSWORD_TOO_LONG: "password",
	YOU_ARE_NOT_ALLOWED_TO_CHANGE_USERS_ROLE: "role",
};
const made = v.object({ user: v.object({ id: v.string() }) });

export async function action({ request, context }: Route.ActionArgs) {
	requireRight(context, request, "user", "create");
	const form = await readFormData(request);
	const text = (name: string) => String(form.get(name) ?? "");
	const [name, email, role] = [text("name"), text("email"), text("role")];
	const body = { name, email, role, password: text("password") };
	const result = await callAccount({ request, context }, createUserEndpoint, { body });
	const { refusal, headers } = result;
	if (!refusal) {
		const { user } = v.parse(made, result.data);
		throw redirect(`/dashboard/users/${user.id}?done=created`, { headers });
	}
	const { code, message, status, issues } = refusal;
	const [field, issue] = Object.entries(issues)[0] ?? [fieldOf[code] ?? "", undefined];
	const errors = { [field]: [issue ?? inWords(code, message)] };
	return data({ errors, typed: { name, email, role } }, { status, headers });
}

export function meta() {
	return [{ title: "New user · Staff" }, { name: "robots", content: "noindex" }];
}

export default function UserNew({ loaderData, actionData }: Route.ComponentProps) {
	const errors: Record<string, string[]> = actionData?.errors ?? {};
	const typed = actionData?.typed;
	return (
		<>
			<StaffHead title="New user" above={<Link to="/dashboard/users">Users</Link>} />
			<Form method="post" className="grid max-w-xl gap-5">
				{errors[""] ? (
					<div role="alert">
						<FieldError>{errors[""][0]}</FieldError>
					</div>
				) : null}
				<TextField name="name" label="Name" defaultValue={typed?.name} errors={errors.name} />
				<TextField
					name="email"
					type="email"
					label="Email"
					autoComplete="off"
					defaultValue={typed?.email}
					errors={errors.email}
				/>
				<TextField
					name="password"
					type="password"
					label="First password"
					hint={`At least ${loaderData.minLength} characters. Tell it in person.`}
					autoComplete="new-password"
					errors={errors.password}
				/>
				<SelectField
					name="role"
					label="Role"
					defaultValue={typed?.role ?? "user"}
					errors={errors.role}
				>
					{roleNames.map((role) => (
						<option key={role} value={role}>
							{role}
						</option>
					))}
				</SelectField>
				<Button look="next" className="justify-self-start">
					Make the account
				</Button>
			</Form>
		</>
	);
}
