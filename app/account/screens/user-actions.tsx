import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { roleNames } from "#app/account/access.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatCount, formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

interface UserActionsProps {
	user: { id: string; name: string; email: string; role: string };
	isBanned: boolean;
	/** Null for a user who can sign in. `until`: when the mailed link ends; null when none works. */
	invitation: { until: number | null } | null;
	sessions: { id: string; device: string; isImpersonation: boolean; lastSeenAt: number }[];
	/** Intents of the forms that this member of staff may send. */
	offered: string[];
	minLength: number;
	timeZone: string;
	failed: { intent: string; errors: FormErrors } | null;
}

/** What staff can do to an account; actions without the right are not shown. */
export function UserActions(props: UserActionsProps) {
	const { user, isBanned, invitation, offered, sessions, timeZone } = props;
	const may = (intent: string) => offered.includes(intent);
	const errorsOf = (intent: string) => (props.failed?.intent === intent ? props.failed.errors : {});
	const form = (intent: string, submit: string, children?: ReactNode) => (
		<IntentForm intent={intent} submit={submit} errors={errorsOf(intent)}>
			{children}
		</IntentForm>
	);
	const sheet = (intent: string, title: string, submit: string, children: ReactNode) =>
		may(intent) ? (
			<Sheet id={intent} title={title}>
				{form(intent, submit, children)}
			</Sheet>
		) : null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
			{sheet(
				"invite",
				"Invitation",
				"Send the invitation again",
				<p className="text-sm text-ink-soft">
					{invitation?.until
						? `${user.name} has not accepted it yet. The link in the mail works until ${formatInstant(invitation.until, timeZone)}; a new one ends it.`
						: `${user.name} has not accepted it, and no link works any more.`}
				</p>,
			)}
			{sheet(
				"update",
				"Name and email",
				"Save",
				<>
					<TextField
						name="name"
						label="Name"
						defaultValue={user.name}
						errors={errorsOf("update").name}
					/>
					<TextField
						name="email"
						type="email"
						label="Email"
						defaultValue={user.email}
						errors={errorsOf("update").email}
					/>
				</>,
			)}
			{sheet(
				"role",
				"Role",
				"Set the role",
				<fieldset className="grid grid-cols-2 gap-x-4">
					<legend className="sr-only">Roles</legend>
					{roleNames.map((name) => (
						<label key={name} className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								name="role"
								value={name}
								defaultChecked={user.role.split(",").includes(name)}
								className="size-6 accent-ocean"
							/>
							{name}
						</label>
					))}
				</fieldset>,
			)}
			{sheet(
				"password",
				"Password",
				"Set the password",
				<TextField
					name="newPassword"
					type="password"
					label="New password"
					hint={`At least ${props.minLength} characters, none of the common ones and no names. Tell it in person, never by mail.`}
					autoComplete="new-password"
					errors={errorsOf("password").newPassword}
				/>,
			)}
			{may("revoke") ? (
				<Sheet id="revoke" title="Signed in">
					<ul>
						{sessions.map((session) => (
							<li key={session.id} className="border-t border-line py-2">
								{session.device}
								{session.isImpersonation ? " (a member of staff)" : ""}{" "}
								<span className="text-sm text-ink-soft">
									{formatInstant(session.lastSeenAt, timeZone)}
								</span>
							</li>
						))}
					</ul>
					{sessions.length > 0 ? (
						<ConfirmButton
							act="Sign out everywhere"
							consequence={`${user.name} has to sign in again on ${formatCount(sessions.length, { one: "device", other: "devices" })}. What is typed there and not saved is lost.`}
						>
							{form("revoke", `Yes, sign ${user.name} out`)}
						</ConfirmButton>
					) : (
						<p className="text-ink-soft">Nowhere at the moment.</p>
					)}
				</Sheet>
			) : null}
			{isBanned
				? sheet("unban", "Ban", "Lift the ban", <p>Lets this user sign in again.</p>)
				: sheet(
						"ban",
						"Ban",
						"Ban this user",
						<>
							<TextField name="reason" label="Reason" maxLength={500} />
							<TextField
								name="days"
								type="number"
								min={1}
								max={3650}
								label="Days"
								hint="Empty: for good."
							/>
						</>,
					)}
			{sheet(
				"impersonate",
				"See what they see",
				"Act as this user",
				<p className="text-sm text-ink-soft">
					For one hour, or until you go back. The history keeps that it was you.
				</p>,
			)}
			{may("remove") ? (
				<Sheet id="remove" title="Delete">
					<ConfirmButton
						act="Delete this account"
						consequence={`The account of ${user.name} (${user.email}) goes, with its password and its ways to sign in. There is no way back. Bookings and their history stay.`}
					>
						{form("remove", `Yes, delete ${user.name}`)}
					</ConfirmButton>
				</Sheet>
			) : null}
		</div>
	);
}

function IntentForm({
	intent,
	submit,
	errors,
	children,
}: {
	intent: string;
	submit: string;
	errors: FormErrors;
	children?: ReactNode;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid gap-4">
			<input type="hidden" name="intent" value={intent} />
			{errors[""]?.[0] ? (
				<div role="alert">
					<FieldError>{errors[""][0]}</FieldError>
				</div>
			) : null}
			{children}
			<Button className="min-h-11! justify-self-start py-2!" disabled={isBusy}>
				{submit}
			</Button>
		</Form>
	);
}
