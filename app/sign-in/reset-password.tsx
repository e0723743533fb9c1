import { data, redirect } from "react-router";
import {
	passkeysAfterReset,
	resetPasswordEndpoint,
} from "#app/account/endpoints/reset-password.server.ts";
import { isPasswordRefusal } from "#app/account/password/password-rules.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { newPasswordTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import { loginPath } from "#app/request/user/return-path.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/reset-password";
import { NewPasswordForm, tokenAddressHeaders } from "./new-password-form.tsx";
import { OtherWay, SignInFrame, signInMeta } from "./sign-in-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

export async function loader({ url, context }: Route.LoaderArgs) {
	const { environment, language } = context.get(requestContext);
	const { password, emailAndPasswordEnabled } = environment.account;
	if (!emailAndPasswordEnabled) throw redirect("/app_login");
	const { over, hint } = newPasswordTexts[language];
	const { passkeysStay, ...reset } = newPasswordTexts[language].reset;
	const token = url.searchParams.get("error") ? null : url.searchParams.get("token");
	const passkeys = token ? await passkeysAfterReset(accountServiceOf(context), token) : [];
	return {
		token,
		passkeys: passkeys.length > 0 ? passkeysStay({ passkeys: passkeys.join(", ") }) : null,
		minLength: password.minLength,
		texts: { ...reset, hint: hint({ least: password.minLength }) },
		over: { ...over, error: accountErrorText(language, "INVALID_TOKEN") },
	};
}

export const headers = tokenAddressHeaders;

export async function action({ request, context }: Route.ActionArgs) {
	const { language } = context.get(requestContext);
	const form = await readFormData(request);
	const token = String(form.get("token") ?? "");
	const passkeys = await passkeysAfterReset(accountServiceOf(context), token);
	const result = await callAccount({ request, context }, resetPasswordEndpoint, {
		body: {
			newPassword: String(form.get("newPassword") ?? ""),
			token: token || undefined,
		},
	});
	if (!result.refusal) {
		setFlash(context, { look: "note", text: newPasswordTexts[language].reset.saved });
		// where they can be removed
		const next = passkeys.length > 0 ? loginPath("/dashboard/account") : "/app_login";
		throw redirect(next, { headers: result.headers });
	}
	const { code, message, status } = result.refusal;
	const isPassword = isPasswordRefusal(code);
	return data({ isPassword, error: accountErrorText(language, code, message) }, { status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.texts.title ?? "", matches);

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { token, texts, over, minLength, passkeys } = loaderData;
	if (!token || (actionData && !actionData.isPassword))
		return <InvalidResetLink texts={over} error={actionData?.error ?? over.error} />;
	return (
		<SignInFrame title={texts.title}>
			<NewPasswordForm
				token={token}
				texts={texts}
				minLength={minLength}
				error={actionData?.error}
			/>
			<p className="text-sm text-ink-soft">{texts.signsOut}</p>
			{passkeys ? <p className="text-sm wrap-anywhere text-ink-soft">{passkeys}</p> : null}
		</SignInFrame>
	);
}

/** For a link that is used, expired or invalid. */
function InvalidResetLink({
	texts,
	error,
}: {
	texts: { title: string; sendNew: string; backToSignIn: string };
	error: string;
}) {
	return (
		<SignInFrame title={texts.title}>
			<FormError>{error}</FormError>
			<ButtonLink look="next" to="/app_login/forgot-password">
				{texts.sendNew}
			</ButtonLink>
			<OtherWay to="/app_login">{texts.backToSignIn}</OtherWay>
		</SignInFrame>
	);
}
