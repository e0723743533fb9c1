import type { ReactNode } from "react";
import { href } from "react-router";
import { OrWhole, Price, wholeAlone } from "#app/catalogue/price.tsx";
import { carriedOver } from "#app/catalogue/public/card-to-page-transition.ts";
import { SizedPicture } from "#app/catalogue/public/sized-picture.tsx";
import type { OtherTrip } from "#app/departures/offer/other-trips.server.ts";
import { excursionPageTexts } from "#app/messages/texts.ts";
import { useLanguage, useLocalPath, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { formatDuration } from "#app/ui/format/duration.ts";
import { DepartureLine, PickupLine } from "./departure-line.tsx";
import type { ExcursionCard } from "./excursion-card.ts";

export function ExcursionRow({ card, currency }: { card: ExcursionCard; currency: string }) {
	return (
		<li className="relative grid grid-cols-[min(5.75rem,24vw)_minmax(0,1fr)] gap-x-4.5 gap-y-1.5 border-b border-line py-4.5">
			<Picture card={card} className="row-span-2 aspect-square self-start rounded-md" />
			<TitleLine card={card} currency={currency} className="text-[1.3rem]" />
			<DepartureLine card={card} compact />
		</li>
	);
}

export function ExcursionResult({
	card,
	kind,
	currency,
	eager = false,
	note = null,
}: {
	card: ExcursionCard;
	/** Name of its category. */
	kind: string;
	currency: string;
	/** Loads the picture at once; for those visible without scrolling. */
	eager?: boolean;
	/** A note about the next departure. */
	note?: ReactNode;
}) {
	const language = useLanguage();
	return (
		<li className="relative mb-9 grid grid-cols-[minmax(0,1fr)] gap-4 border-b border-line pb-9 sm:grid-cols-[minmax(13rem,2fr)_3fr] sm:gap-8">
			<Picture
				card={card}
				eager={eager}
				className="aspect-[3/2] self-start rounded-lg sm:aspect-[6/5]"
			/>
			<div className="grid grid-cols-[minmax(0,1fr)] content-center gap-2.5">
				<p className="text-sm text-ink-soft">
					{kind} · {formatDuration(card.durationMinutes, language)}
				</p>
				<TitleLine card={card} currency={currency} className="text-[1.65rem]" />
				<p lang={langOf(card, "subtitle")}>{card.subtitle}</p>
				<PickupLine pickup={card.pickup} />
				<DepartureLine card={card} className="border-t-2 border-dotted border-dune pt-3" />
				{note}
			</div>
		</li>
	);
}

function TitleLine({
	card,
	currency,
	className,
}: {
	card: ExcursionCard;
	currency: string;
	className: string;
}) {
	const localPath = useLocalPath();
	const page = localPath(href("/excursion/:excursionId", { excursionId: card.id }));
	return (
		<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
			<h3 lang={langOf(card, "title")} className={className} {...carriedOver("title", card.id)}>
				<a href={page + (card.search ?? "")} className="card-link">
					{card.title}
				</a>
			</h3>
			<Price cents={card.fromCents} currency={currency} whole={wholeAlone(card)} />
			<OrWhole of={card} currency={currency} className="basis-full" />
		</div>
	);
}

/** Keeps its space when there is no picture. */
function Picture({
	card: { id, poster },
	eager = false,
	className,
}: {
	card: Pick<ExcursionCard, "id" | "poster">;
	eager?: boolean;
	className: string;
}) {
	return (
		<div className={`overflow-hidden bg-sand ${className}`} {...carriedOver("picture", id)}>
			<SizedPicture
				picture={poster}
				sizes="(min-width: 62rem) 24rem, 100vw"
				// empty: the title beside it names the excursion
				alt=""
				loading={eager ? "eager" : "lazy"}
				decoding="async"
				className="framed-picture"
			/>
		</div>
	);
}

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
