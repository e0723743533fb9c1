import { href } from "react-router";
import { departuresTexts } from "#app/messages/texts.ts";
import { useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Stop } from "./stops.ts";

/** All pickup points with their excursions and times. */
export function StopList({ stops }: { stops: Stop[] }) {
	const texts = useTexts(departuresTexts);
	const localPath = useLocalPath();
	const { formatTime } = useFormats();
	if (stops.length === 0) return null;
	return (
		<section id="pickup-points" aria-labelledby="stops-heading" className="scroll-mt-6 pt-16">
			<h2 id="stops-heading" className="mb-6">
				{texts.whereWePickYouUp}
			</h2>
			<ul className="grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
				{stops.map((stop) => (
					<li key={stop.pointId} className="border-b border-line py-1">
						<details>
							<summary className="py-2">
								<b lang={langOf(stop, "title")} className="font-bold">
									{stop.title}
								</b>
								<span className="block pl-4 text-sm text-ink-soft">
									{stop.place ? (
										<>
											<span lang={langOf(stop, "place")}>{stop.place}</span> ·{" "}
										</>
									) : null}
									{texts.trips({ trips: stop.trips.length })}
								</span>
							</summary>
							<ul className="pb-2 pl-4 text-sm">
								{stop.trips.map((trip) => (
									<li key={trip.id} className="flex gap-3">
										<time dateTime={trip.time} className="py-1 tabular-nums">
											{formatTime(trip.time)}
										</time>
										<a
											href={localPath(href("/excursion/:excursionId", { excursionId: trip.id }))}
											lang={langOf(trip, "title")}
											className="py-1"
										>
											{trip.title}
										</a>
									</li>
								))}
							</ul>
						</details>
					</li>
				))}
			</ul>
		</section>
	);
}
