import { data, Link } from "react-router";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { LanguageChoice } from "#app/totem/device/language-choice.tsx";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import type { Route } from "./+types/home";
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

export default function TotemHome({ loaderData, params }: Route.ComponentProps) {
	const { hotel, mayFetchAhead } = useTotem();
	useStoreInCache(posterCache, params.hotelId, loaderData);
	const texts = useTexts(totemTexts).home;
	if (!hotel) return null;
	const { posters } = loaderData;
	const next = posters.slice(0, 6);
	const isThisHotel = next.every(({ elsewhere }) => !elsewhere);
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
				<div className="absolute top-[5.4rem] left-8 landscape:top-[7.2rem]">
					<h1 className="max-w-[16ch] text-[2.4rem] landscape:max-w-[11ch] landscape:text-[3.3rem]">
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
					{next.map((poster) => (
						<TripPoster
							key={poster.id}
							poster={poster}
							hotel={hotel}
							shape="aspect-[1.72] landscape:aspect-[1.4]"
						/>
					))}
				</ul>
				{posters.length === 0 ? (
					<p className="text-[1.25rem]">{texts.none}</p>
				) : (
					<Link
						to={all}
						replace
						prefetch={mayFetchAhead ? "render" : "none"}
						className={totemButton("main", "w-full landscape:hidden!")}
					>
						{texts.seeAllOf({ trips: posters.length })}
					</Link>
				)}
			</section>
		</>
	);
}
