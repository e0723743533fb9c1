import { data, redirect } from "react-router";
import {
	betterPasswordEndpoint,
	findWeakPassword,
} from "#app/account/password/better-password.server.ts";
import { newPasswordFacts } from "#app/account/password/new-password-facts.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { newPasswordTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import { currentUser, userMiddleware } from "#app/request/user/current-user.server.ts";
import { returnPath } from "#app/request/user/return-path.ts";
import type { Route } from "./+types/better-password";
import { NewPasswordForm } from "./new-password-form.tsx";
import { OtherWay, SignInFrame, signInMeta } from "./sign-in-frame.tsx";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware, userMiddleware];

/** Only right after a sign-in; whoever opens the address otherwise is sent on. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const redirectTo = returnPath(url.searchParams.get("redirectTo"));
	const user = currentUser(context);
	if (!user) throw redirect("/app_login");
	const weakPassword = await findWeakPassword(accountServiceOf(context), request, user.id);
	if (!weakPassword) throw redirect(redirectTo);
	const { environment, language } = context.get(requestContext);
	const { better, hint } = newPasswordTexts[language];
	const facts = newPasswordFacts(environment, language, user);
	return {
		redirectTo,
		email: user.email,
		reason: accountErrorText(language, weakPassword.reason),
		facts,
		texts: { ...better, hint: hint({ least: facts.minLength }) },
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const { language } = context.get(requestContext);
	const texts = newPasswordTexts[language].better;
	const form = await readFormData(request);
	const redirectTo = returnPath(String(form.get("redirectTo") ?? ""));
	const { refusal, headers } = await callAccount({ request, context }, betterPasswordEndpoint, {
		body: { newPassword: String(form.get("newPassword") ?? "") },
	});
	if (refusal && refusal.code !== "SESSION_IS_NOT_FRESH") {
		const error = accountErrorText(language, refusal.code, refusal.message);
		return data({ error }, { status: refusal.status, headers });
	}
	setFlash(
		context,
		refusal ? { look: "problem", text: texts.over } : { look: "success", text: texts.saved },
	);
	throw redirect(redirectTo, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
	signInMeta(loaderData?.texts.title ?? "");

export default function BetterPassword({ loaderData, actionData }: Route.ComponentProps) {
	const { texts, reason, facts, email, redirectTo } = loaderData;
	return (
		<SignInFrame title={texts.title}>
			<p>
				{texts.lead} {reason}
			</p>
			<NewPasswordForm texts={texts} facts={facts} error={actionData?.error}>
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<input type="hidden" name="username" autoComplete="username" value={email} />
			</NewPasswordForm>
			<p className="text-sm text-ink-soft">{texts.signsOut}</p>
			<OtherWay to={redirectTo}>{texts.later}</OtherWay>
		</SignInFrame>
	);
}
