import { data, Form, Link, redirect, useNavigation } from "react-router";
import { requestPasswordResetEndpoint } from "#app/account/endpoints/reset-password.server.ts";
import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/forgot-password";
import { FormAlert, Notice, SignInFrame } from "./sign-in-frame.tsx";

/** Not found where signing in by password is off. */
export function loader({ context }: Route.LoaderArgs) {
	const { emailAndPasswordEnabled } = context.get(requestContext).environment.account;
	if (!emailAndPasswordEnabled) throw redirect("/app_login");
	return null;
}

/** The same answer for known and unknown emails, so that nobody learns who has an account. */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const email = String(form.get("email") ?? "");
	const { refusal, data: answer } = await callAccount(
		{ request, context },
		requestPasswordResetEndpoint,
		{ body: { email, redirectTo: "/app_login/reset-password" } },
	);
	const headers = { "Cache-Control": "no-store" };
	if (!refusal)
		return data({ email, message: answer.message, emailError: null, error: null }, { headers });
	const emailError = refusal.issues.email ? accountErrorText("INVALID_EMAIL") : null;
	const error = emailError ? null : accountErrorText(refusal.code, refusal.message);
	return data({ email, message: null, emailError, error }, { status: refusal.status, headers });
}

export function meta() {
	return [
		{ title: "Forgot your password? · Island Excursions" },
		{ name: "robots", content: "noindex" },
	];
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
	const isBusy = useNavigation().state === "submitting";
	return (
		<SignInFrame title="Forgot your password?">
			{actionData?.message ? (
				<Notice>{actionData.message}. The link works for one hour.</Notice>
			) : (
				<p className="text-ink-soft">
					Tell us your email. We send you a link with which you choose a new password.
				</p>
			)}
			{actionData?.error ? (
				<FormAlert>
					<FieldError>{actionData.error}</FieldError>
				</FormAlert>
			) : null}
			<Form method="post" className="grid gap-4.5">
				<TextField
					name="email"
					label="Email"
					type="email"
					autoComplete="username"
					defaultValue={actionData?.email}
					errors={actionData?.emailError ? [actionData.emailError] : null}
					required
				/>
				<Button look={actionData?.message ? "outlined" : "next"} disabled={isBusy}>
					{actionData?.message ? "Send it again" : "Send me the link"}
				</Button>
			</Form>
			<p>
				<Link to="/app_login" className="inline-block py-1 font-semibold">
					Back to sign in
				</Link>
			</p>
		</SignInFrame>
	);
}
