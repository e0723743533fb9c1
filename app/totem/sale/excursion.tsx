import { data } from "react-router";
import { pageTitleOf, siteConfigOf } from "#app/configuration/site-config.ts";
import { tripIn } from "#app/departures/offer/translated-trip.ts";
import { defaultLanguage } from "#app/messages/languages.ts";
import { screenLanguageOf } from "#app/messages/screen-language.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useLanguage } from "#app/messages/use-language.tsx";
import { totemCatalogue } from "#app/totem/catalogue/catalogue.server.ts";
import { catalogueHeaders, readTrip, tripCache } from "#app/totem/catalogue/catalogue.ts";
import { useStoreInCache } from "#app/totem/catalogue/catalogue-cache.ts";
import type { Route } from "./+types/excursion";
import { BookingSteps } from "./steps/booking-steps.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { trips, headers } = await totemCatalogue(context, params);
	const [trip] = trips;
	if (!trip) throw data(null, { status: 404, headers: { "Cache-Control": "no-store" } });
	return data({ trip }, { headers: { ...headers, ...catalogueHeaders } });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return readTrip(params, serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
	const { notFound } = totemTexts[screenLanguageOf(matches) ?? defaultLanguage].error;
	return [
		{ title: pageTitleOf(siteConfigOf(matches), loaderData?.trip.excursion.title ?? notFound) },
	];
}

/** `key` resets every choice when another excursion is opened. */
export default function TotemExcursion({ loaderData }: Route.ComponentProps) {
	const { trip } = loaderData;
	const language = useLanguage();
	useStoreInCache(tripCache, trip.excursion.id, loaderData);
	return <BookingSteps key={trip.excursion.id} trip={tripIn(trip, language)} />;
}
