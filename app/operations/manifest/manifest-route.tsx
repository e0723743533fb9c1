import { extrasInWords, sumOfExtras } from "#app/catalogue/extras/extra.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { manifestTexts } from "#app/messages/staff/departures/manifest.ts";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import {
	isMoving,
	type StopState,
	stopStates,
} from "#app/operations/boarding/ticks/route-state.ts";
import type { TickedGuest } from "#app/operations/boarding/ticks/ticked-guests.ts";
import { StopTime, StopTitle } from "#app/operations/messages/told-stop.tsx";
import { mapLink } from "#app/sales/map-link.ts";
import type { ManifestStop } from "./manifest.ts";
import { ManifestGuestRow } from "./manifest-guest.tsx";
import { NextStopLine } from "./next-stop-line.tsx";

const texts = sharedTexts.stop;

export function ManifestRoute({
	stops,
	departureId,
	mayUpdate,
}: {
	stops: ManifestStop<TickedGuest>[];
	departureId: number;
	mayUpdate: boolean;
}) {
	// Before the first tick no stop is marked; the last entry is the start of the trip.
	const states = isMoving(stops) ? stopStates(stops) : null;
	const next = states ? stops[states.indexOf("now")] : undefined;
	return (
		<>
			<ol className="grid grid-cols-[minmax(0,1fr)] gap-7 print:gap-3">
				{stops.map((stop, position) => {
					const isLast = position === stops.length - 1;
					const state = states?.[position] ?? null;
					const extras = extrasInWords(sumOfExtras(stop.guests));
					return (
						<li
							key={`${stop.time} ${stop.pointId}`}
							aria-current={state === "now" ? "step" : undefined}
							className="relative min-w-0 break-inside-avoid pl-[3.4rem]"
						>
							<span
								aria-hidden="true"
								className={`absolute top-2 left-[0.45rem] z-[1] size-[1.1rem] rounded-full border-[0.32rem] ${state ? stopLooks[state] : isLast ? "bg-paper border-accent" : "bg-paper border-ocean"}`}
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
										<StopTime stop={stop} />
									</time>
									<div className="min-w-0">
										<h2 className="pt-1 text-[1.25rem]">
											<StopTitle stop={stop} />
											{state ? <span className="sr-only">, {ticksTexts.stop[state]}</span> : null}
										</h2>
										<p className={stop.newMeeting?.place ? "hidden" : "text-sm text-ink-soft"}>
											{stop.place}
											<span className="print:hidden">
												{stop.place ? " · " : ""}
												<a href={mapLink(stop)}>
													<TextWithHidden text={texts.map({ stop: stop.title })} />
												</a>
											</span>
										</p>
										{extras ? <p className="text-sm font-semibold">{extras}</p> : null}
									</div>
								</div>
								<b className="mt-1 ml-auto min-w-9 flex-none rounded-full bg-ocean px-2 py-0.5 text-center text-on-ocean print:border print:border-black print:bg-transparent print:text-black">
									<TextWithHidden text={manifestTexts.guestsOfStop({ count: stop.seats })} />
								</b>
							</div>
							<ul>
								{stop.guests.map((guest) => (
									<ManifestGuestRow
										key={guest.id}
										guest={guest}
										departureId={departureId}
										mayUpdate={mayUpdate}
									/>
								))}
							</ul>
						</li>
					);
				})}
			</ol>
			{next ? (
				<div className="sticky bottom-[var(--menu-height,0px)] z-[2] -mx-4 border-t border-line bg-paper px-4 pt-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:hidden print:hidden">
					<NextStopLine stop={next} />
				</div>
			) : null}
		</>
	);
}

/** Filled behind the van, the accent at the next stop, a ring for those to come. */
const stopLooks: Record<StopState, string> = {
	done: "border-ocean bg-ocean",
	now: "border-accent bg-paper",
	coming: "border-ocean bg-paper",
};
