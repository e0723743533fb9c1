import { formatMoney } from "#app/ui/format/format.ts";

/** One picture for the light and one for the dark colour scheme. */
export const heroArt = { day: "/art/hero.svg", night: "/art/hero-night.svg" };

/** The page's background continues the picture's sky and sand. */
export function HomeHero({ fromCents, currency }: { fromCents: number | null; currency: string }) {
	return (
		<section aria-labelledby="promise" className="relative grid">
			<div className="wrap relative z-1 col-start-1 row-start-1 pt-2.5 lg:pt-[clamp(1.5rem,2.4vw,4rem)]">
				<h1
					id="promise"
					className="max-w-[10.5ch] lg:max-w-[13ch] lg:text-[clamp(3.2rem,1rem+3.8vw,6rem)]"
				>
					The whole island, one good day at a time.
				</h1>
				<p className="mt-4.5 max-w-108 text-lg/normal lg:max-w-132 lg:text-[1.16rem]/normal">
					<span className="lg:block">Discover the island through unforgettable experiences. </span>A
					van picks you up at your hotel or near it.
					{fromCents === null ? "" : ` Trips from ${formatMoney(fromCents, currency)}.`}
				</p>
			</div>
			<picture className="contents">
				<source media="(prefers-color-scheme: dark)" srcSet={heroArt.night} />
				<img
					src={heroArt.day}
					width="1920"
					height="1000"
					fetchPriority="high"
					alt="The island: a volcano above a white village, a lagoon with sails and kayaks, a family walking on the beach"
					className="col-start-1 row-start-2 -mt-26 h-[clamp(27rem,118vw,40rem)] w-full object-cover object-[61.5%_100%] lg:row-start-1 lg:mt-[clamp(0rem,3.2vw-1.8rem,2rem)] lg:max-xl:mt-16 lg:aspect-[1920/1000] lg:h-auto"
				/>
			</picture>
		</section>
	);
}
