import { useSiteConfig } from "#app/configuration/site-config.ts";
import type { WordsIn } from "#app/messages/operator-text.ts";
import { Words } from "#app/messages/operator-words.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { homeTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import type { BrandPicture } from "#app/settings/brand/brand-picture.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { HomeView } from "./home-view.ts";

/** Text above a picture: the operator's, or the house's art. */
export function HomeHero({
	view: { fromCents, pickupPlaces },
	headline,
	picture,
}: {
	view: Pick<HomeView, "fromCents" | "pickupPlaces">;
	/** The operator's; without words the house's. */
	headline: WordsIn;
	picture: BrandPicture | null;
}) {
	const { currency } = useSiteConfig();
	const { hero: texts } = useTexts(homeTexts);
	const { formatMoney } = useFormats();
	return (
		<section aria-labelledby="promise" className="relative grid">
			{/* a tall text pushes the art down, so that it stands on the sky: 24vw of it are free above the lighthouse */}
			<div
				className={`wrap relative z-1 col-start-1 row-start-1 pt-2.5 lg:pt-[clamp(1.5rem,2.4vw,4rem)] ${picture ? "pb-8" : "lg:min-h-[calc(24vw+clamp(0rem,3.2vw-1.8rem,2rem))] 2xl:min-h-[calc(24vw-3rem)]"}`}
			>
				<h1
					id="promise"
					className="max-w-[10.5ch] lg:max-w-[15ch] lg:text-balance lg:text-[clamp(3.2rem,1rem+3.8vw,6rem)]"
				>
					{headline.words ? <Words of={headline} /> : texts.promise}
				</h1>
				<p className="mt-4.5 max-w-108 text-lg/normal lg:max-w-144 lg:text-[1.16rem]/normal">
					<RichText
						text={texts.lead}
						parts={{ first: (words) => <span className="lg:block">{words}</span> }}
					/>
					{pickupPlaces > 0 ? ` ${texts.pickup}` : ""}
					{fromCents === null
						? ""
						: ` ${texts.fromPrice({ price: formatMoney(fromCents, currency) })}`}
				</p>
			</div>
			{picture ? (
				<img
					src={picture.url}
					srcSet={picture.srcSet}
					sizes="100vw"
					width={picture.width}
					height={picture.height}
					fetchPriority="high"
					alt=""
					className="col-start-1 row-start-2 h-[clamp(20rem,46vw,40rem)] w-full object-cover"
				/>
			) : (
				<HouseArt alt={texts.pictureAlt} />
			)}
		</section>
	);
}

/** One picture for the light and one for the dark colour scheme. */
const art = { day: "/art/hero.svg", night: "/art/hero-night.svg" };

/** The page's background continues the picture's sky and sand. */
function HouseArt({ alt }: { alt: string }) {
	return (
		<>
			{/* React preloads no picture with several sources */}
			<ArtLink href={art.day} media="not all and (prefers-color-scheme: dark)" />
			<ArtLink href={art.night} media="(prefers-color-scheme: dark)" />
			<picture className="contents">
				<source media="(prefers-color-scheme: dark)" srcSet={art.night} />
				<img
					src={art.day}
					width="1920"
					height="1000"
					fetchPriority="high"
					alt={alt}
					className="col-start-1 row-start-2 -mt-26 h-[clamp(27rem,118vw,40rem)] w-full object-cover object-[61.5%_100%] lg:-mt-[24vw] lg:aspect-[1920/1000] lg:h-auto"
				/>
			</picture>
		</>
	);
}

function ArtLink({ href, media }: { href: string; media: string }) {
	return <link rel="preload" as="image" href={href} media={media} fetchPriority="high" />;
}
