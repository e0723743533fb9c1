import { confirmationTexts } from "#app/messages/staff/partners/confirmation.ts";
import { TextField } from "#app/ui/form/field.tsx";
import { WayForm, type WayFormProps } from "./way-form.tsx";

const texts = confirmationTexts.totp;

export function TotpWay({ error }: WayFormProps) {
	return (
		<WayForm way="totp" submit={texts.submit}>
			<TextField
				name="code"
				label={texts.label}
				hint={texts.hint}
				autoComplete="one-time-code"
				maxLength={60}
				errors={error === null ? null : [error]}
				required
			/>
		</WayForm>
	);
}
