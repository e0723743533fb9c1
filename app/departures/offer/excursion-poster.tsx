import { href } from "react-router";
import { OrWhole, Price, wholeAlone } from "#app/catalogue/price.tsx";
import { carriedOver } from "#app/catalogue/public/card-to-page-transition.ts";
import { useLocalPath } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { DepartureLine } from "./departure-line.tsx";
import type { ExcursionCard } from "./excursion-card.ts";
import { Picture } from "./excursion-row.tsx";

/** An excursion as a poster; the whole surface is a link. */
export function ExcursionPoster({ card, currency }: { card: ExcursionCard; currency: string }) {
	const localPath = useLocalPath();
	return (
		<article className="@container relative grid grid-cols-[minmax(0,1fr)] content-start gap-4.5">
			<Picture card={card} className="aspect-[4/5] rounded-lg" />
			<div className="flex items-baseline @max-[19rem]:flex-wrap justify-between gap-x-4 gap-y-3">
				<h3 lang={langOf(card, "title")} {...carriedOver("title", card.id)}>
					<a
						href={localPath(href("/excursion/:excursionId", { excursionId: card.id }))}
						className="card-link"
					>
						{card.title}
					</a>
				</h3>
				<Price cents={card.fromCents} currency={currency} whole={wholeAlone(card)} />
			</div>
			<OrWhole of={card} currency={currency} className="-mt-2" />
			<DepartureLine card={card} className="border-t-2 border-dotted border-dune pt-3" />
		</article>
	);
}
