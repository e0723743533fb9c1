import { Form } from "react-router";
import { staffLanguage } from "#app/messages/languages.ts";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { StaffLanguageField } from "#app/ui/form/staff-language-field.tsx";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.language;

export function AccountLanguage({ errors }: { errors: FormErrors }) {
	return (
		<AccountSection id="language" title={texts.title} errors={errors}>
			{/* texts that this document has loaded stay in its language */}
			<Form method="post" reloadDocument className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value="language" />
				<StaffLanguageField
					name="language"
					label={texts.label}
					defaultValue={staffLanguage()}
					errors={errors.language}
				/>
				<Button className="justify-self-start">{texts.save}</Button>
			</Form>
		</AccountSection>
	);
}
