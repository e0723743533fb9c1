import { data, redirect } from "react-router";
import { linkSocialEndpoint } from "#app/account/endpoints/social.server.ts";
import { LeaveForProvider } from "#app/account/oauth/leave-for-provider.tsx";
import { findProvider } from "#app/account/oauth/offered-providers.server.ts";
import { withQuery } from "#app/account/trusted-url.ts";
import { officeTexts } from "#app/messages/staff/office/office.ts";
import { ownAccountTexts } from "#app/messages/staff/partners/own-account.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { confirmIfRefused } from "#app/request/user/confirmation.server.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/connect";
import { accountLink } from "./account-actions.server.ts";

const texts = ownAccountTexts.connect;

const account = "/dashboard/account";

/**
 * Starts connecting a sign-in provider. Attack: were this a GET, or a post from another site, an attacker could
 * connect an account of theirs to the visitor's user.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const form = await readFormData(request);
	const provider = String(form.get("provider"));
	const result = await callAccount({ request, context }, linkSocialEndpoint, {
		body: {
			provider,
			callbackURL: accountLink(context, "connected"),
			errorCallbackURL: account,
		},
	});
	const { refusal, headers } = result;
	if (refusal) confirmIfRefused({ request, context, form }, refusal);
	if (refusal) throw redirect(withQuery(account, { error: refusal.code }), { headers });
	const { account: options } = context.get(requestContext).environment;
	const name = findProvider(options, provider)?.row.name ?? provider;
	return data({ url: result.data.url, provider, name }, { headers });
}

export function meta() {
	return [{ title: officeTexts.pageTitle({ title: texts.title }) }];
}

export default function Connect({ actionData }: Route.ComponentProps) {
	if (!actionData) return <BackToAccount />;
	const title = texts.titleOf({ provider: actionData.name });
	return <LeaveForProvider {...actionData} title={title} />;
}

function BackToAccount() {
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">{texts.title}</h1>
			<p>
				<ButtonLink to={account}>{texts.choose}</ButtonLink>
			</p>
		</>
	);
}
