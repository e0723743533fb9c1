import { Outlet } from "react-router";
import { pageTitleOf, siteConfigOf } from "#app/configuration/site-config.ts";
import { totemCatalogue } from "#app/totem/catalogue/catalogue.server.ts";
import { hotelCache } from "#app/totem/catalogue/catalogue.ts";
import { useStoreInCache } from "#app/totem/catalogue/catalogue-cache.ts";
import { defaultLanguageOf } from "#app/totem/device/totem-language.ts";
import type { Route } from "./+types/layout";
import { TotemError } from "./totem-error.tsx";
import { TotemShell } from "./totem-shell.tsx";

/**
 * The same page for every screen of the hotel, so that it can be cached; the heartbeat tells which screen
 * it is.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { hotel } = await totemCatalogue(context, params);
	return { hotel, screenLanguage: defaultLanguageOf(hotel) };
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return hotelCache.getOrRead(params.hotelId, serverLoader);
}

export function meta({ loaderData, matches, params }: Route.MetaArgs) {
	const title = pageTitleOf(siteConfigOf(matches), loaderData?.hotel.name);
	return [
		{ title },
		{
			tagName: "link",
			rel: "manifest",
			href: `/totem/${params.hotelId}/manifest.webmanifest`,
		},
	];
}

export default function TotemLayout({ loaderData }: Route.ComponentProps) {
	useStoreInCache(hotelCache, loaderData.hotel.id, loaderData);
	return (
		<TotemShell key={loaderData.hotel.id} hotel={loaderData.hotel}>
			<Outlet />
		</TotemShell>
	);
}

/** The heartbeat goes on, and reads the page anew: nobody stands by to load it again. */
export function ErrorBoundary({ error, loaderData, params }: Route.ErrorBoundaryProps) {
	return (
		<TotemShell hotel={loaderData?.hotel ?? null} hotelId={params.hotelId}>
			<TotemError error={error} />
		</TotemShell>
	);
}
