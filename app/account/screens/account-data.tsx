import { Form } from "react-router";
import { accountSheetsTexts as texts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

/** What is kept of the user, as a file. The form is the browser's own: a script could not save its answer. */
export function AccountDataFile() {
	return (
		<AccountSection id="data" title={texts.data.title}>
			<p className="text-ink-soft">{texts.data.lead}</p>
			<form method="post" action="/dashboard/account/data.json" data-repeatable>
				<Button>{texts.data.download}</Button>
			</form>
		</AccountSection>
	);
}

/**
 * Confirmed by the password if there is one, and by a mailed link; without mail by a second button.
 */
export function AccountDeletion({
	email,
	hasPassword,
	mailEnabled,
	errors,
}: {
	email: string;
	hasPassword: boolean;
	mailEnabled: boolean;
	errors: FormErrors;
}) {
	const isAskedOtherwise = hasPassword || mailEnabled;
	return (
		<AccountSection id="deletion" title={texts.deletion.title} errors={errors}>
			{isAskedOtherwise ? (
				<>
					<p>{mailEnabled ? texts.deletion.afterMail : texts.deletion.atOnce}</p>
					<DeletionForm hasPassword={hasPassword} act={texts.deletion.ask} errors={errors} />
				</>
			) : (
				<ConfirmButton act={texts.deletion.ask} consequence={texts.deletion.consequence({ email })}>
					<DeletionForm
						hasPassword={false}
						act={texts.deletion.yesDelete({ email })}
						errors={errors}
					/>
				</ConfirmButton>
			)}
		</AccountSection>
	);
}

function DeletionForm({
	hasPassword,
	act,
	errors,
}: {
	hasPassword: boolean;
	act: string;
	errors: FormErrors;
}) {
	return (
		<Form method="post" className="grid max-w-md gap-4">
			<input type="hidden" name="intent" value="delete" />
			{hasPassword ? (
				<TextField
					name="password"
					label={texts.deletion.password}
					type="password"
					autoComplete="current-password"
					errors={errors.password}
					required
				/>
			) : null}
			<Button className="justify-self-start border-danger! text-danger! enabled:hover:bg-danger! enabled:hover:text-paper!">
				{act}
			</Button>
		</Form>
	);
}
