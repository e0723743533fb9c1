import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

/** Chooses a password by the token of a mailed link. */
export function NewPasswordForm({
	token,
	label,
	press,
	minLength,
	error,
	children,
}: {
	token: string;
	label: string;
	/** The words of the button. */
	press: string;
	minLength: number;
	/** Why the last password was refused. */
	error: string | undefined;
	/** Further hidden fields. */
	children?: ReactNode;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid gap-4.5">
			<input type="hidden" name="token" value={token} />
			{children}
			<TextField
				name="newPassword"
				label={label}
				type="password"
				autoComplete="new-password"
				hint={`At least ${minLength} characters. A few words are easier to keep than signs; leave out names.`}
				minLength={minLength}
				errors={error === undefined ? null : [error]}
				required
			/>
			<Button look="next" disabled={isBusy}>
				{press}
			</Button>
		</Form>
	);
}
