import sans from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { lazy, Suspense, useContext } from "react";
import {
	Links,
	Meta,
	Outlet,
	Scripts,
	ScrollRestoration,
	useHref,
	useMatches,
	useRouteLoaderData,
} from "react-router";
import { categoriesIn } from "#app/catalogue/house-categories.ts";
import { usualPolicyIn } from "#app/catalogue/policy/cancellation-policy.ts";
import { tabIcons } from "#app/configuration/firm-icons.ts";
import type { SiteConfig } from "#app/configuration/site-config.ts";
import { HasScripts, useIsDocument, WakingScript } from "#app/islands/document.tsx";
import { drawnOnly } from "#app/islands/server-only-data.ts";
import { guardSinks } from "#app/islands/trusted-types.ts";
import { staffLanguage } from "#app/messages/languages.ts";
import { readPath } from "#app/messages/localized-address.ts";
import { screenLanguageOf } from "#app/messages/screen-language.ts";
import { siteNameIn } from "#app/messages/site-name.ts";
import { InLanguage } from "#app/messages/use-language.tsx";
import { sitePageRoute } from "#app/page-cache/page-address.server.ts";
import { requestContext } from "#app/request/context.server.ts";
import { guardRequest } from "#app/request/security/security-headers.server.ts";
import { cancellationTerms } from "#app/sales/cancellation/refund-by-policy.ts";
import { accentSheetPath } from "#app/settings/brand/accent-sheet-path.ts";
import { BareFrame } from "#app/site/bare-frame.tsx";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { NavigationProgress } from "#app/ui/navigation-progress.tsx";
import { useResetAfterBack } from "#app/ui/reset-after-back.ts";
import { ToastArea } from "#app/ui/toasts/toast-area.tsx";
import type { Route } from "./+types/root";
import { errorMeta, plainMeta } from "./site/meta.ts";
import serif from "./ui/fonts/young-serif-latin.woff2?url";
import "./app.css";

// before React draws anything
if (!import.meta.env.SSR) guardSinks();

export const middleware: Route.MiddlewareFunction[] = [guardRequest];

export function loader({ request, context }: Route.LoaderArgs): SiteConfig {
	const { environment } = context.get(requestContext);
	// not the one of sign-in's visitor, which the dashboard would inherit
	const { language, path } = readPath(new URL(request.url).pathname);
	const { appUrl, currency, timeZone, operator, cancellationPolicy } = environment;
	const cancellation = cancellationTerms(usualPolicyIn(cancellationPolicy, language), language);
	const config = {
		...{ language, appUrl, currency, timeZone, operator, cancellation },
		siteName: siteNameIn(language, operator),
		categories: categoriesIn(environment.categories, language),
	};
	return sitePageRoute(path) ? drawnOnly(config) : config;
}

/** The site configuration is the same on every page. */
export function shouldRevalidate() {
	return false;
}

export const links: Route.LinksFunction = () => [
	// both fonts early: a font that arrives after the text moves it
	...[serif, sans].map((href) => ({
		rel: "preload",
		href,
		as: "font" as const,
		type: "font/woff2",
		crossOrigin: "anonymous" as const,
	})),
];

/** For pages without metadata of their own. */
export const meta: Route.MetaFunction = ({ loaderData, error }) =>
	error ? errorMeta(error, loaderData ?? null) : plainMeta(loaderData ?? null);

export function Layout({ children }: { children: React.ReactNode }) {
	const hasScripts = useContext(HasScripts);
	const isApplication = !useIsDocument();
	const address = useHref("/");
	// without data where the root itself failed, or no route takes the request
	const config = useRouteLoaderData<typeof loader>("root");
	const ofAddress = config?.language ?? readPath(address).language;
	const language = screenLanguageOf(useMatches()) ?? ofAddress;
	return (
		<InLanguage language={language}>
			<html lang={language} data-staff={isApplication ? staffLanguage() : undefined}>
				<head>
					<meta charSet="utf-8" />
					<meta name="viewport" content="width=device-width, initial-scale=1" />
					<meta name="theme-color" content="#fbf6ec" media="(prefers-color-scheme: light)" />
					<meta name="theme-color" content="#0d1c27" media="(prefers-color-scheme: dark)" />
					<Meta />
					{isApplication ? <meta name="robots" content="noindex" /> : null}
					<Links />
					{tabIcons(config?.operator.mark ?? null).map((icon) => (
						<link key={icon.href} {...icon} />
					))}
					{config?.operator.accent ? (
						<link rel="stylesheet" href={accentSheetPath(config.operator.accent)} />
					) : null}
					<WakingScript />
				</head>
				<body>
					{children}
					{isApplication && hasScripts ? (
						<>
							<ScrollRestoration />
							<Scripts />
						</>
					) : null}
				</body>
			</html>
		</InLanguage>
	);
}

export default function App() {
	return useIsDocument() ? <Outlet /> : <Application />;
}

function Application() {
	useResetAfterBack();
	return (
		<>
			<NavigationProgress />
			<ToastArea />
			<Outlet />
			{import.meta.env.DEV ? <QueryToolsInDevelopment /> : null}
		</>
	);
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<BareFrame>
			<ErrorScreen error={error} />
		</BareFrame>
	);
}

const QueryTools = import.meta.env.DEV
	? lazy(() => import("#app/ui/query/query-devtools.tsx"))
	: null;

/** Rendered after hydration, because the server renders none. */
function QueryToolsInDevelopment() {
	const isHydrated = useIsHydrated();
	return QueryTools && isHydrated ? (
		<Suspense>
			<QueryTools />
		</Suspense>
	) : null;
}
