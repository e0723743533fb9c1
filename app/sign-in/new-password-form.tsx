import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import {
	type NewPasswordFacts,
	NewPasswordField,
} from "#app/account/password/new-password-field.tsx";
import { Button } from "#app/ui/button.tsx";

/** Chooses a password: by the token of a mailed link, or right after a sign-in. */
export function NewPasswordForm({
	token,
	texts,
	facts,
	error,
	children,
}: {
	token?: string;
	texts: { label: string; hint: string; save: string };
	facts: NewPasswordFacts;
	/** Why the last password was refused. */
	error: string | undefined;
	/** Further hidden fields. */
	children?: ReactNode;
}) {
	const isBusy = useNavigation().state !== "idle";
	return (
		<Form method="post" className="grid gap-4.5">
			{token === undefined ? null : <input type="hidden" name="token" value={token} />}
			{children}
			<NewPasswordField
				name="newPassword"
				label={texts.label}
				hint={texts.hint}
				facts={facts}
				errors={error === undefined ? null : [error]}
				required
			/>
			<Button look="next" disabled={isBusy}>
				{texts.save}
			</Button>
		</Form>
	);
}
