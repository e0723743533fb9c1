import { redirect } from "react-router";
import { withQuery } from "#app/account/trusted-url.ts";
import { flashMiddleware, readFlashLink, setFlash } from "#app/request/flash.server.ts";
import type { Route } from "./+types/flash-link";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/**
 * Return address of account mails and identity providers. Attack: an invented link that says "Your
 * account is deleted", so only messages sealed by us are shown.
 */
export function loader({ params, url, context }: Route.LoaderArgs) {
	const link = readFlashLink(context, params.sealed);
	const to = link?.to ?? "/dashboard/account";
	const error = url.searchParams.get("error");
	if (error) throw redirect(withQuery(to, { error }));
	if (link) setFlash(context, link.flash);
	throw redirect(to);
}
