import { Form } from "react-router";
import { ProviderMark } from "#app/account/oauth/provider-mark.tsx";
import { confirmationTexts } from "#app/messages/catalogues/staff-partners/confirmation.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { WayFormProps } from "./way-form.tsx";

const texts = confirmationTexts.provider;

/** A button for each provider that the user has connected. */
export function ProviderWay({ providers, error }: WayFormProps) {
	return (
		<Form method="post" className="grid justify-items-start gap-2.5">
			<input type="hidden" name="way" value="provider" />
			{error === null ? null : (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			)}
			{providers.map(({ id, name }) => (
				<Button
					key={id}
					name="provider"
					value={id}
					className="border-line! bg-paper! px-4! text-ink! hover:border-ink!"
				>
					<ProviderMark id={id} />
					{texts.submit({ provider: name })}
				</Button>
			))}
		</Form>
	);
}
