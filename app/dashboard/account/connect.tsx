import { useEffect } from "react";
import { data, redirect } from "react-router";
import { linkSocialEndpoint } from "#app/account/endpoints/linking.server.ts";
import { findProvider } from "#app/account/oauth/offered-providers.server.ts";
import { ProviderMark } from "#app/account/oauth/provider-mark.tsx";
import { withQuery } from "#app/account/trusted-url.ts";
import { requestContext } from "#app/request/context.server.ts";
import { readFormData } from "#app/request/form.server.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ButtonLink } from "#app/ui/button-link.tsx";
import type { Route } from "./+types/connect";
import { accountLink } from "./account-link.server.ts";

const account = "/dashboard/account";

/**
 * Starts connecting a sign-in provider. Attack: were this a GET, or a post from another site, an attacker could
 * connect an account of theirs to the visitor's user.
 */
export async function action({ request, context }: Route.ActionArgs) {
	const provider = String((await readFormData(request)).get("provider"));
	const result = await callAccount({ request, context }, linkSocialEndpoint, {
		body: {
			provider,
			callbackURL: accountLink(context, "connected"),
			errorCallbackURL: account,
		},
	});
	const { refusal, headers } = result;
	if (refusal) throw redirect(withQuery(account, { error: refusal.code }), { headers });
	const { account: options } = context.get(requestContext).environment;
	const name = findProvider(options, provider)?.row.name ?? provider;
	return data({ url: result.data.url, provider, name }, { headers });
}

export function meta() {
	return [{ title: "Connect an account · Staff" }, { name: "robots", content: "noindex" }];
}

export default function Connect({ actionData }: Route.ComponentProps) {
	return actionData ? <ContinueLink {...actionData} /> : <BackToAccount />;
}

function BackToAccount() {
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">Connect an account</h1>
			<p>
				<ButtonLink to={account}>Choose one on your account page</ButtonLink>
			</p>
		</>
	);
}

/** A link instead of a redirect: browsers apply CSP `form-action` to redirects of a form. */
function ContinueLink({ url, provider, name }: { url: string; provider: string; name: string }) {
	useEffect(() => location.assign(url), [url]);
	return (
		<>
			<h1 className="text-[clamp(1.9rem,1.5rem+1.4vw,2.6rem)]">Connect {name}</h1>
			<p>You go to {name} now, and come back to your account from there.</p>
			<p>
				<a href={url} className={buttonClass("outlined")}>
					<ProviderMark id={provider} />
					Continue to {name}
				</a>
			</p>
		</>
	);
}
