import { confirmationTexts } from "#app/messages/staff/partners/confirmation.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { WayForm, type WayFormProps } from "./way-form.tsx";

const texts = confirmationTexts.password;

export function PasswordWay({ email, error }: WayFormProps) {
	return (
		<WayForm way="password" submit={texts.submit}>
			<input type="hidden" name="username" autoComplete="username" value={email} />
			<TextField
				name="password"
				label={texts.label}
				type="password"
				autoComplete="current-password"
				errors={error === null ? null : [error]}
				required
			/>
		</WayForm>
	);
}
