import { Form } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { AccountSection } from "./account-section.tsx";

export function AccountEmail({
	user,
	policy,
	errors,
}: {
	user: { email: string; emailVerified: boolean };
	policy: { mailEnabled: boolean; mayChangeEmail: boolean };
	errors: FormErrors;
}) {
	const { email, emailVerified } = user;
	return (
		<AccountSection id="email" title="Email" errors={errors}>
			<p className="flex flex-wrap items-center gap-x-3 gap-y-1">
				<b className="[overflow-wrap:anywhere]">{email}</b>
				<span
					className={`rounded-full px-2.5 py-0.5 text-xs font-[650] ${emailVerified ? "bg-foam text-on-foam" : "bg-sand text-on-sand"}`}
				>
					{emailVerified ? "Confirmed" : "Not confirmed"}
				</span>
			</p>
			{!emailVerified && policy.mailEnabled ? (
				<Form method="post">
					<input type="hidden" name="intent" value="verify" />
					<Button>Send me the confirmation mail</Button>
				</Form>
			) : null}
			{policy.mayChangeEmail ? (
				<Form method="post" className="grid max-w-md gap-4">
					<input type="hidden" name="intent" value="email" />
					<TextField
						name="newEmail"
						label="New email"
						type="email"
						autoComplete="email"
						hint={
							emailVerified
								? `We first send a link to ${email}: open it in this browser.`
								: "The address changes at once. Then confirm it with the link in our mail."
						}
						errors={errors.newEmail}
						required
					/>
					<Button className="justify-self-start">Change the email</Button>
				</Form>
			) : null}
		</AccountSection>
	);
}
