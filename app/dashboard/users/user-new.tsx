import { Form, Link } from "react-router";
import { roleNames } from "#app/account/access.ts";
import { invitationHours } from "#app/account/invitation-hours.ts";
import { canInvite } from "#app/account/mails/invitations.server.ts";
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
	const { account } = context.get(requestContext).environment;
	return {
		minLength: account.passwordMinLength,
		hasPasswords: account.emailAndPasswordEnabled,
		isInvited: canInvite(account),
	};
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
					<FirstPassword {...loaderData} errors={errors.password} />
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
		<TextField
			name="password"
			type="password"
			label="First password"
			hint={`At least ${minLength} characters, none of the common ones and no names. Tell it in person, never by mail.`}
			autoComplete="new-password"
			errors={errors}
		/>
	);
	if (!isInvited) return field;
	return (
		<div className="grid gap-1">
			<p>
				They get a mail with a link to choose their own password. It works for {invitationHours}{" "}
				hours and once.
			</p>
			<details open={errors !== undefined}>
				<summary className="inline-block min-h-11 cursor-pointer py-2.5 font-semibold text-ocean underline underline-offset-[0.22em]">
					Send no mail, set a password instead
				</summary>
				{field}
			</details>
		</div>
	);
}
