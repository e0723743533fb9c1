import { Form } from "react-router";
import type { AccountOverview } from "#app/account/account-overview.server.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { formatInstant } from "#app/ui/format/format.ts";
import { Notice } from "#app/ui/notice.tsx";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.email;

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
		<AccountSection id="email" title={texts.title} errors={errors}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<b className="[overflow-wrap:anywhere]">{email}</b>
				<span
					className={`rounded-full px-2.5 py-0.5 text-xs font-[650] ${emailVerified ? "bg-foam text-on-foam" : "bg-sand text-on-sand"}`}
				>
					{emailVerified ? texts.confirmed : texts.notConfirmed}
				</span>
			</p>
			{waiting ? (
				<Notice look="note">
					<p className="wrap-anywhere">
						{texts.waiting({
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
					<Button>{texts.sendConfirmation}</Button>
				</Form>
			) : null}
			{policy.mayChangeEmail ? (
				<Form method="post" className="grid max-w-md gap-4">
					<input type="hidden" name="intent" value="email" />
					<TextField
						name="newEmail"
						label={texts.newEmail}
						type="email"
						autoComplete="email"
						hint={emailVerified ? texts.linkFirst({ email }) : texts.changesAtOnce}
						errors={errors.newEmail}
						required
					/>
					<Button className="justify-self-start">{texts.change}</Button>
				</Form>
			) : null}
		</AccountSection>
	);
}
