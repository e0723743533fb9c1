import { useSiteConfig } from "#app/configuration/site-config.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { homeTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";

/** One picture for the light and one for the dark colour scheme. */
export const heroArt = { day: "/art/hero.svg", night: "/art/hero-night.svg" };

/** The page's background continues the picture's sky and sand. */
export function HomeHero({ fromCents }: { fromCents: number | null }) {
	const { currency } = useSiteConfig();
	const { hero: texts } = useTexts(homeTexts);
	const { formatMoney } = useFormats();
	return (
		<section aria-labelledby="promise" className="relative grid">
			{/* a tall text pushes the picture down, so that it stands on the sky: 24vw of the picture are free above the lighthouse */}
			<div className="wrap relative z-1 col-start-1 row-start-1 pt-2.5 lg:min-h-[calc(24vw+clamp(0rem,3.2vw-1.8rem,2rem))] 2xl:min-h-[calc(24vw-3rem)] lg:pt-[clamp(1.5rem,2.4vw,4rem)]">
				<h1
					id="promise"
					className="max-w-[10.5ch] lg:max-w-[15ch] lg:text-balance lg:text-[clamp(3.2rem,1rem+3.8vw,6rem)]"
				>
					{texts.promise}
				</h1>
				<p className="mt-4.5 max-w-108 text-lg/normal lg:max-w-144 lg:text-[1.16rem]/normal">
					<RichText
						text={texts.lead}
						parts={{ first: (words) => <span className="lg:block">{words}</span> }}
					/>
					{fromCents === null
						? ""
						: ` ${texts.fromPrice({ price: formatMoney(fromCents, currency) })}`}
				</p>
			</div>
			<picture className="contents">
				<source media="(prefers-color-scheme: dark)" srcSet={heroArt.night} />
				<img
					src={heroArt.day}
					width="1920"
					height="1000"
					fetchPriority="high"
					alt={texts.pictureAlt}
					className="col-start-1 row-start-2 -mt-26 h-[clamp(27rem,118vw,40rem)] w-full object-cover object-[61.5%_100%] lg:-mt-[24vw] lg:aspect-[1920/1000] lg:h-auto"
				/>
			</picture>
		</section>
	);
}
