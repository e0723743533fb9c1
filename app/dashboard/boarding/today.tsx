import { useEffect } from "react";
import { staffLanguage } from "#app/messages/languages.ts";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import "../staff.css";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { BoardingApp } from "#app/operations/boarding/boarding-app.tsx";
import { webAssemblyHeader } from "#app/request/security/content-security-policy.server.ts";
import { userMiddleware } from "#app/request/user/current-user.server.ts";
import { requireBoarding } from "#app/request/user/user-scopes.server.ts";
import type { Route } from "./+types/today";
import { keepPageOffline } from "./keep-page-offline.ts";

export const middleware: Route.MiddlewareFunction[] = [userMiddleware];

/** The page is kept on the phone unencrypted, so it must hold nothing about anybody. */
export function loader({ request, context }: Route.LoaderArgs) {
	requireBoarding(context, request);
	return { screenLanguage: staffLanguage() };
}

export function headers() {
	return {
		"Cache-Control": "no-store",
		// for the reader of QR codes; every other page refuses it
		[webAssemblyHeader]: "on",
	};
}

export const links: Route.LinksFunction = () => [
	{ rel: "manifest", href: "/dashboard/today/manifest.webmanifest" },
];

export function meta() {
	return [{ title: boardingTexts.pageTitle }];
}

export default function Today() {
	const { timeZone } = useSiteConfig();
	useEffect(keepPageOffline, []);
	return <BoardingApp timeZone={timeZone} />;
}
