import { href } from "react-router";
import { ExcursionPoster } from "#app/excursions/public/excursion-poster.tsx";
import { ExcursionRow } from "#app/excursions/public/excursion-row.tsx";
import { formatDate } from "#app/ui/format/format.ts";
import type { HomeView } from "./home-view.ts";

/** The next departures with their free seats, and the time of these data. */
export function HomeNextDepartures({ view, currency }: { view: HomeView; currency: string }) {
	const [first, ...others] = view.leaving;
	return (
		<section aria-labelledby="soon" className="wrap">
			<div className="section-head">
				<h2 id="soon">Leaving next</h2>
				<p className="text-ink-soft">
					Today is {formatDate(view.today, "long")}. Seats as of{" "}
					<time dateTime={new Date(view.asOf).toISOString()}>{view.asOfTime}</time>.
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
							<a href={href("/excursion/excursions")} className="py-1 font-semibold">
								See every departure
							</a>
						</p>
					</div>
				</div>
			) : (
				<p className="text-lg/normal text-ink-soft">
					No departure can be booked online at the moment. Call us: sometimes a seat becomes free,
					or another van can leave.
				</p>
			)}
		</section>
	);
}
