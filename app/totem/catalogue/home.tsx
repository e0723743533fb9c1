import { data, Link } from "react-router";
import { tripIn } from "#app/departures/offer/translated-trip.ts";
import { totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { LanguageChoice } from "#app/totem/device/language-choice.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import type { Route } from "./+types/home";
import { totemCatalogue } from "./catalogue.server.ts";
import { catalogueHeaders, readTrips, useCachedTrips } from "./catalogue.ts";
import { TripPoster } from "./trip-poster.tsx";
import { meetingPointOf, soonestFirst } from "./trips.ts";

export async function loader(args: Route.LoaderArgs) {
	const { trips, headers } = await totemCatalogue(args.context, args.params);
	return data({ trips }, { headers: { ...headers, ...catalogueHeaders } });
}

export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	return readTrips(serverLoader);
}

export function headers({ loaderHeaders, errorHeaders }: Route.HeadersArgs) {
	return errorHeaders ?? loaderHeaders;
}

export default function TotemHome({ loaderData, params }: Route.ComponentProps) {
	const { hotel, mayFetchAhead } = useTotem();
	useCachedTrips(loaderData);
	const language = useLanguage();
	const texts = useTexts(totemTexts).home;
	if (!hotel) return null;
	const trips = soonestFirst(loaderData.trips, hotel).map((trip) => tripIn(trip, language));
	const next = trips.slice(0, 6);
	const isThisHotel = next.every(({ excursion }) => !meetingPointOf(excursion, hotel).elsewhere);
	const all = `/totem/${params.hotelId}/excursions`;
	return (
		<>
			<div className="relative -mx-8 h-[28.8rem] min-h-[14rem] shrink! landscape:col-start-1 landscape:row-start-1 landscape:mx-0 landscape:h-auto landscape:min-h-0">
				<img
					src="/art/hero.svg"
					alt=""
					width="1920"
					height="1000"
					className="size-full object-cover object-[61%_0%] mask-[linear-gradient(black_82%,transparent)] landscape:absolute landscape:inset-0 landscape:object-[61%_100%] landscape:mask-none"
				/>
				<div className="absolute top-24 left-8 landscape:top-[7.2rem]">
					<h1 className="max-w-[12ch] text-[2.7rem] landscape:max-w-[11ch] landscape:text-[3.3rem]">
						{texts.title}
					</h1>
				</div>
			</div>
			<LanguageChoice
				look="greeting"
				className="landscape:relative landscape:col-start-1 landscape:row-start-1 landscape:mx-4 landscape:self-end landscape:rounded-t-lg landscape:bg-page landscape:p-4"
			/>
			<section
				aria-labelledby="next-trips"
				className="grid content-start gap-y-4 landscape:min-h-0 landscape:content-center-safe landscape:overflow-y-auto landscape:px-8 landscape:gap-y-3 landscape:pt-[4.4rem] landscape:pb-2"
			>
				<h2 id="next-trips" className="text-[1.35rem]">
					{isThisHotel ? texts.nextFromThisHotel : texts.next}
				</h2>
				<ul className="grid grid-cols-2 gap-x-[1.2rem] gap-y-[1.1rem] landscape:grid-cols-3 portrait:[&>:nth-child(n+5)]:hidden">
					{next.map((trip) => (
						<TripPoster
							key={trip.excursion.id}
							trip={trip}
							hotel={hotel}
							shape="aspect-[1.72] landscape:aspect-[1.4]"
						/>
					))}
				</ul>
				{trips.length === 0 ? (
					<p className="text-[1.25rem]">{texts.none}</p>
				) : (
					<Link
						to={all}
						replace
						prefetch={mayFetchAhead ? "render" : "none"}
						className={totemButton("main", "w-full landscape:hidden!")}
					>
						{texts.seeAllOf({ trips: trips.length })}
					</Link>
				)}
			</section>
		</>
	);
}
