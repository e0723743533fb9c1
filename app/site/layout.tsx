import { Outlet } from "react-router";
import { islandOf } from "#app/request/island.ts";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import type { Route } from "./+types/layout";
import { SiteFrame } from "./frame.tsx";
import { errorMeta, pageMeta } from "./meta.ts";

/** A page that has something to say of itself says it over this. */
export const meta: Route.MetaFunction = ({ matches, location, error }) =>
	error
		? errorMeta(error)
		: pageMeta(islandOf(matches), { path: location.pathname, isHidden: true });

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
			<ErrorScreen error={error} />
		</SiteFrame>
	);
}
