import { isRouteErrorResponse, Outlet } from "react-router";
import { pageTitleOf, siteConfigOf } from "#app/configuration/site-config.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { totemCatalogue } from "#app/totem/catalogue/catalogue.server.ts";
import { hotelCache } from "#app/totem/catalogue/catalogue.ts";
import { useStoreInCache } from "#app/totem/catalogue/catalogue-cache.ts";
import { defaultLanguageOf } from "#app/totem/device/totem-language.ts";
import type { Route } from "./+types/layout";
import { useTotem } from "./device/totem-status.ts";
import { totemButton } from "./totem-button.ts";
import { TotemMessage } from "./totem-message.tsx";
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

/** An error page inside the totem: it never leads out of it. */
function TotemError({ error }: { error: unknown }) {
	const { hasHome, status, startAgain } = useTotem();
	const { error: texts, seeTheTrips } = useTexts(totemTexts);
	const isNotFound = isRouteErrorResponse(error) && error.status === 404;
	const { title, why } = isNotFound
		? { title: texts.notFound, why: texts.notFoundWhy }
		: status.isOnline
			? { title: texts.broken, why: texts.brokenWhy }
			: { title: texts.noNetwork, why: texts.noNetworkWhy };
	return (
		<TotemMessage picture={isNotFound ? "/art/stars.svg" : "/art/caves.svg"} title={title}>
			<p>{why}</p>
			{hasHome ? (
				<button
					type="button"
					onClick={startAgain}
					className={totemButton("next", "justify-self-start")}
				>
					{seeTheTrips}
				</button>
			) : null}
		</TotemMessage>
	);
}
