import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { fewSeats } from "#app/departures/departure.ts";
import { excursionOn } from "#app/departures/departure-times.ts";
import type { ExcursionOnSale } from "#app/departures/offer/excursions.server.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { totemTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import type { TotemHotel } from "#app/partners/totem.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { durationInShort, meetingPointOf, nextDeparture } from "./trips.ts";

export function TripPoster({
	trip,
	hotel,
	shape,
}: {
	trip: ExcursionOnSale;
	hotel: TotemHotel;
	/** Classes for the picture's aspect ratio in portrait and in landscape. */
	shape: string;
}) {
	const { currency } = useSiteConfig();
	const { mayFetchAhead } = useTotem();
	const { formatMoney } = useFormats();
	const { excursion } = trip;
	const [poster] = excursion.pictures;
	return (
		<li className="relative grid min-w-0 content-start gap-[0.55rem]">
			<div className={`overflow-hidden rounded-lg bg-sand ${shape}`}>
				{poster ? (
					<img
						src={poster.url}
						alt=""
						width={poster.width}
						height={poster.height}
						className="size-full object-cover object-[50%_62%]"
					/>
				) : null}
			</div>
			<div className="flex items-baseline justify-between gap-4">
				<h2 lang={langOf(excursion, "title")} className="line-clamp-3 text-[1.12rem] hyphens-auto">
					<Link
						to={`/totem/${hotel.id}/${excursion.id}`}
						replace
						prefetch={mayFetchAhead ? "render" : "none"}
						className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-ocean"
					>
						{excursion.title}
					</Link>
				</h2>
				<p className="font-display text-xl/none tracking-[-0.02em] lining-nums">
					{formatMoney(excursion.prices.adultCents, currency)}
				</p>
			</div>
			<DepartureLine trip={trip} hotel={hotel} />
		</li>
	);
}

/** Pickup time, duration, seats left and languages, always in this order. */
function DepartureLine({ trip, hotel }: { trip: ExcursionOnSale; hotel: TotemHotel }) {
	const texts = useTexts(totemTexts).trip;
	const formats = useFormats();
	const next = nextDeparture(trip);
	const line =
		"flex flex-wrap gap-x-4 border-t-2 border-dotted border-dune pt-[0.45rem] text-sm/[1.4] font-[650]";
	if (!next) return <p className={`${line} text-few`}>{texts.full}</p>;
	const { time, elsewhere } = meetingPointOf(excursionOn(trip.excursion, next), hotel);
	const when = texts.dayAndTime({
		day: formats.formatDate(next.date, "short"),
		time: formats.formatTime(time),
	});
	const whenTime = <time dateTime={`${next.date}T${time}`}>{when}</time>;
	return (
		<p className={line}>
			<span className={elsewhere ? undefined : "font-[750] text-ocean"}>
				{elsewhere ? (
					<RichText
						text={texts.dayAndTimeFrom({ when, place: elsewhere.title ?? texts.anotherPlace })}
						parts={{
							when: () => whenTime,
							place: (place) => <span lang={langOf(elsewhere, "title")}>{place}</span>,
						}}
					/>
				) : (
					<>
						<span className="sr-only">{texts.fromThisHotel} </span>
						{whenTime}
					</>
				)}
			</span>
			<span>
				<span className="sr-only">{texts.lasts} </span>
				{durationInShort(trip.excursion.durationMinutes)}
			</span>
			<span className={next.left <= fewSeats ? "text-few" : undefined}>
				{texts.left({ seats: next.left })}
			</span>
			<span>
				<span className="sr-only">{texts.guideSpeaks} </span>
				{next.languages.map((language, index) => (
					<span key={language}>
						{index > 0 ? <span className="mx-1 text-edge">·</span> : null}
						<abbr title={formats.languageName(language)}>{language.slice(0, 2).toUpperCase()}</abbr>
					</span>
				))}
			</span>
		</p>
	);
}
