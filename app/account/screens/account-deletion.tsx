import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { ConfirmButton } from "#app/ui/form/confirm-button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

const whatStays = "Bookings stay: they belong to the guests.";

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
		<AccountSection id="deletion" title="Delete the account" errors={errors}>
			{isAskedOtherwise ? (
				<>
					<p>
						Your name, email, password and sessions are deleted. {whatStays}{" "}
						{mailEnabled
							? "We send you a mail first; nothing happens until you open its link."
							: "This can't be undone."}
					</p>
					<DeletionForm hasPassword={hasPassword} act="Delete my account" errors={errors} />
				</>
			) : (
				<ConfirmButton
					act="Delete my account"
					consequence={`The account of ${email} goes for good: name, email, every way to sign in, and all sessions. ${whatStays} This can't be undone.`}
				>
					<DeletionForm hasPassword={false} act={`Yes, delete ${email}`} errors={errors} />
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
					label="Your password"
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
