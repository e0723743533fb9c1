import { data, redirect } from "react-router";
import { resetPasswordEndpoint } from "#app/account/endpoints/reset-password.server.ts";
import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import type { Route } from "./+types/reset-password";
import { InvalidResetLink } from "./invalid-reset-link.tsx";
import { NewPasswordForm } from "./new-password-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { tokenAddressHeaders } from "./token-address.ts";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

export function loader({ url, context }: Route.LoaderArgs) {
	const { passwordMinLength, emailAndPasswordEnabled } =
		context.get(requestContext).environment.account;
	if (!emailAndPasswordEnabled) throw redirect("/app_login");
	const token = url.searchParams.get("error") ? null : url.searchParams.get("token");
	return { token, passwordMinLength };
}

export const headers = tokenAddressHeaders;

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const result = await callAccount({ request, context }, resetPasswordEndpoint, {
		body: {
			newPassword: String(form.get("newPassword") ?? ""),
			token: String(form.get("token") ?? "") || undefined,
		},
	});
	if (!result.refusal) {
		setFlash(context, {
			look: "note",
			text: "Your password is changed. Sign in with the new one.",
		});
		throw redirect("/app_login", { headers: result.headers });
	}
	const { code, message, status } = result.refusal;
	const isPassword = code.startsWith("PASSWORD_");
	return data({ isPassword, error: accountErrorText(code, message) }, { status });
}

export function meta() {
	return [{ title: "A new password · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { token, passwordMinLength } = loaderData;
	if (!token || (actionData && !actionData.isPassword))
		return <InvalidResetLink error={actionData?.error ?? accountErrorText("INVALID_TOKEN")} />;
	return (
		<SignInFrame title="A new password">
			<NewPasswordForm
				token={token}
				label="New password"
				press="Save the new password"
				minLength={passwordMinLength}
				error={actionData?.error}
			/>
			<p className="text-sm text-ink-soft">You will be signed out on all your devices.</p>
		</SignInFrame>
	);
}
