import { data, Form, redirect, useNavigation } from "react-router";
import { requestPasswordResetEndpoint } from "#app/account/endpoints/reset-password.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { newPasswordTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/forgot-password";
import { Notice, OtherWay, SignInFrame, signInMeta } from "./sign-in-frame.tsx";

/** Where signing in by password is off, there is no password to forget. */
export function loader({ context }: Route.LoaderArgs) {
	const { environment, language } = context.get(requestContext);
	if (!environment.account.emailAndPasswordEnabled) throw redirect("/app_login");
	return { texts: newPasswordTexts[language].forgotten };
}

/** The same answer for known and unknown emails, so that nobody learns who has an account. */
export async function action({ request, context }: Route.ActionArgs) {
	const { language } = context.get(requestContext);
	const form = await readFormData(request);
	const email = String(form.get("email") ?? "");
	// the mail's link opens in the mail's language, also on another device
	const redirectTo = `/app_login/reset-password?language=${language}`;
	const { refusal } = await callAccount({ request, context }, requestPasswordResetEndpoint, {
		body: { email, redirectTo },
	});
	if (!refusal) return data({ email, isSent: true, emailError: null, error: null });
	const emailError = refusal.issues.email ? accountErrorText(language, "INVALID_EMAIL") : null;
	const error = emailError ? null : accountErrorText(language, refusal.code, refusal.message);
	return data({ email, isSent: false, emailError, error }, { status: refusal.status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.texts.title ?? "", matches);

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { texts } = loaderData;
	const isBusy = useNavigation().state === "submitting";
	const isSent = actionData?.isSent ?? false;
	return (
		<SignInFrame title={texts.title}>
			{isSent ? <Notice>{texts.sent}</Notice> : <p className="text-ink-soft">{texts.lead}</p>}
			<FormError>{actionData?.error}</FormError>
			<Form method="post" className="grid gap-4.5">
				<TextField
					name="email"
					label={texts.email}
					type="email"
					autoComplete="username"
					defaultValue={actionData?.email}
					errors={actionData?.emailError ? [actionData.emailError] : null}
					required
				/>
				<Button look={isSent ? "outlined" : "next"} disabled={isBusy}>
					{isSent ? texts.sendAgain : texts.send}
				</Button>
			</Form>
			<OtherWay to="/app_login">{texts.backToSignIn}</OtherWay>
		</SignInFrame>
	);
}
