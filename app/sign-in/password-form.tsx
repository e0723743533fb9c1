import { Form, Link, useNavigation } from "react-router";
import type { signIn } from "#app/messages/en/account/sign-in.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";

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
				<RememberMe label={texts.staySignedIn} />
				<Button look="next" disabled={isBusy}>
					{isBusy ? texts.submitting : texts.submit}
				</Button>
			</Form>
			<p>
				<Link to="/app_login/forgot-password" className="inline-block py-1 font-semibold">
					{texts.forgot}
				</Link>
			</p>
		</>
	);
}

function RememberMe({ label }: { label: string }) {
	return (
		<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line bg-paper py-1 pr-3.5 pl-3 text-sm font-[550] has-checked:border-ocean has-checked:bg-foam">
			<input
				type="checkbox"
				name="rememberMe"
				defaultChecked
				className="size-5.5 flex-none accent-ocean"
			/>
			{label}
		</label>
	);
}
