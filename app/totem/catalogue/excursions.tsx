import { data } from "react-router";
import { tripIn } from "#app/departures/offer/translated-trip.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { TotemMessage } from "#app/totem/totem-message.tsx";
import type { Route } from "./+types/excursions";
import { totemCatalogue } from "./catalogue.server.ts";
import { catalogueHeaders, readTrips, useCachedTrips } from "./catalogue.ts";
import { TripPoster } from "./trip-poster.tsx";
import { soonestFirst } from "./trips.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { trips, headers } = await totemCatalogue(context, params);
	return data({ trips }, { headers: { ...headers, ...catalogueHeaders } });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	return readTrips(serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

export default function TotemExcursions({ loaderData }: Route.ComponentProps) {
	useCachedTrips(loaderData);
	const language = useLanguage();
	const texts = useTexts(totemTexts).list;
	const { hotel } = useTotem();
	if (!hotel) return null;
	const trips = soonestFirst(loaderData.trips, hotel).map((trip) => tripIn(trip, language));
	if (trips.length === 0) {
		return (
			<TotemMessage picture="/art/stars.svg" title={texts.none}>
				<p>{texts.noneWhy}</p>
			</TotemMessage>
		);
	}
	return (
		<section className="grid content-start gap-3 pt-[5.2rem] landscape:min-h-0 landscape:col-span-2 landscape:gap-3 landscape:overflow-y-auto landscape:px-8 landscape:pb-4">
			<h1 className="text-[2.4rem] landscape:text-[2.2rem]">{texts.title}</h1>
			<ul className="grid gap-x-[1.2rem] gap-y-[1.3rem] landscape:grid-cols-5 portrait:grid-cols-3">
				{trips.map((trip) => (
					<TripPoster
						key={trip.excursion.id}
						trip={trip}
						hotel={hotel}
						shape="aspect-[1.14] landscape:aspect-[1.8]"
					/>
				))}
			</ul>
		</section>
	);
}
