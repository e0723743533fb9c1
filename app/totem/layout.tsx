import { Outlet } from "react-router";
import { totemCatalogue } from "#app/totem/catalogue/catalogue.server.ts";
import { fromCacheOrServer, useStoreInCache } from "#app/totem/catalogue/catalogue-cache.ts";
import type { Route } from "./+types/layout";
import { TotemError } from "./totem-error.tsx";
import { TotemShell } from "./totem-shell.tsx";

/**
 * The same page for every screen of the hotel, so that it can be cached; the heartbeat tells which screen
 * it is.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
	const { found } = await totemCatalogue(context, params);
	return { hotel: found.hotel };
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return fromCacheOrServer(hotelKey(params.hotelId), serverLoader);
}

function hotelKey(hotelId: string): readonly string[] {
	return ["totem", "hotel", hotelId];
}

export function meta({ loaderData, params }: Route.MetaArgs) {
	const title = loaderData ? `${loaderData.hotel.name} · Island Excursions` : "Island Excursions";
	return [
		{ title },
		{ name: "robots", content: "noindex" },
		{
			tagName: "link",
			rel: "manifest",
			href: `/totem/${params.hotelId}/manifest.webmanifest`,
		},
	];
}

export default function TotemLayout({ loaderData }: Route.ComponentProps) {
	useStoreInCache(hotelKey(loaderData.hotel.id), loaderData);
	return (
		<TotemShell key={loaderData.hotel.id} hotel={loaderData.hotel}>
			<Outlet />
		</TotemShell>
	);
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
	return (
		<TotemShell hotel={loaderData?.hotel ?? null}>
			<TotemError error={error} />
		</TotemShell>
	);
}
