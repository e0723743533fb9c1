import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { roleNames, rolesOf } from "#app/account/access.ts";
import {
	type NewPasswordFacts,
	NewPasswordField,
} from "#app/account/password/new-password-field.tsx";
import { rolesTexts } from "#app/messages/catalogues/staff-partners/roles.ts";
import { userActionsTexts as texts } from "#app/messages/catalogues/staff-partners/user-actions.ts";
import { userFieldsTexts } from "#app/messages/catalogues/staff-partners/user-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

interface UserActionsProps {
	user: { id: string; name: string; email: string; role: string };
	isBanned: boolean;
	/** Null for a user who can sign in. `until`: when the mailed link ends; null when none works. */
	invitation: { until: number | null } | null;
	sessions: { id: string; device: string; isImpersonation: boolean; lastSeenAt: number }[];
	/** Intents of the forms that this member of staff may send. */
	offered: string[];
	newPassword: NewPasswordFacts;
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
	const sheet = (
		intent: string,
		{ title, submit }: { title: string; submit: string },
		children: ReactNode,
	) =>
		may(intent) ? (
			<Sheet id={intent} title={title}>
				{form(intent, submit, children)}
			</Sheet>
		) : null;
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2">
			{sheet(
				"invite",
				texts.invite,
				<p className="text-sm text-ink-soft">
					{invitation?.until
						? texts.invite.open({
								name: user.name,
								until: formatInstant(invitation.until, timeZone),
							})
						: texts.invite.over({ name: user.name })}
				</p>,
			)}
			{sheet(
				"update",
				texts.update,
				<>
					<TextField
						name="name"
						label={userFieldsTexts.name}
						defaultValue={user.name}
						errors={errorsOf("update").name}
					/>
					<TextField
						name="email"
						type="email"
						label={userFieldsTexts.email}
						defaultValue={user.email}
						errors={errorsOf("update").email}
					/>
				</>,
			)}
			{sheet(
				"role",
				{ title: userFieldsTexts.role, submit: texts.role.submit },
				<fieldset className="grid grid-cols-2 gap-x-4">
					<legend className="sr-only">{texts.role.roles}</legend>
					{roleNames.map((name) => (
						<label key={name} className="flex min-h-11 items-center gap-3">
							<input
								type="checkbox"
								name="role"
								value={name}
								defaultChecked={rolesOf(user).includes(name)}
								className="size-6 accent-ocean"
							/>
							{rolesTexts[name]}
						</label>
					))}
				</fieldset>,
			)}
			{sheet(
				"password",
				texts.password,
				<>
					<NewPasswordField
						name="newPassword"
						label={texts.password.newPassword}
						hint={userFieldsTexts.passwordHint({ least: props.newPassword.minLength })}
						facts={props.newPassword}
						errors={errorsOf("password").newPassword}
					/>
					<p className="text-sm text-ink-soft">{texts.password.passkeysStay}</p>
				</>,
			)}
			{may("secondFactor") ? (
				<Sheet id="secondFactor" title={texts.secondFactor.title}>
					<ConfirmButton
						act={texts.secondFactor.ask}
						consequence={texts.secondFactor.consequence(user)}
						isOpen={props.failed?.intent === "secondFactor"}
					>
						{form("secondFactor", texts.secondFactor.submit(user))}
					</ConfirmButton>
				</Sheet>
			) : null}
			{may("revoke") ? (
				<Sheet id="revoke" title={texts.revoke.title}>
					<ul>
						{sessions.map((session) => (
							<li key={session.id} className="border-t border-line py-2">
								{session.isImpersonation
									? texts.revoke.byStaff({ device: session.device })
									: session.device}{" "}
								<span className="text-sm text-ink-soft">
									{formatInstant(session.lastSeenAt, timeZone)}
								</span>
							</li>
						))}
					</ul>
					{sessions.length > 0 ? (
						<ConfirmButton
							act={texts.revoke.ask}
							consequence={texts.revoke.consequence({ name: user.name, count: sessions.length })}
						>
							{form("revoke", texts.revoke.submit(user))}
						</ConfirmButton>
					) : (
						<p className="text-ink-soft">{texts.revoke.nowhere}</p>
					)}
				</Sheet>
			) : null}
			{isBanned
				? sheet("unban", texts.unban, <p>{texts.unban.words}</p>)
				: sheet(
						"ban",
						texts.ban,
						<>
							<TextField name="reason" label={texts.ban.reason} maxLength={500} />
							<TextField
								name="days"
								type="number"
								min={1}
								max={3650}
								label={texts.ban.days}
								hint={texts.ban.daysHint}
							/>
						</>,
					)}
			{sheet(
				"impersonate",
				texts.impersonate,
				<p className="text-sm text-ink-soft">{texts.impersonate.words}</p>,
			)}
			{may("remove") ? (
				<Sheet id="remove" title={texts.remove.title}>
					<ConfirmButton act={texts.remove.ask} consequence={texts.remove.consequence(user)}>
						{form("remove", texts.remove.submit(user))}
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
