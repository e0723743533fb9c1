import { Link } from "react-router";
import { staffLanguage } from "#app/messages/languages.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { resourcesTexts } from "#app/messages/staff/departures/resources.ts";
import { formatDuration } from "#app/ui/format/duration.ts";
import { formatDate } from "#app/ui/format/format.ts";
import type { ResourceDeparture } from "./resources.server.ts";

/** Departures of one resource by date and time. */
export function ResourceDepartures({
	departures,
	mayOpen,
	heading: Heading,
}: {
	departures: readonly ResourceDeparture[];
	/** Whether the reader may open a departure's manifest. */
	mayOpen: boolean;
	/** Of a day; one level below the heading that stands above the list. */
	heading: "h2" | "h3";
}) {
	const days = Map.groupBy(departures, ({ date }) => date);
	return (
		<ol className="grid gap-5">
			{[...days].map(([date, all]) => (
				<li key={date}>
					<Heading className="text-lg">{formatDate(date, "long")}</Heading>
					<ul>
						{all.map(({ departureId, title, startTime, durationMinutes, guests, others }) => (
							<li
								key={departureId}
								className="relative grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 hover:bg-paper"
							>
								<p className="font-display text-xl whitespace-nowrap text-ocean lining-nums">
									{startTime}
								</p>
								<div className="min-w-0 wrap-anywhere">
									{mayOpen ? (
										<Link
											to={`/dashboard/departures/${departureId}`}
											className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
										>
											{title}
										</Link>
									) : (
										<p className="font-semibold">{title}</p>
									)}
									<p className="text-sm text-ink-soft">
										{[
											formatDuration(durationMinutes, staffLanguage()),
											sharedTexts.guests({ count: guests }),
											others && resourcesTexts.departure.others({ others }),
										]
											.filter(Boolean)
											.join(" · ")}
									</p>
								</div>
							</li>
						))}
					</ul>
				</li>
			))}
		</ol>
	);
}
