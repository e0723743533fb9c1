import { Form } from "react-router";
import { accountSheetsTexts } from "#app/messages/staff/partners/account-sheets.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

const texts = accountSheetsTexts.profile;

export function AccountProfile({ name, errors }: { name: string; errors: FormErrors }) {
	return (
		<AccountSection id="profile" title={texts.title} errors={errors}>
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value="profile" />
				<TextField
					name="name"
					label={texts.name}
					autoComplete="name"
					defaultValue={name}
					maxLength={200}
					errors={errors.name}
					required
				/>
				<Button className="justify-self-start">{texts.save}</Button>
			</Form>
		</AccountSection>
	);
}
