import { data } from "react-router";
import type { Route } from "./+types/excursions";
import { totemCatalogue } from "./catalogue.server.ts";
import { catalogueHeaders, readTrips, useSeenTrips } from "./catalogue.ts";
import { TotemMessage } from "./totem-message.tsx";
import { TripPoster } from "./trip-poster.tsx";
import { soonestFirst } from "./trips.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
	const { found, headers } = await totemCatalogue(context, params);
	return data({ trips: found.trips }, { headers: { ...headers, ...catalogueHeaders } });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	return readTrips(serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

/** Every trip of the island on one wall. */
export default function TotemExcursions({ loaderData, params }: Route.ComponentProps) {
	useSeenTrips(loaderData);
	const trips = soonestFirst(loaderData.trips);
	if (trips.length === 0) {
		return (
			<TotemMessage picture="/art/stars.svg" title="No trips just now">
				<p>The island rests. Please ask at reception when we leave again.</p>
			</TotemMessage>
		);
	}
	return (
		<section className="grid content-start gap-3 pt-[5.2rem] landscape:min-h-0 landscape:col-span-2 landscape:gap-3 landscape:overflow-y-auto landscape:px-8 landscape:pb-4">
			<h1 className="text-[2.4rem] landscape:text-[2.2rem]">All our trips</h1>
			<ul className="grid gap-x-[1.2rem] gap-y-[1.3rem] landscape:grid-cols-5 portrait:grid-cols-3 portrait:[&_time]:w-full">
				{trips.map((trip) => (
					<TripPoster
						key={trip.excursion.id}
						trip={trip}
						hotelId={params.hotelId}
						shape="aspect-square landscape:aspect-[1.55]"
					/>
				))}
			</ul>
		</section>
	);
}
