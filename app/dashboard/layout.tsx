import { useEffect } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { authorize, type Resource } from "#app/account/access.ts";
import { rolesInWords } from "#app/account/words/roles-in-words.ts";
import { type Language, staffLanguage } from "#app/messages/languages.ts";
import { staffFrameTexts } from "#app/messages/staff/office/staff-frame.ts";
import { hasStore } from "#app/operations/boarding/has-boarding-store.ts";
import { operationOwner } from "#app/operations/boarding/offline/kept-operations.ts";
import { flashMiddleware, takeFlash } from "#app/request/flash.server.ts";
import { currentSession, userMiddleware } from "#app/request/user/current-user.server.ts";
import { requireUser } from "#app/request/user/rights.server.ts";
import { bookingScopeOf } from "#app/request/user/user-scopes.server.ts";
import "./staff.css";
import { FlashMessage } from "#app/ui/toasts/flash-message.tsx";
import type { Route } from "./+types/layout";
import { TicksArea } from "./departures/ticks-area.tsx";
import { useIgnoreDoubleSubmit } from "./ignore-double-submit.ts";
import { keepRefusedForm } from "./keep-refused-form.ts";
import { StaffError } from "./staff-error.tsx";
import { StaffFrame } from "./staff-frame.tsx";
import { linksFor } from "./staff-links.ts";

/** Access check: runs before every loader and action below it. */
const guard: Route.MiddlewareFunction = ({ request, context }) => {
	requireUser(context, request);
};

export const middleware: Route.MiddlewareFunction[] = [flashMiddleware, userMiddleware, guard];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepRefusedForm];

/** With a loader here, every navigation inside the dashboard asks the server, so the access check runs. */
export function loader({ request, context }: Route.LoaderArgs) {
	const user = requireUser(context, request);
	const admins = user.isListedAdmin ? [user.id] : [];
	const may = (resource: Resource, right: string) =>
		authorize(user, { [resource]: [right] }, admins).success;
	const isImpersonated = Boolean(currentSession(context)?.session.impersonatedBy);
	return {
		screenLanguage: staffLanguage(),
		user: {
			id: user.id,
			name: user.name,
			// in words, so that no screen carries the table of rights
			roles: user.role === "user" ? "" : rolesInWords(user.role),
			isImpersonated,
		},
		operationOwner: operationOwner(user.id, user.impersonatedBy),
		flash: takeFlash(context, request),
		maySell: may("bookings", "create"),
		links: linksFor(may, bookingScopeOf(user).kind === "all"),
	};
}

export function headers() {
	return { "Cache-Control": "no-store" };
}

export function meta() {
	return [{ title: staffFrameTexts.pageTitle }];
}

export default function DashboardLayout({ loaderData }: Route.ComponentProps) {
	useIgnoreDoubleSubmit();
	useLanguageOfReader(loaderData.screenLanguage);
	const owner = loaderData.operationOwner;
	useEffect(() => {
		void forgetDayOfOthers(owner).catch(() => {});
	}, [owner]);
	return (
		<StaffFrame user={loaderData.user} links={loaderData.links} maySell={loaderData.maySell}>
			<TicksArea owner={owner} />
			<FlashMessage flash={loaderData.flash} />
			<Outlet />
		</StaffFrame>
	);
}

/** Who has just signed in may read another language than the sign-in's document, which the router has kept. */
function useLanguageOfReader(language: Language): void {
	useEffect(() => {
		if (language !== staffLanguage()) location.reload();
	}, [language]);
}

/** Deletes the boarding lists of an earlier user of this phone who did not sign out. */
async function forgetDayOfOthers(owner: string): Promise<void> {
	if (!(await hasStore())) return;
	const forgetting = await import("#app/operations/boarding/forget-day.ts");
	await forgetting.forgetDayOfOthers(owner);
}

/** Errors are shown inside the frame, so that the menu stays. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	const frame = useRouteLoaderData<typeof loader>("dashboard/layout");
	return (
		<StaffFrame
			user={frame?.user ?? null}
			links={frame?.links ?? []}
			maySell={frame?.maySell ?? false}
		>
			<StaffError error={error} />
		</StaffFrame>
	);
}
