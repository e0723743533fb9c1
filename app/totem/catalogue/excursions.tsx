import { data } from "react-router";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { TotemMessage } from "#app/totem/totem-message.tsx";
import type { Route } from "./+types/excursions";
import { totemCatalogue } from "./catalogue.server.ts";
import { catalogueHeaders, posterCache } from "./catalogue.ts";
import { useStoreInCache } from "./catalogue-cache.ts";
import { postersOf } from "./posters.ts";
import { TripPoster } from "./trip-poster.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
	const { hotel, trips, headers } = await totemCatalogue(context, params);
	const posters = postersOf(trips, hotel);
	return data({ posters }, { headers: { ...headers, ...catalogueHeaders } });
}

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
	return posterCache.getOrRead(params.hotelId, serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

export default function TotemExcursions({ loaderData, params }: Route.ComponentProps) {
	useStoreInCache(posterCache, params.hotelId, loaderData);
	const texts = useTexts(totemTexts).list;
	const { hotel } = useTotem();
	if (!hotel) return null;
	const { posters } = loaderData;
	if (posters.length === 0) {
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
				{posters.map((poster) => (
					<TripPoster
						key={poster.id}
						poster={poster}
						hotel={hotel}
						shape="aspect-[1.14] landscape:aspect-[1.8]"
					/>
				))}
			</ul>
		</section>
	);
}
