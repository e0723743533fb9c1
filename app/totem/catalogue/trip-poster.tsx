import { Link } from "react-router";
import { useSiteConfig } from "#app/configuration/site-config.ts";
import { fewSeats } from "#app/departures/departure.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { totemTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import type { TotemHotel } from "#app/partners/totem.ts";
import { useTotem } from "#app/totem/device/totem-status.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { type Poster, readWords } from "./posters.ts";
import { durationInShort } from "./trips.ts";

export function TripPoster({
	poster,
	hotel,
	shape,
}: {
	poster: Poster;
	hotel: TotemHotel;
	/** Classes for the picture's aspect ratio in portrait and in landscape. */
	shape: string;
}) {
	const { currency } = useSiteConfig();
	const { mayFetchAhead } = useTotem();
	const { formatMoney } = useFormats();
	const { picture } = poster;
	const title = readWords(poster.title, useLanguage());
	return (
		<li className="relative grid min-w-0 content-start gap-[0.55rem]">
			<div className={`overflow-hidden rounded-lg bg-sand ${shape}`}>
				{picture ? (
					<img
						src={picture.url}
						alt=""
						width={picture.width}
						height={picture.height}
						className="size-full object-cover object-[50%_62%]"
					/>
				) : null}
			</div>
			<div className="flex items-baseline justify-between gap-4">
				<h2 lang={title.lang} className="line-clamp-3 text-[1.12rem] hyphens-auto">
					<Link
						to={`/totem/${hotel.id}/${poster.id}`}
						replace
						prefetch={mayFetchAhead ? "render" : "none"}
						className="text-inherit no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-4 focus-visible:after:outline-ocean"
					>
						{title.text}
					</Link>
				</h2>
				<p className="font-display text-xl/none tracking-[-0.02em] lining-nums">
					{formatMoney(poster.fromCents, currency)}
				</p>
			</div>
			<DepartureLine poster={poster} />
		</li>
	);
}

/** Pickup time, duration, seats left and languages, always in this order. */
function DepartureLine({ poster: { next, elsewhere, durationMinutes } }: { poster: Poster }) {
	const texts = useTexts(totemTexts).trip;
	const formats = useFormats();
	const language = useLanguage();
	const line =
		"flex flex-wrap gap-x-4 border-t-2 border-dotted border-dune pt-[0.45rem] text-sm/[1.4] font-[650]";
	if (!next) return <p className={`${line} text-few`}>{texts.full}</p>;
	const { time } = next;
	const place = elsewhere && readWords(elsewhere, language);
	const when = texts.dayAndTime({
		day: formats.formatDate(next.date, "short"),
		time: formats.formatTime(time),
	});
	const whenTime = <time dateTime={`${next.date}T${time}`}>{when}</time>;
	return (
		<p className={line}>
			<span className={place ? undefined : "font-[750] text-ocean"}>
				{place ? (
					<RichText
						text={texts.dayAndTimeFrom({ when, place: place.text ?? texts.anotherPlace })}
						parts={{
							when: () => whenTime,
							place: (words) => <span lang={place.lang}>{words}</span>,
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
				{durationInShort(durationMinutes)}
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
