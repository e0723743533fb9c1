import { useEffect } from "react";
import { data, redirect } from "react-router";
import { signInEmailEndpoint } from "#app/account/endpoints/sign-in.server.ts";
import { offeredProviders } from "#app/account/oauth/offered-providers.server.ts";
import { ProviderButtons } from "#app/account/oauth/provider-buttons.tsx";
import { accountErrorText } from "#app/account/screens/account-error-text.ts";
import { forgetDay } from "#app/bookings/boarding/day-store.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, takeFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { currentUser, userMiddleware } from "#app/request/user/current-user.server.ts";
import { returnPath } from "#app/request/user/return-path.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import { FlashMessage } from "#app/ui/toasts/flash-message.tsx";
import type { Route } from "./+types/sign-in";
import { greetingAt } from "./greeting.ts";
import { PasswordForm } from "./password-form.tsx";
import { FormAlert, SignInFrame } from "./sign-in-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware, userMiddleware];

export function loader({ request, url, context }: Route.LoaderArgs) {
	const redirectTo = returnPath(url.searchParams.get("redirectTo"));
	if (currentUser(context)) throw redirect(redirectTo);
	const error = url.searchParams.get("error");
	return {
		redirectTo,
		providers: offeredProviders(context.get(requestContext).environment.account),
		hasPasswords: context.get(requestContext).environment.account.emailAndPasswordEnabled,
		greeting: greetingAt(Date.now(), context.get(requestContext).environment.timeZone),
		flash: takeFlash(context, request),
		error: error ? accountErrorText(error) : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const email = String(form.get("email") ?? "");
	const result = await callAccount({ request, context }, signInEmailEndpoint, {
		body: {
			email,
			password: String(form.get("password") ?? ""),
			rememberMe: form.has("rememberMe"),
		},
	});
	if (result.refusal) {
		const { code, message, status } = result.refusal;
		return data(
			{ email, error: accountErrorText(code, message) },
			{ status, headers: { "Cache-Control": "no-store" } },
		);
	}
	const { headers } = result;
	throw redirect(returnPath(String(form.get("redirectTo") ?? "")), { headers });
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export function meta() {
	return [{ title: "Sign in · Island Excursions" }, { name: "robots", content: "noindex" }];
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
	useEffect(() => {
		// nobody is signed in: guests' names leave this phone
		void forgetDay().catch(() => {});
	}, []);
	const { greeting, flash, redirectTo, providers, hasPasswords } = loaderData;
	const error = actionData?.error ?? loaderData.error;
	return (
		<SignInFrame title={greeting}>
			{error ? (
				<FormAlert>
					<FieldError>{error}</FieldError>
				</FormAlert>
			) : null}
			<FlashMessage flash={error ? null : flash} />
			{hasPasswords ? <PasswordForm email={actionData?.email} redirectTo={redirectTo} /> : null}
			{hasPasswords || providers.length > 0 ? null : (
				<p>Signing in is not possible at the moment. Ask the person who runs this site.</p>
			)}
			<ProviderButtons
				heading={hasPasswords ? "Or sign in with" : "Sign in with"}
				providers={providers}
				redirectTo={redirectTo}
			/>
		</SignInFrame>
	);
}
