import { Outlet } from "react-router";
import { ErrorScreen } from "#app/ui/error-screen.tsx";
import type { Route } from "./+types/layout";
import { SiteFrame } from "./frame.tsx";

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
