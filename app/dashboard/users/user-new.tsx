import { Form, Link } from "react-router";
import { roleNames } from "#app/account/access.ts";
import { StaffHead } from "#app/dashboard/staff-head.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { requireRight } from "#app/request/user/rights.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Route } from "./+types/user-new";
import { makeUser } from "./create-user.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
	requireRight(context, request, "user", "create");
	const { passwordMinLength, emailAndPasswordEnabled } =
		context.get(requestContext).environment.account;
	return { minLength: passwordMinLength, hasPasswords: emailAndPasswordEnabled };
}

export const action = makeUser;

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
				{loaderData.hasPasswords ? (
					<TextField
						name="password"
						type="password"
						label="First password"
						hint={`At least ${loaderData.minLength} characters, none of the common ones and no names. Tell it in person, never by mail.`}
						autoComplete="new-password"
						errors={errors.password}
					/>
				) : null}
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
