import { href } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { ExcursionPoster, ExcursionRow } from "#app/departures/offer/excursion-teasers.tsx";
import { RichText } from "#app/messages/rich-text.tsx";
import { homeTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { HomeView } from "./home-view.ts";

/** The next departures with their free seats, and the time of these data. */
export function HomeNextDepartures({ view }: { view: HomeView }) {
	const { leaving: texts } = useTexts(homeTexts);
	const localPath = useLocalPath();
	const { formatDate, formatClock } = useFormats();
	const { currency, timeZone } = useSiteConfig();
	const [first, ...others] = view.leaving;
	const asOf = texts.asOf({
		date: formatDate(view.today, "long"),
		time: formatClock(view.asOf, timeZone),
	});
	return (
		<section aria-labelledby="soon" className="wrap">
			<div className="section-head">
				<h2 id="soon">{texts.heading}</h2>
				<p className="text-ink-soft">
					<RichText
						text={asOf}
						parts={{
							time: (words) => <time dateTime={new Date(view.asOf).toISOString()}>{words}</time>,
						}}
					/>
				</p>
			</div>
			{first ? (
				<div className="grid gap-10 lg:grid-cols-[6fr_7fr] lg:gap-[clamp(2.5rem,5vw,5rem)]">
					<ExcursionPoster card={first} currency={currency} />
					<div>
						<ul>
							{others.map((card) => (
								<ExcursionRow key={card.id} card={card} currency={currency} />
							))}
						</ul>
						<p className="mt-4 text-sm">
							<a href={localPath(href("/excursion/excursions"))} className="py-1 font-semibold">
								{texts.all}
							</a>
						</p>
					</div>
				</div>
			) : (
				<p className="text-lg/normal text-ink-soft">{texts.none}</p>
			)}
		</section>
	);
}
