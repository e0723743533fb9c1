import { Form } from "react-router";
import { NewPasswordField } from "#app/account/password/new-password-field.tsx";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.password;

export function AccountPassword({
	hasPassword,
	minLength,
	errors,
}: {
	hasPassword: boolean;
	minLength: number;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="password" title={texts.title} errors={errors}>
			{hasPassword ? null : <p className="text-ink-soft">{texts.none}</p>}
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value={hasPassword ? "password" : "firstPassword"} />
				{hasPassword ? (
					<TextField
						name="currentPassword"
						label={texts.present}
						type="password"
						autoComplete="current-password"
						errors={errors.currentPassword}
						required
					/>
				) : null}
				<NewPasswordField
					name="newPassword"
					label={texts.newPassword}
					hint={texts.hint({ least: minLength })}
					minLength={minLength}
					errors={errors.newPassword}
					required
				/>
				{hasPassword ? <p className="text-sm text-ink-soft">{texts.signsOutOthers}</p> : null}
				<Button className="justify-self-start">{hasPassword ? texts.change : texts.set}</Button>
			</Form>
		</AccountSection>
	);
}
