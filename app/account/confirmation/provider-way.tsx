import { Form } from "react-router";
import { ProviderFormButton } from "#app/account/oauth/provider-form-button.tsx";
import { confirmationTexts } from "#app/messages/staff/partners/confirmation.ts";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { WayFormProps } from "./way-form.tsx";

const texts = confirmationTexts.provider;

/** A button for each provider that the user has connected. */
export function ProviderWay({ providers, error }: WayFormProps) {
	return (
		<Form method="post" className="grid justify-items-start gap-2.5">
			<input type="hidden" name="way" value="provider" />
			<FormError>{error}</FormError>
			{providers.map(({ id, name }) => (
				<ProviderFormButton key={id} id={id}>
					{texts.submit({ provider: name })}
				</ProviderFormButton>
			))}
		</Form>
	);
}
