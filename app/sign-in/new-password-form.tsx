import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { NewPasswordField } from "#app/account/password/new-password-field.tsx";
import { Button } from "#app/ui/button.tsx";

/** Chooses a password by the token of a mailed link. */
export function NewPasswordForm({
	token,
	texts,
	minLength,
	error,
	children,
}: {
	token: string;
	texts: { label: string; hint: string; save: string };
	/** Characters. */
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
			<NewPasswordField
				name="newPassword"
				label={texts.label}
				hint={texts.hint}
				minLength={minLength}
				errors={error === undefined ? null : [error]}
				required
			/>
			<Button look="next" disabled={isBusy}>
				{texts.save}
			</Button>
		</Form>
	);
}

/** Headers of a page whose address holds a token, which must not be sent to other sites as referrer. */
export function tokenAddressHeaders() {
	return { "Referrer-Policy": "strict-origin" };
}
