import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

export function AccountProfile({ name, errors }: { name: string; errors: FormErrors }) {
	return (
		<AccountSection id="profile" title="Profile" errors={errors}>
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value="profile" />
				<TextField
					name="name"
					label="Name"
					autoComplete="name"
					defaultValue={name}
					maxLength={200}
					errors={errors.name}
					required
				/>
				<Button className="justify-self-start">Save the name</Button>
			</Form>
		</AccountSection>
	);
}
