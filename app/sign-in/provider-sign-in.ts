import { redirect } from "react-router";
import { signInSocialEndpoint } from "#app/account/endpoints/social.server.ts";
import { isTrustedTarget, withQuery } from "#app/account/trusted-url.ts";
import { callAccount } from "#app/request/user/account-call.server.ts";
import { returnPath } from "#app/request/user/return-path.ts";
import type { Route } from "./+types/provider-sign-in";

/** `/app_login/with/{provider}`: redirects to a provider, which returns to the wanted page. */
export async function loader({ params, request, url, context }: Route.LoaderArgs) {
	const redirectTo = returnPath(url.searchParams.get("redirectTo"));
	const login = loginToReturn(redirectTo);
	if (isSentByAnotherSite(request)) throw redirect(login);
	const result = await callAccount({ request, context }, signInSocialEndpoint, {
		body: { provider: params.provider, callbackURL: redirectTo, errorCallbackURL: login },
	});
	if (result.refusal) throw redirect(withQuery(login, { error: result.refusal.code }));
	const { headers } = result;
	throw redirect("url" in result.data ? result.data.url : login, { headers });
}

/**
 * Attack: another site's page sends a visitor here, and a provider that knows them asks nothing, so a session begins
 * without their doing (OWASP ASVS 5.0, 7.6.2). Browsers without this header are let through.
 */
function isSentByAnotherSite({ headers }: Request): boolean {
	return /^(?:cross-site|same-site)$/.test(headers.get("Sec-Fetch-Site") ?? "");
}

/** Both addresses share one cookie; a path that is too long is dropped. */
const longestTogether = 2048;

/** The login page with `redirectTo`; encoded slashes are not allowed in it. */
function loginToReturn(redirectTo: string): string {
	if (redirectTo === returnPath(null)) return "/app_login";
	const path = `/app_login?redirectTo=${encodeURIComponent(redirectTo).replaceAll("%2F", "/")}`;
	const fits = redirectTo.length + path.length <= longestTogether;
	return fits && isTrustedTarget(path, []) ? path : "/app_login";
}
