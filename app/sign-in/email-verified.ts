import { redirect } from "react-router";
import { accountErrorText } from "#app/account/words/account-error-text.server.ts";
import { accountLinksTexts } from "#app/messages/texts.ts";
import { requestContext } from "#app/request/context.server.ts";
import { flashMiddleware, setFlash } from "#app/request/flash.server.ts";
import type { Route } from "./+types/email-verified";

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware];

/** Where the link of a verification mail leads if nobody named another page. Sign-in, or the dashboard, shows the message. */
export function loader({ url, context }: Route.LoaderArgs) {
	const { language } = context.get(requestContext);
	const error = url.searchParams.get("error");
	if (error) setFlash(context, { look: "problem", text: accountErrorText(language, error) });
	// opened by hand it has verified nothing
	else if (url.searchParams.has("verified"))
		setFlash(context, { look: "note", text: accountLinksTexts[language].verified });
	throw redirect("/app_login");
}
