import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { type Role, rolesOf } from "#app/account/access.ts";
import { NewPasswordField } from "#app/account/password/new-password-field.tsx";
import { roleSentencesTexts, rolesTexts } from "#app/messages/staff/partners/roles.ts";
import { userActionsTexts as texts } from "#app/messages/staff/partners/user-actions.ts";
import { userFieldsTexts } from "#app/messages/staff/partners/user-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Sheet } from "#app/ui/sheet.tsx";

interface UserActionsProps {
	user: { id: string; name: string; email: string; role: string };
	isBanned: boolean;
	/** Whether a role ends everything that opens the account now, because its address is not proved. */
	isEmptiedByRole: boolean;
	/** Null for a user who can sign in. `until`: when the mailed link ends; null when none works. */
	invitation: { until: number | null } | null;
	sessions: { id: string; device: string; isImpersonation: boolean; lastSeenAt: number }[];
	/** Intents of the forms that this member of staff may send. */
	offered: string[];
	/** The roles that this member of staff may give. */
	rolesToGive: Role[];
	passwordMinLength: number;
	timeZone: string;
	failed: { intent: string; errors: FormErrors } | null;
}

/** What staff can do to an account; actions without the right are not shown. */
export function UserActions(props: UserActionsProps) {
	const { user, isBanned, offered } = props;
	const may = (intent: string) => offered.includes(intent);
	const errorsOf = (intent: string) => (props.failed?.intent === intent ? props.failed.errors : {});
	const sheet = (
		intent: string,
		{ title, submit }: { title: string; submit: string },
		children: ReactNode,
	) =>
		may(intent) ? (
			<Sheet id={intent} title={title}>
				<IntentForm intent={intent} submit={submit} errors={errorsOf(intent)}>
					{children}
				</IntentForm>
			</Sheet>
		) : null;
	const columns = "grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-2";
	const daily = ["invite", "update", "role"];
	return (
		<>
			<div className={columns}>
				{sheet("invite", texts.invite, <InvitationState {...props} />)}
				{sheet("update", texts.update, <UserFields user={user} errors={errorsOf("update")} />)}
				{sheet(
					"role",
					{ title: userFieldsTexts.role, submit: texts.role.submit },
					<RoleFields
						user={user}
						roles={props.rolesToGive}
						isEmptiedFirst={props.isEmptiedByRole}
					/>,
				)}
			</div>
			{offered.some((intent) => !daily.includes(intent)) ? (
				<Fold
					title={texts.seldom}
					isOpen={props.failed !== null && !daily.includes(props.failed.intent)}
				>
					<div className={columns}>
						{sheet(
							"password",
							texts.password,
							<PasswordFields minLength={props.passwordMinLength} errors={errorsOf("password")} />,
						)}
						{may("secondFactor") ? (
							<SecondFactorSheet
								user={user}
								errors={props.failed?.intent === "secondFactor" ? props.failed.errors : null}
							/>
						) : null}
						{may("revoke") ? <SessionsSheet {...props} errors={errorsOf("revoke")} /> : null}
						{isBanned
							? sheet("unban", texts.unban, <p>{texts.unban.words}</p>)
							: sheet("ban", texts.ban, <BanFields />)}
						{sheet(
							"impersonate",
							texts.impersonate,
							<p className="text-sm text-ink-soft">{texts.impersonate.words}</p>,
						)}
						{may("remove") ? (
							<Sheet id="remove" title={texts.remove.title}>
								<ConfirmButton act={texts.remove.ask} consequence={texts.remove.consequence(user)}>
									<IntentForm
										intent="remove"
										submit={texts.remove.submit(user)}
										errors={errorsOf("remove")}
									/>
								</ConfirmButton>
							</Sheet>
						) : null}
					</div>
				</Fold>
			) : null}
		</>
	);
}

function InvitationState({ user, invitation, timeZone }: UserActionsProps) {
	return (
		<p className="text-sm text-ink-soft">
			{invitation?.until
				? texts.invite.open({ name: user.name, until: formatInstant(invitation.until, timeZone) })
				: texts.invite.over({ name: user.name })}
		</p>
	);
}

function UserFields({ user, errors }: Pick<UserActionsProps, "user"> & { errors: FormErrors }) {
	return (
		<>
			<TextField
				name="name"
				label={userFieldsTexts.name}
				defaultValue={user.name}
				errors={errors.name}
			/>
			<TextField
				name="email"
				type="email"
				label={userFieldsTexts.email}
				defaultValue={user.email}
				errors={errors.email}
			/>
		</>
	);
}

function RoleFields({
	user,
	roles,
	isEmptiedFirst,
}: Pick<UserActionsProps, "user"> & { roles: Role[]; isEmptiedFirst: boolean }) {
	return (
		<fieldset className="grid">
			<legend className="sr-only">{texts.role.roles}</legend>
			{roles.map((name) => (
				<label key={name} className="flex min-h-11 items-center gap-3">
					<input
						type="checkbox"
						name="role"
						value={name}
						defaultChecked={rolesOf(user).includes(name)}
						aria-describedby={`role-${name}`}
						className="size-6 shrink-0 accent-ocean"
					/>
					<span className="grid min-w-0 py-1">
						{rolesTexts[name]}
						<span id={`role-${name}`} aria-hidden="true" className="text-sm text-ink-soft">
							{roleSentencesTexts[name]}
						</span>
					</span>
				</label>
			))}
			{isEmptiedFirst ? (
				<p className="pt-2 text-sm text-ink-soft">{texts.role.emptiedFirst(user)}</p>
			) : null}
		</fieldset>
	);
}

function PasswordFields({ minLength, errors }: { minLength: number; errors: FormErrors }) {
	return (
		<>
			<NewPasswordField
				name="newPassword"
				label={texts.password.newPassword}
				hint={userFieldsTexts.passwordHint({ least: minLength })}
				minLength={minLength}
				errors={errors.newPassword}
			/>
			<p className="text-sm text-ink-soft">{texts.password.passkeysStay}</p>
		</>
	);
}

function BanFields() {
	return (
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
		</>
	);
}

/** @param props.errors null unless this form was refused; then its question stays open. */
function SecondFactorSheet({
	user,
	errors,
}: Pick<UserActionsProps, "user"> & { errors: FormErrors | null }) {
	return (
		<Sheet id="secondFactor" title={texts.secondFactor.title}>
			<ConfirmButton
				act={texts.secondFactor.ask}
				consequence={texts.secondFactor.consequence(user)}
				isOpen={errors !== null}
			>
				<IntentForm
					intent="secondFactor"
					submit={texts.secondFactor.submit(user)}
					errors={errors ?? {}}
				/>
			</ConfirmButton>
		</Sheet>
	);
}

function SessionsSheet({
	user,
	sessions,
	timeZone,
	errors,
}: UserActionsProps & { errors: FormErrors }) {
	return (
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
					<IntentForm intent="revoke" submit={texts.revoke.submit(user)} errors={errors} />
				</ConfirmButton>
			) : (
				<p className="text-ink-soft">{texts.revoke.nowhere}</p>
			)}
		</Sheet>
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
			<FormError>{errors[""]?.[0]}</FormError>
			{children}
			<Button className="min-h-11! justify-self-start py-2!" disabled={isBusy}>
				{submit}
			</Button>
		</Form>
	);
}
