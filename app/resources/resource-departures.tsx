import { Link } from "react-router";
import { formatCount, formatDate, formatDuration } from "#app/ui/format/format.ts";
import type { ResourceDeparture } from "./resources.server.ts";

/** Departures of one resource by date and time. */
export function ResourceDepartures({
	departures,
	mayOpen,
}: {
	departures: readonly ResourceDeparture[];
	/** Whether the reader may open a departure's manifest. */
	mayOpen: boolean;
}) {
	const days = Map.groupBy(departures, ({ date }) => date);
	return (
		<ol className="grid gap-5">
			{[...days].map(([date, all]) => (
				<li key={date}>
					<h3 className="text-lg">{formatDate(date, "long")}</h3>
					<ul>
						{all.map(({ excursionId, title, startTime, durationMinutes, guests, others }) => (
							<li
								key={excursionId}
								className="relative grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-3 hover:bg-paper"
							>
								<p className="font-display text-xl text-ocean lining-nums">{startTime}</p>
								<div className="min-w-0 wrap-anywhere">
									{mayOpen ? (
										<Link
											to={`/dashboard/departures/${excursionId}/${date}`}
											className="font-semibold text-ink no-underline after:absolute after:inset-0 hover:underline"
										>
											{title}
										</Link>
									) : (
										<p className="font-semibold">{title}</p>
									)}
									<p className="text-sm text-ink-soft">
										{[
											formatDuration(durationMinutes),
											formatCount(guests, { one: "guest", other: "guests" }),
											others && `with ${others}`,
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
