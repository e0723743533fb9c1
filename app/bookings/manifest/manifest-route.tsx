import { formatCount } from "#app/ui/format/format.ts";
import type { ManifestStop } from "./manifest.ts";
import { ManifestGuestRow } from "./manifest-guest.tsx";
import type { TickedGuest } from "./tick-queue.ts";

export function ManifestRoute({
	stops,
	departure,
	mayUpdate,
}: {
	stops: ManifestStop<TickedGuest>[];
	/** "<excursion>/<date>". */
	departure: string;
	mayUpdate: boolean;
}) {
	return (
		<ol className="grid grid-cols-[minmax(0,1fr)] gap-7 print:gap-3">
			{stops.map((stop, position) => {
				const isLast = position === stops.length - 1;
				return (
					<li
						key={`${stop.time} ${stop.pointId}`}
						className="relative min-w-0 break-inside-avoid pl-[3.4rem]"
					>
						<span
							aria-hidden="true"
							className={`absolute top-2 left-[0.45rem] z-[1] size-[1.1rem] rounded-full border-[0.32rem] bg-paper ${isLast ? "border-coral" : "border-ocean"}`}
						/>
						{isLast ? null : (
							<span
								aria-hidden="true"
								className="absolute top-5 -bottom-9 left-[calc(1rem-2px)] border-l-4 border-dotted border-lagoon print:-bottom-5"
							/>
						)}
						<div className="flex items-start gap-4 pb-2">
							<div className="flex min-w-0 flex-wrap gap-x-4">
								<time className="font-display text-[1.7rem]/[1.2] text-ink lining-nums">
									{stop.time}
								</time>
								<div className="min-w-0">
									<h2 className="pt-1 text-[1.25rem]">{stop.title}</h2>
									<p className="text-sm text-ink-soft">{stop.place}</p>
								</div>
							</div>
							<b className="mt-1 ml-auto min-w-9 flex-none rounded-full bg-ocean px-2 py-0.5 text-center text-on-ocean print:border print:border-black print:bg-transparent print:text-black">
								{stop.seats}
								<span className="sr-only">
									{" "}
									{formatCount(stop.seats, { one: "guest", other: "guests" }).replace(/^\d+ /, "")}
								</span>
							</b>
						</div>
						<ul>
							{stop.guests.map((guest) => (
								<ManifestGuestRow
									key={guest.id}
									guest={guest}
									departure={departure}
									mayUpdate={mayUpdate}
								/>
							))}
						</ul>
					</li>
				);
			})}
		</ol>
	);
}
