import { href } from "react-router";
import { categoryName } from "#app/excursions/category.ts";
import { formatList, formatMoney, numberWord, weekdayName } from "#app/ui/format/format.ts";
import type { HomeView } from "./home-view.ts";

type Kind = HomeView["kinds"][number];

/** A text for each category; the facts are computed from the excursions. */
const words: Record<string, string> = {
	daily: "A few hours at sea or on land, and back the same day.",
	weekend: "Markets, wine and stars",
	adventure: "Early starts, good boots, stories for years.",
};

/** Three panels, always side by side. */
export function HomeKinds({
	kinds,
	tripCount,
	currency,
}: {
	kinds: Kind[];
	tripCount: number;
	currency: string;
}) {
	return (
		<section aria-labelledby="kinds" className="section wrap">
			<div className="section-head">
				<h2 id="kinds">Three ways to spend a day</h2>
				<a href={href("/excursion/excursions")} className="py-1 font-semibold">
					{tripCount > 1 ? `All ${numberWord(tripCount)} excursions` : "All excursions"}
				</a>
			</div>
			<div className="@container grid overflow-hidden rounded-lg lg:grid-cols-3">
				{kinds.map((kind) => (
					<Panel key={kind.category} kind={kind} currency={currency} />
				))}
			</div>
		</section>
	);
}

function Panel({ kind, currency }: { kind: Kind; currency: string }) {
	const isNight = kind.category === "adventure";
	return (
		<a
			href={`${href("/excursion/excursions")}?category=${kind.category}`}
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
					{categoryName(kind.category)}
				</h3>
				<p className="mt-1.5 max-w-56 leading-[1.4] font-[550]">{sentence(kind, currency)}</p>
			</div>
		</a>
	);
}

function sentence({ category, days, fromCents }: Kind, currency: string): string {
	const text = words[category] ?? "";
	const when = days.length > 0 ? `, on ${formatList(days.map((day) => weekdayName(day)))}.` : ".";
	const price = fromCents === null ? "" : ` From ${formatMoney(fromCents, currency)}.`;
	return `${text.endsWith(".") ? text : text + when}${price}`;
}
