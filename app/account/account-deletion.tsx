import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/field.tsx";
import type { FormErrors } from "#app/ui/form.ts";
import { AccountSection } from "./account-section.tsx";

/** Asks for the password where there is one; with mail, the mailbox has the last word. */
export function AccountDeletion({
	hasPassword,
	mailEnabled,
	errors,
}: {
	hasPassword: boolean;
	mailEnabled: boolean;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="deletion" title="Delete the account" errors={errors}>
			<p>
				Your name, email, password and sessions are deleted. Bookings stay: they belong to the
				guests.{" "}
				{mailEnabled
					? "We send you a mail first; nothing happens until you open its link."
					: "This can't be undone."}
			</p>
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
					Delete my account
				</Button>
			</Form>
		</AccountSection>
	);
}
