import { data, redirect } from "react-router";
import { signOutEndpoint } from "#app/account/endpoints/sessions.server.ts";
import { findWeakPassword } from "#app/account/password/better-password.server.ts";
import { readChallenge } from "#app/account/two-factor/challenge.server.ts";
import {
	verifyBackupCodeEndpoint,
	verifyTotpEndpoint,
} from "#app/account/two-factor/verify.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { secondFactorTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import { currentSession, userMiddleware } from "#app/request/user/current-user.server.ts";
import { betterPasswordPath, loginPath, returnPath } from "#app/request/user/return-path.ts";
import type { Route } from "./+types/second-step";
import { CodeForm, PasskeyOnly } from "./code-form.tsx";
import { SignInFrame, signInMeta } from "./sign-in-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [userMiddleware];

/** The code after the password, or in a session whose user owes one. */
export function loader({ request, url, context }: Route.LoaderArgs) {
	const redirectTo = returnPath(url.searchParams.get("redirectTo"));
	const signedIn = currentSession(context);
	if (signedIn && signedIn.duty !== "prove") throw redirect(redirectTo);
	const { options } = accountServiceOf(context);
	if (!signedIn && !readChallenge(options, request)) throw redirect(loginPath(redirectTo));
	const texts = secondFactorTexts[context.get(requestContext).language].step;
	const hasApp = !signedIn || signedIn.user.twoFactorEnabled;
	const isRecovery = url.searchParams.get("with") === "recovery";
	const titles = { app: texts.title, recovery: texts.recovery.title, passkey: texts.passkey.title };
	const way = hasApp ? (isRecovery ? "recovery" : "app") : "passkey";
	return { texts, title: titles[way], redirectTo, way, mayTrust: !signedIn } as const;
}

export async function action(args: Route.ActionArgs) {
	const { request, context } = args;
	const form = await readFormData(request);
	const redirectTo = returnPath(String(form.get("redirectTo") ?? ""));
	if (form.get("intent") === "signOut") {
		const { headers } = await callAccount(args, signOutEndpoint, {});
		throw redirect(loginPath(redirectTo), { headers });
	}
	const isRecovery = form.has("recoveryCode");
	const result = await callAccount(
		args,
		isRecovery ? verifyBackupCodeEndpoint : verifyTotpEndpoint,
		{
			body: {
				code: String(form.get(isRecovery ? "recoveryCode" : "code") ?? ""),
				trustDevice: form.has("trustDevice"),
			},
		},
	);
	const { data: shown, refusal, headers } = result;
	if (!refusal) {
		const weak = await findWeakPassword(accountServiceOf(context), request, shown.user.id);
		throw redirect(weak ? betterPasswordPath(redirectTo) : redirectTo, { headers });
	}
	const { code, message, status } = refusal;
	const { language } = context.get(requestContext);
	return data({ error: accountErrorText(language, code, message) }, { status, headers });
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export const meta: Route.MetaFunction = ({ loaderData }) => signInMeta(loaderData?.title ?? "");

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
	const { title, way, texts, redirectTo, mayTrust } = loaderData;
	return (
		<SignInFrame title={title}>
			{way === "passkey" ? (
				<PasskeyOnly texts={texts.passkey} redirectTo={redirectTo} />
			) : (
				<CodeForm
					texts={texts}
					way={way}
					mayTrust={mayTrust}
					redirectTo={redirectTo}
					error={actionData?.error}
				/>
			)}
		</SignInFrame>
	);
}
