import { Form, useNavigation } from "react-router";
import type { signIn } from "#app/messages/en/account/sign-in.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { OtherWay } from "./sign-in-frame.tsx";
import { TickPill } from "./tick-pill.tsx";

export function PasswordForm({
	texts,
	email,
	redirectTo,
}: {
	texts: (typeof signIn)["form"];
	email: string | undefined;
	redirectTo: string;
}) {
	const isBusy = useNavigation().state === "submitting";
	return (
		<>
			<Form method="post" className="grid gap-4.5">
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<TextField
					name="email"
					label={texts.email}
					type="email"
					// the browser offers passkeys beside stored addresses
					autoComplete="username webauthn"
					defaultValue={email}
					required
				/>
				<TextField
					name="password"
					label={texts.password}
					type="password"
					autoComplete="current-password"
					required
				/>
				<TickPill name="rememberMe" label={texts.staySignedIn} isOn />
				<Button look="next" disabled={isBusy}>
					{isBusy ? texts.submitting : texts.submit}
				</Button>
			</Form>
			<OtherWay to="/app_login/forgot-password">{texts.forgot}</OtherWay>
		</>
	);
}
