import { Form } from "react-router";
import type { AccountOverview } from "#app/account/account-overview.server.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { accountSheetsTexts as texts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { StaffLanguageField } from "#app/ui/form/staff-language-field.tsx";
import { formatInstant } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountSection } from "./account-section.tsx";

export function AccountProfile({ name, errors }: { name: string; errors: FormErrors }) {
	return (
		<AccountSection id="profile" title={texts.profile.title} errors={errors}>
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value="profile" />
				<TextField
					name="name"
					label={texts.profile.name}
					autoComplete="name"
					defaultValue={name}
					maxLength={200}
					errors={errors.name}
					required
				/>
				<Button className="justify-self-start">{texts.profile.save}</Button>
			</Form>
		</AccountSection>
	);
}

export function AccountLanguage({ errors }: { errors: FormErrors }) {
	return (
		<AccountSection id="language" title={texts.language.title} errors={errors}>
			{/* texts that this document has loaded stay in its language */}
			<Form method="post" reloadDocument className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value="language" />
				<StaffLanguageField
					name="language"
					label={texts.language.label}
					defaultValue={staffLanguage()}
					errors={errors.language}
				/>
				<Button className="justify-self-start">{texts.language.save}</Button>
			</Form>
		</AccountSection>
	);
}

export function AccountEmail({
	user,
	waiting,
	policy,
	errors,
}: {
	user: { email: string; emailVerified: boolean };
	waiting: AccountOverview["waitingEmail"];
	policy: { timeZone: string; mailEnabled: boolean; mayChangeEmail: boolean };
	errors: FormErrors;
}) {
	const { email, emailVerified } = user;
	return (
		<AccountSection id="email" title={texts.email.title} errors={errors}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<b className="[overflow-wrap:anywhere]">{email}</b>
				<span
					className={`rounded-full px-2.5 py-0.5 text-xs font-[650] ${emailVerified ? "bg-foam text-on-foam" : "bg-sand text-on-sand"}`}
				>
					{emailVerified ? texts.email.confirmed : texts.email.notConfirmed}
				</span>
			</p>
			{waiting ? (
				<Notice look="note">
					<p className="wrap-anywhere">
						{texts.email.waiting({
							from: email,
							to: waiting.email,
							until: formatInstant(waiting.until, policy.timeZone),
						})}
					</p>
				</Notice>
			) : null}
			{!emailVerified && policy.mailEnabled ? (
				<Form method="post">
					<input type="hidden" name="intent" value="verify" />
					<Button>{texts.email.sendConfirmation}</Button>
				</Form>
			) : null}
			{policy.mayChangeEmail ? (
				<Form method="post" className="grid max-w-md gap-4">
					<input type="hidden" name="intent" value="email" />
					<TextField
						name="newEmail"
						label={texts.email.newEmail}
						type="email"
						autoComplete="email"
						hint={emailVerified ? texts.email.linkFirst({ email }) : texts.email.changesAtOnce}
						errors={errors.newEmail}
						required
					/>
					<Button className="justify-self-start">{texts.email.change}</Button>
				</Form>
			) : null}
		</AccountSection>
	);
}
