import { Outlet, redirect, useLocation } from "react-router";
import { serialize } from "#app/account/sessions/session-cookie.server.ts";
import { defaultLanguage, isLanguage } from "#app/messages/languages.ts";
import { errorsTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { requestContext } from "#app/request/context.server.ts";
import { accountServiceOf } from "#app/request/user/account-service.server.ts";
import { visitorLanguage } from "#app/request/visitor-language.server.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { ErrorDetails, messageOf } from "#app/ui/error-screen.tsx";
import type { Route } from "./+types/layout";
import { SignInFrame, signInMeta } from "./sign-in-frame.tsx";

/** Seconds. */
const year = 365 * 24 * 3600;

/** `?language=de` on any screen of sign-in: remembers the choice and shows the screen at its own address. */
const chooseLanguage: Route.MiddlewareFunction = ({ request, url, context }) => {
	const requestedLanguage = url.searchParams.get("language");
	if (requestedLanguage === null || request.method === "POST") return;
	const query = new URLSearchParams(url.searchParams);
	query.delete("language");
	const headers = new Headers();
	if (isLanguage(requestedLanguage)) {
		const { options } = accountServiceOf(context);
		headers.append("Set-Cookie", serialize(options, "language", requestedLanguage, year));
	}
	// Attack: an address that begins with two slashes names another site.
	const path = url.pathname.replace(/^\/+/, "/");
	throw redirect(query.size > 0 ? `${path}?${query}` : path, { headers });
};

/** One address for all languages: no cache keeps these screens, so they may differ by their reader. */
const inVisitorsLanguage: Route.MiddlewareFunction = async ({ request, context }, next) => {
	const { options } = accountServiceOf(context);
	const language = visitorLanguage(request.headers, options);
	context.set(requestContext, { ...context.get(requestContext), language });
	const response = await next();
	response.headers.append("Vary", "Cookie, Accept-Language");
	return response;
};

export const middleware: Route.MiddlewareFunction[] = [chooseLanguage, inVisitorsLanguage];

export function loader({ context }: Route.LoaderArgs) {
	return { screenLanguage: context.get(requestContext).language };
}

/** Of an error; each screen has its own. */
export const meta: Route.MetaFunction = ({ loaderData, error, matches }) =>
	error
		? signInMeta(errorsTexts[loaderData?.screenLanguage ?? defaultLanguage].broken.title, matches)
		: [];

export default function SignInLayout() {
	return <Outlet />;
}

/** The root's error screen leads to addresses below a language's prefix, which sign-in does not have. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const { broken, tryAgain } = useTexts(errorsTexts);
	const { pathname, search } = useLocation();
	return (
		<SignInFrame title={broken.title}>
			<p>{broken.lead}</p>
			{/* loads the document anew, because a script may be what failed */}
			<a className={buttonClass("next")} href={pathname + search}>
				{tryAgain}
			</a>
			<ErrorDetails>{messageOf(error) ?? broken.unknown}</ErrorDetails>
		</SignInFrame>
	);
}
