import { useEffect } from "react";
import { data, Form, redirect, useNavigation } from "react-router";
import { signInEmailEndpoint } from "#app/account/endpoints/sign-in.server.ts";
import { offeredProviders } from "#app/account/oauth/offered-providers.server.ts";
import { ProviderButtons } from "#app/account/oauth/provider-buttons.tsx";
import { canHavePasskeys, parseJson } from "#app/account/passkeys/passkey.ts";
import { signInByPasskeyEndpoint } from "#app/account/passkeys/passkey-sign-in.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { isSignOutMessage } from "#app/account/words/sign-out-message.ts";
import type { signIn } from "#app/messages/en/account/sign-in.ts";
import { signInTexts } from "#app/messages/texts.ts";
import { forgetDay } from "#app/operations/boarding/forget-day.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, takeFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { currentUser, userMiddleware } from "#app/request/user/current-user.server.ts";
import { returnPath, secondStepPath } from "#app/request/user/return-path.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { FlashMessage } from "#app/ui/toasts/flash-message.tsx";
import type { Route } from "./+types/sign-in";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { OtherWay, SignInFrame, signInMeta } from "./sign-in-frame.tsx";
import { TickPill } from "./tick-pill.tsx";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware, userMiddleware];

export function loader({ request, url, context }: Route.LoaderArgs) {
	const redirectTo = returnPath(url.searchParams.get("redirectTo"));
	if (currentUser(context)) throw redirect(redirectTo);
	const error = url.searchParams.get("error");
	const { environment, language } = context.get(requestContext);
	const hasPasswords = environment.account.emailAndPasswordEnabled;
	const texts = signInTexts[language];
	const flash = takeFlash(context, request);
	return {
		texts: {
			title: texts.title,
			greeting: texts.greeting[greetingAt(Date.now(), environment.timeZone)],
			providers: hasPasswords ? texts.providers.besidePassword : texts.providers.alone,
			impossible: texts.impossible,
			form: hasPasswords ? texts.form : null,
			passkey: canHavePasskeys(environment.account.appUrl) ? texts.passkey : null,
		},
		redirectTo,
		providers: offeredProviders(environment.account),
		flash: isSignOutMessage(flash?.about)
			? { ...flash, text: texts.signOutMessage[flash.about] }
			: flash,
		error: error ? accountErrorText(language, error) : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const email = String(form.get("email") ?? "");
	const passkey = form.get("passkey");
	if (typeof passkey === "string")
		return await signInByPasskey({ request, context }, form, passkey);
	const {
		data: entered,
		refusal,
		headers,
	} = await callAccount({ request, context }, signInEmailEndpoint, {
		body: {
			email,
			password: String(form.get("password") ?? ""),
			rememberMe: form.has("rememberMe"),
		},
	});
	if (refusal) return showRefusal(context, refusal, email);
	const redirectTo = returnPath(String(form.get("redirectTo") ?? ""));
	const owesCode = "twoFactorRedirect" in entered;
	throw redirect(owesCode ? secondStepPath(redirectTo) : redirectTo, { headers });
}

/** Nothing else is asked: a passkey is two factors, and says nothing of a password. */
async function signInByPasskey(
	args: Pick<Route.ActionArgs, "request" | "context">,
	form: FormData,
	answer: string,
) {
	const { refusal, headers } = await callAccount(args, signInByPasskeyEndpoint, {
		body: { response: parseJson(answer), rememberMe: form.has("rememberMe") },
	});
	if (refusal) return showRefusal(args.context, refusal);
	throw redirect(returnPath(String(form.get("redirectTo") ?? "")), { headers });
}

function showRefusal(
	context: Route.ActionArgs["context"],
	{ code, message, status }: { code: string; message: string; status: number },
	email = "",
) {
	const { language } = context.get(requestContext);
	const error = accountErrorText(language, code, message);
	return data({ email, error }, { status });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.texts.title ?? "", matches);

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
	useEffect(() => {
		// nobody is signed in: guests' names leave this phone
		void forgetDay().catch(() => {});
	}, []);
	const { texts, flash, redirectTo, providers } = loaderData;
	useSignedInElsewhere(redirectTo);
	const error = actionData?.error ?? loaderData.error;
	return (
		<SignInFrame title={texts.greeting}>
			<FormError>{error}</FormError>
			<FlashMessage flash={error ? null : flash} />
			{texts.form ? (
				<PasswordForm texts={texts.form} email={actionData?.email} redirectTo={redirectTo} />
			) : null}
			{texts.passkey ? (
				<PasskeySignIn
					texts={texts.passkey}
					redirectTo={redirectTo}
					hasField={texts.form !== null}
				/>
			) : null}
			{texts.form || texts.passkey || providers.length > 0 ? null : <p>{texts.impossible}</p>}
			<ProviderButtons heading={texts.providers} providers={providers} redirectTo={redirectTo} />
		</SignInFrame>
	);
}

/** Somebody who has signed in in another tab meanwhile, perhaps at a provider, goes on here too. */
function useSignedInElsewhere(redirectTo: string) {
	useEffect(() => {
		const check = () => {
			// without a network the next look at the tab asks again
			if (document.visibilityState === "visible") void goOnIfSignedIn(redirectTo).catch(() => {});
		};
		document.addEventListener("visibilitychange", check);
		return () => document.removeEventListener("visibilitychange", check);
	}, [redirectTo]);
}

async function goOnIfSignedIn(redirectTo: string): Promise<void> {
	const { accountClient } = await import("#app/account/client.ts");
	const stop = accountClient.onSession((signedIn) => {
		if (signedIn) location.assign(redirectTo);
	});
	await accountClient.checkSession();
	stop();
}

/** By the island's clock, because staff are there. */
function greetingAt(now: number, timeZone: string) {
	const clock = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", hourCycle: "h23" });
	const hour = Number(clock.format(now));
	if (hour >= 18 || hour < 3) return "evening";
	return hour < 12 ? "morning" : "afternoon";
}

function PasswordForm({
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
