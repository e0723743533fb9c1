import { Link } from "react-router";
import { departuresTexts } from "#app/messages/catalogues/staff-departures/departures.ts";
import type { DepartureOfDay } from "./departure-day.ts";
import { oversoldDepartures } from "./departure-day.ts";

const texts = departuresTexts.attention;

export function OversoldDepartures({
	departures,
	date,
}: {
	departures: readonly DepartureOfDay[];
	/** Local date. */
	date: string;
}) {
	const trouble = departures.filter((each) => oversoldDepartures(each));
	if (trouble.length === 0) return null;
	return (
		<section aria-labelledby="trouble" className="rounded-lg bg-sand px-6 py-5">
			<h2 id="trouble" className="mb-1.5 text-[1.35rem]">
				{texts.title}
			</h2>
			<ul>
				{trouble.map((departure) => (
					<li key={departure.excursionId} className="py-1">
						<Link to={`/dashboard/departures/${departure.excursionId}/${date}`}>
							{oversoldDepartures(departure) === "oversold"
								? texts.oversold(departure)
								: texts.closedButSold({ guests: departure.sold })}
						</Link>{" "}
						· {departure.title}
					</li>
				))}
			</ul>
		</section>
	);
}
