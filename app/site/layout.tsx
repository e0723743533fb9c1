import { Outlet } from "react-router";
import { siteConfigOf } from "#app/configuration/site-config.ts";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import type { Route } from "./+types/layout";
import { SiteFrame } from "./frame.tsx";
import { errorMeta, pageMeta } from "./meta.ts";
import { isUnavailable, Unavailable } from "./unavailable.tsx";

/** A page that has something to say of itself says it over this. */
export const meta: Route.MetaFunction = ({ matches, location, error }) =>
	error
		? errorMeta(error)
		: pageMeta(siteConfigOf(matches), { path: location.pathname, isHidden: true });

export default function SiteLayout() {
	return (
		<SiteFrame>
			<Outlet />
		</SiteFrame>
	);
}

/** Whatever breaks on a page, header and footer stay: the visitor can go on, or call. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<SiteFrame>
			{/* a page of 503 has no scripts: the browser's code need not know how it looks */}
			{import.meta.env.SSR && isUnavailable(error) ? (
				<Unavailable error={error} />
			) : (
				<ErrorScreen error={error} />
			)}
		</SiteFrame>
	);
}
