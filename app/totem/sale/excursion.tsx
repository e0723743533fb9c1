import { data } from "react-router";
import { type TranslatedTrip, tripIn } from "#app/excursions/excursion-texts.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { totemCatalogue } from "#app/totem/catalogue/catalogue.server.ts";
import { catalogueHeaders, tripKey } from "#app/totem/catalogue/catalogue.ts";
import { fromCacheOrServer, useStoreInCache } from "#app/totem/catalogue/catalogue-cache.ts";
import type { Route } from "./+types/excursion";
import { BookingSteps } from "./booking-steps.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { found, headers } = await totemCatalogue(context, params);
	const [trip] = found.trips;
	if (!trip) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	return data({ trip }, { headers: { ...headers, ...catalogueHeaders } });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return fromCacheOrServer<{ trip: TranslatedTrip }>(tripKey(params.excursionId), serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [
		{ title: `${loaderData?.trip.excursion.title ?? "Page not found"} · Island Excursions` },
		{ name: "robots", content: "noindex" },
	];
}

/** `key` resets every choice when another excursion is opened. */
export default function TotemExcursion({ loaderData }: Route.ComponentProps) {
	const { trip } = loaderData;
	const language = useLanguage();
	useStoreInCache(tripKey(trip.excursion.id), loaderData);
	return <BookingSteps key={trip.excursion.id} trip={tripIn(trip, language)} />;
}
