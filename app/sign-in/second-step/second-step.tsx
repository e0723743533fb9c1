import { data, Form, redirect, useNavigation, useSubmit } from "react-router";
import { signOutEndpoint } from "#app/account/endpoints/sessions.server.ts";
import {
	endingInWords,
	useCanUsePasskeys,
	usePasskeyDialogue,
} from "#app/account/passkeys/ask-browser.ts";
import { canHavePasskeys, parseJson } from "#app/account/passkeys/passkey.ts";
import { readChallenge } from "#app/account/two-factor/challenge.server.ts";
import { canShowPasskey } from "#app/account/two-factor/passkey-step.server.ts";
import { secondStepEndpoint } from "#app/account/two-factor/second-step.server.ts";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import type { secondFactor } from "#app/messages/en/account/second-factor.ts";
import type { signIn } from "#app/messages/en/account/sign-in.ts";
import { secondFactorTexts, signInTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import { currentSession, userMiddleware } from "#app/request/user/current-user.server.ts";
import { loginPath, returnPath } from "#app/request/user/return-path.ts";
import { SignInFrame, signInMeta } from "#app/sign-in/sign-in-frame.tsx";
import { Button, type ButtonLook } from "#app/ui/button.tsx";
import { FormError } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import type { Route } from "./+types/second-step";
import { CodeForm } from "./code-form.tsx";

export const middleware: Route.MiddlewareFunction[] = [userMiddleware];

/** A code or a passkey, after the password or in a session whose user owes one. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
	const redirectTo = returnPath(url.searchParams.get("redirectTo"));
	const signedIn = currentSession(context);
	if (signedIn && signedIn.duty !== "prove") throw redirect(redirectTo);
	const service = accountServiceOf(context);
	const { options } = service;
	if (!signedIn && !readChallenge(options, request)) throw redirect(loginPath(redirectTo));
	const { language } = context.get(requestContext);
	const texts = secondFactorTexts[language].step;
	const { waiting, ended } = signInTexts[language].passkey;
	const hasApp = !signedIn || signedIn.user.twoFactorEnabled;
	const isRecovery = url.searchParams.get("with") === "recovery";
	const titles = { app: texts.title, recovery: texts.recovery.title, passkey: texts.passkey.title };
	const way = hasApp ? (isRecovery ? "recovery" : "app") : "passkey";
	const canHave = canHavePasskeys(options.appUrl);
	return {
		texts,
		passkeyTexts: { ...texts.passkey, waiting, ended },
		title: titles[way],
		redirectTo,
		way,
		hasPasskey: canHave && (await canShowPasskey(service, request, signedIn)),
		mayTrust: !signedIn,
	} as const;
}

export async function action(args: Route.ActionArgs) {
	const form = await readFormData(args.request);
	const redirectTo = returnPath(String(form.get("redirectTo") ?? ""));
	if (form.get("intent") === "signOut") {
		const { headers } = await callAccount(args, signOutEndpoint, {});
		throw redirect(loginPath(redirectTo), { headers });
	}
	const passkey = form.get("passkey");
	const factor =
		typeof passkey === "string"
			? { passkey: parseJson(passkey) }
			: { code: String(form.get("code") ?? "") };
	const body = { ...factor, trustDevice: form.has("trustDevice") };
	const { refusal, headers } = await callAccount(args, secondStepEndpoint, { body });
	if (!refusal) throw redirect(redirectTo, { headers });
	const { code, message, status } = refusal;
	const { language } = args.context.get(requestContext);
	const error = accountErrorText(language, code, message);
	return data({ error, isOfPasskey: passkey !== null }, { status, headers });
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
	signInMeta(loaderData?.title ?? "", matches);

export default function SecondStep({ loaderData, actionData }: Route.ComponentProps) {
	const { title, way, texts, passkeyTexts, redirectTo, mayTrust, hasPasskey } = loaderData;
	const { error, isOfPasskey = false } = actionData ?? {};
	const passkey = {
		texts: passkeyTexts,
		redirectTo,
		error: isOfPasskey ? error : undefined,
	};
	return (
		<SignInFrame title={title}>
			{way === "passkey" ? (
				<PasskeyOnly {...passkey} />
			) : (
				<CodeForm
					texts={texts}
					way={way}
					mayTrust={mayTrust}
					redirectTo={redirectTo}
					error={isOfPasskey ? undefined : error}
				>
					{hasPasskey ? <UsePasskey {...passkey} /> : null}
				</CodeForm>
			)}
		</SignInFrame>
	);
}

interface PasskeyStepProps {
	texts: (typeof secondFactor)["step"]["passkey"] &
		Pick<(typeof signIn)["passkey"], "waiting" | "ended">;
	redirectTo: string;
	/** Why the last passkey was refused. */
	error: string | undefined;
}

/** Shown only where the browser has passkeys, and so never without a script. */
function UsePasskey({ texts, redirectTo, error, look }: PasskeyStepProps & { look?: ButtonLook }) {
	const canUse = useCanUsePasskeys();
	const submit = useSubmit();
	const isLeaving = useNavigation().state !== "idle";
	const { isWaiting, ending, press } = usePasskeyDialogue(async (answer) => {
		const form = new FormData();
		form.set("passkey", answer);
		form.set("redirectTo", redirectTo);
		const trust = document.querySelector<HTMLInputElement>('input[name="trustDevice"]');
		if (trust?.checked) form.set("trustDevice", "on");
		await submit(form, { method: "post" });
	}, "two-factor/passkey-options");
	if (!canUse) return null;
	const refusal = ending ? endingInWords(ending, texts.ended) : error;
	return (
		<div className="grid gap-2.5">
			<Button type="button" look={look} onClick={press} disabled={isWaiting || isLeaving}>
				{isWaiting ? texts.waiting : texts.use}
			</Button>
			<FormError>{isWaiting ? null : refusal}</FormError>
		</div>
	);
}

/** For a session by password whose user's only second factor is a passkey. */
function PasskeyOnly(step: PasskeyStepProps) {
	const { texts, redirectTo } = step;
	const isHydrated = useIsHydrated();
	const canUse = useCanUsePasskeys();
	return (
		<>
			<p>{texts.lead}</p>
			{isHydrated && !canUse ? <p>{texts.unsupported}</p> : null}
			<noscript>
				<p>{texts.unsupported}</p>
			</noscript>
			<UsePasskey {...step} look="next" />
			<Form method="post" className="grid">
				<input type="hidden" name="intent" value="signOut" />
				<input type="hidden" name="redirectTo" value={redirectTo} />
				<Button>{texts.signOut}</Button>
			</Form>
			<p className="text-sm text-ink-soft">{texts.lost}</p>
		</>
	);
}
