import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

export function AccountPassword({
	hasPassword,
	minLength,
	errors,
}: {
	hasPassword: boolean;
	minLength: number;
	errors: FormErrors;
}) {
	return (
		<AccountSection id="password" title="Password" errors={errors}>
			{hasPassword ? null : (
				<p className="text-ink-soft">
					You sign in through another account. With a password you can do without it.
				</p>
			)}
			<Form method="post" className="grid max-w-md gap-4">
				<input type="hidden" name="intent" value={hasPassword ? "password" : "firstPassword"} />
				{hasPassword ? (
					<TextField
						name="currentPassword"
						label="Present password"
						type="password"
						autoComplete="current-password"
						errors={errors.currentPassword}
						required
					/>
				) : null}
				<TextField
					name="newPassword"
					label="New password"
					type="password"
					autoComplete="new-password"
					hint={`At least ${minLength} characters, none of the common ones and no names.`}
					minLength={minLength}
					errors={errors.newPassword}
					required
				/>
				{hasPassword ? (
					<label className="inline-flex min-h-11 items-center gap-2.5 text-sm font-[550]">
						<input
							type="checkbox"
							name="revokeOtherSessions"
							defaultChecked
							className="size-5.5 flex-none accent-ocean"
						/>
						Sign out all my other devices
					</label>
				) : null}
				<Button className="justify-self-start">
					{hasPassword ? "Change the password" : "Set a password"}
				</Button>
			</Form>
		</AccountSection>
	);
}
