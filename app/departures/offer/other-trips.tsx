import { href } from "react-router";
import { Price } from "#app/catalogue/price.tsx";
import { carriedOver } from "#app/catalogue/public/card-to-page-transition.ts";
import type { OtherTrip } from "#app/departures/offer/other-trips.server.ts";
import { excursionPageTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { Picture } from "./excursion-row.tsx";

/** Below an excursion: where else to go. */
export function OtherTrips({ trips, currency }: { trips: OtherTrip[]; currency: string }) {
	const texts = useTexts(excursionPageTexts);
	const localPath = useLocalPath();
	if (trips.length === 0) return null;
	return (
		<section aria-labelledby="others" className="mt-[clamp(3rem,6vw,5rem)]">
			<h2 id="others" className="mb-6">
				{texts.otherTrips}
			</h2>
			<ul className="grid gap-8 sm:grid-cols-3">
				{trips.map((trip) => (
					<li key={trip.id} className="relative grid content-start gap-3">
						<Picture card={trip} className="aspect-[3/2] rounded-lg" />
						<div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
							<h3
								lang={langOf(trip, "title")}
								className="text-[1.3rem]"
								{...carriedOver("title", trip.id)}
							>
								<a
									href={localPath(href("/excursion/:excursionId", { excursionId: trip.id }))}
									className="card-link"
								>
									{trip.title}
								</a>
							</h3>
							{trip.fromCents === null ? null : (
								<Price cents={trip.fromCents} currency={currency} />
							)}
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
