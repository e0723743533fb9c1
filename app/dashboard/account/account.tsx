import { data, redirect } from "react-router";
import { findSessionToken, readOverview } from "#app/account/account-overview.server.ts";
import { offeredProviders } from "#app/account/oauth/offered-providers.server.ts";
import { canHavePasskeys } from "#app/account/passkeys/passkey.ts";
import { AccountSheets } from "#app/account/screens/account-sheets.tsx";
import {
	accountErrorText,
	staffRefusalText,
} from "#app/account/words/account-error-text.server.ts";
import type { SignOutMessage } from "#app/account/words/sign-out-message.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { noSuchTexts } from "#app/messages/staff/partners/not-found.ts";
import { ownAccountTexts } from "#app/messages/staff/partners/own-account.ts";
import { requestContext } from "#app/request/context.server.ts";
import { setFlash } from "#app/request/flash.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { currentSession } from "#app/request/user/current-user.server.ts";
import { returnPath } from "#app/request/user/return-path.ts";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { Route } from "./+types/account";
import { type AccountLink, accountIntents, accountLink } from "./account-actions.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
	const { db, environment } = context.get(requestContext);
	const signedIn = currentSession(context);
	if (!signedIn) throw redirect("/app_login");
	const { session, user } = signedIn;
	const error = url.searchParams.get("error");
	const { account, timeZone } = environment;
	return {
		...(await readOverview(db, account, session, Date.now())),
		user: { name: user.name, email: user.email, emailVerified: user.emailVerified },
		providers: offeredProviders(account),
		policy: {
			timeZone,
			passwordMinLength: account.password.minLength,
			hasPasswords: account.emailAndPasswordEnabled,
			mailEnabled: account.mailEnabled,
			mayChangeEmail: account.changeEmailEnabled,
			mayDelete: account.deleteUserEnabled,
			isOwner: session.impersonatedBy === null,
			hasPasskeys: canHavePasskeys(account.appUrl),
		},
		error: error ? accountErrorText(staffLanguage(), error) : null,
	};
}

export async function action({ request, context }: Route.ActionArgs) {
	const signedIn = currentSession(context);
	if (!signedIn) throw redirect("/app_login");
	const form = await readFormData(request);
	const name = String(form.get("intent"));
	const intent = accountIntents.get(name);
	if (!intent) throw new Response(noSuchTexts.form, { status: 400 });
	const { endpoint, done, isNote, isEnd, body, fields, words } = intent;
	const { db } = context.get(requestContext);
	const { id, email } = signedIn.user;
	const asker = {
		email,
		tokenOf: (sessionId: string) => findSessionToken(db, id, sessionId),
		pathOf: (link: AccountLink) => accountLink(context, link),
	};
	const input = { body: (await body?.(form, asker)) ?? {}, lang: staffLanguage() };
	const result = await callAccount({ request, context }, endpoint, input);
	const { refusal, headers } = result;
	if (!refusal) {
		const isDeleted = isEnd?.(result.data) ?? false;
		const about: SignOutMessage = "accountDeleted";
		const deleted = { look: "note", about, text: ownAccountTexts.done.deleted } as const;
		setFlash(
			context,
			isDeleted ? deleted : { look: isNote ? "note" : "success", text: done(form) },
		);
		const back = returnPath(String(form.get("back") ?? "/dashboard/account"));
		throw redirect(isDeleted ? "/app_login" : back, { headers });
	}
	confirmIfRefused({ request, context, form }, refusal);
	const { code, status, issues } = refusal;
	const message = Object.values(issues)[0] ?? words?.[code]?.() ?? staffRefusalText(refusal);
	return data({ intent: name, errors: { [fields?.[code] ?? ""]: [message] } }, { status, headers });
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: ownAccountTexts.title }) }];
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
	const { error, ...account } = loaderData;
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{ownAccountTexts.title}</h1>
			{error && !actionData ? (
				<div role="alert">
					<FieldError>{error}</FieldError>
				</div>
			) : null}
			<AccountSheets {...account} failed={actionData} />
		</>
	);
}
