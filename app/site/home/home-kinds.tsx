import { href } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { departuresTexts, homeTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { HomeView } from "./home-view.ts";

type Kind = HomeView["kinds"][number];

/** Three panels, always side by side. */
export function HomeKinds({ view: { kinds, tripCount } }: { view: HomeView }) {
	const { kinds: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	return (
		<section aria-labelledby="kinds" className="section wrap">
			<div className="section-head">
				<h2 id="kinds">{texts.heading}</h2>
				<a href={localPath(href("/excursion/excursions"))} className="py-1 font-semibold">
					{texts.all({ trips: tripCount })}
				</a>
			</div>
			<div className="@container grid overflow-hidden rounded-lg lg:grid-cols-3">
				{kinds.map((kind) => (
					<Panel key={kind.category} kind={kind} />
				))}
			</div>
		</section>
	);
}

function Panel({ kind }: { kind: Kind }) {
	const { categoryGroup } = useTexts(departuresTexts);
	const localPath = useLocalPath();
	const isNight = kind.category === "adventure";
	return (
		<a
			href={`${localPath(href("/excursion/excursions"))}?category=${kind.category}`}
			className="group relative isolate grid overflow-hidden text-basalt no-underline focus-visible:shadow-[inset_0_0_0_9px_#fff] focus-visible:-outline-offset-6 focus-visible:outline-basalt"
		>
			<img
				src={`/art/cat-${kind.category}.svg`}
				alt=""
				width="640"
				height="800"
				loading="lazy"
				className="-z-1 col-start-1 row-start-1 aspect-[8/7] size-full object-cover object-[50%_60%] transition-transform duration-900 ease-shore group-hover:scale-103 lg:aspect-[4/5] lg:object-[50%]"
			/>
			<div // very large text goes below the picture
				className={`col-start-1 row-start-1 px-6 py-5.5 lg:p-8 @max-[17rem]:row-start-2 @max-[17rem]:px-3 @max-[17rem]:bg-paper @max-[17rem]:text-ink ${isNight ? "text-white" : ""}`}
			>
				<h3 className="text-2xl @max-[17rem]:text-xl decoration-[0.05em] underline-offset-[0.14em] group-hover:underline">
					{categoryGroup[kind.category]}
				</h3>
				<p className="mt-1.5 max-w-56 leading-[1.4] font-[550]">
					<Sentence kind={kind} />
				</p>
			</div>
		</a>
	);
}

/** What to expect, on which days where they are few, and from which price. */
function Sentence({ kind: { category, days, fromCents } }: { kind: Kind }) {
	const { currency } = useSiteConfig();
	const { everyWeekday } = useTexts(departuresTexts);
	const { kinds: texts } = useTexts(homeTexts);
	const { formatList, formatMoney } = useFormats();
	const words =
		category === "weekend" && days.length > 0
			? texts.weekendOn({ days: formatList(days.map((day) => everyWeekday[day] ?? "")) })
			: texts[category];
	if (fromCents === null) return words;
	return `${words} ${texts.fromPrice({ price: formatMoney(fromCents, currency) })}`;
}
