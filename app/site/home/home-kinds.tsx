import { href } from "react-router";
import { SizedPicture } from "#app/catalogue/public/sized-picture.tsx";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { departuresTexts, homeTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { HomeView } from "./home-view.ts";

type Kind = HomeView["kinds"][number];

/** A panel for each kind of which something is on sale. */
export function HomeKinds({ view: { kinds, tripCount } }: { view: HomeView }) {
	const { kinds: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	if (kinds.length === 0) return null;
	return (
		<section aria-labelledby="kinds" className="section wrap">
			<div className="section-head">
				<h2 id="kinds">{texts.heading({ kinds: kinds.length })}</h2>
				<a href={localPath(href("/excursion/excursions"))} className="py-1 font-semibold">
					{texts.all({ trips: tripCount })}
				</a>
			</div>
			<div className="@container grid overflow-hidden rounded-lg lg:grid-cols-6">
				{kinds.map((kind, index) => (
					<Panel key={kind.key} kind={kind} width={widthOf(index, kinds.length)} />
				))}
			</div>
		</section>
	);
}

/** Three side by side; what does not fill such a row stands two by two. All are equally high. */
function widthOf(index: number, count: number): string {
	if (count === 1) return "lg:col-span-6 lg:aspect-[12/5]";
	const wide = [0, 4, 2][count % 3] ?? 0;
	return index < count - wide ? "lg:col-span-2 lg:aspect-[4/5]" : "lg:col-span-3 lg:aspect-[6/5]";
}

function Panel({ kind, width }: { kind: Kind; width: string }) {
	const localPath = useLocalPath();
	const list = localPath(href("/excursion/excursions"));
	const PanelLook = kind.house ? Drawing : Poster;
	return (
		<a
			href={`${list}?category=${encodeURIComponent(kind.key)}`}
			className={`group relative isolate grid aspect-[8/7] grid-cols-[minmax(0,1fr)] overflow-hidden text-basalt no-underline focus-visible:shadow-[inset_0_0_0_9px_#fff] focus-visible:-outline-offset-6 focus-visible:outline-basalt ${width}`}
		>
			<PanelLook kind={kind} />
		</a>
	);
}

const zoomed = "transition-transform duration-900 ease-shore group-hover:scale-103";

/** The house's kinds have a drawing with a wide sky, on which the words stand. */
function Drawing({ kind }: { kind: Kind }) {
	const isNight = kind.house === "adventure";
	return (
		<>
			<img
				src={`/art/cat-${kind.house}.svg`}
				alt=""
				width="640"
				height="800"
				loading="lazy"
				className={`-z-1 col-start-1 row-start-1 size-full object-cover object-[50%_60%] lg:object-[50%] ${zoomed}`}
			/>
			<div // very large text goes below the picture
				className={`col-start-1 row-start-1 px-6 py-5.5 lg:p-8 @max-[17rem]:row-start-2 @max-[17rem]:px-3 @max-[17rem]:bg-paper @max-[17rem]:text-ink ${isNight ? "text-white" : ""}`}
			>
				<Words kind={kind} />
			</div>
		</>
	);
}

/** The operator's kinds have the picture of a trip, below the words, because nobody knows how light it is. */
function Poster({ kind }: { kind: Kind }) {
	return (
		<div className="grid grid-rows-[auto_minmax(9rem,1fr)] bg-sand text-on-sand">
			<div className="px-6 py-5.5 lg:px-8 lg:py-7">
				<Words kind={kind} />
			</div>
			<div className="relative overflow-hidden">
				<SizedPicture
					picture={kind.poster}
					sizes="(min-width: 62rem) 36rem, 100vw"
					alt=""
					loading="lazy"
					className={`absolute inset-0 size-full object-cover ${zoomed}`}
				/>
			</div>
		</div>
	);
}

function Words({ kind }: { kind: Kind }) {
	return (
		<>
			<h3 className="text-2xl @max-[17rem]:text-xl wrap-anywhere decoration-[0.05em] underline-offset-[0.14em] group-hover:underline">
				{kind.name}
			</h3>
			<p className="mt-1.5 max-w-56 leading-[1.4] font-[550]">
				<Sentence kind={kind} />
			</p>
		</>
	);
}

/** What to expect, on which days where they are few, and from which price. */
function Sentence({ kind: { house, days, tripCount, fromCents } }: { kind: Kind }) {
	const { currency } = useSiteConfig();
	const { everyWeekday, trips } = useTexts(departuresTexts);
	const { kinds: texts } = useTexts(homeTexts);
	const { formatList, formatMoney } = useFormats();
	const ofHouse =
		house === "weekend" && days.length > 0
			? texts.weekendOn({ days: formatList(days.map((day) => everyWeekday[day] ?? "")) })
			: house && texts[house];
	const words = ofHouse ?? `${trips({ trips: tripCount })}.`;
	if (fromCents === null) return words;
	return `${words} ${texts.fromPrice({ price: formatMoney(fromCents, currency) })}`;
}
