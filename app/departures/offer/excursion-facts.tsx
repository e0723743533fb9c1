import { type Excursion, languagesOf, weekdaysOf } from "#app/catalogue/excursion.ts";
import { carriedOver } from "#app/catalogue/public/card-to-page-transition.ts";
import { type Departure, largestGroup } from "#app/departures/departure.ts";
import { excursionOn, laterBy } from "#app/departures/departure-times.ts";
import { capital } from "#app/messages/phrase.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { departuresTexts, excursionPageTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { formatDuration } from "#app/ui/format/duration.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import { startsOfADay } from "./chosen-departure.ts";

/** @param kind name of its category */
export function ExcursionTitle({ excursion, kind }: { excursion: Excursion; kind: string }) {
	const { everyDay, everyWeekday } = useTexts(departuresTexts);
	const { formatList } = useFormats();
	const days = weekdaysOf(excursion.dayLanguages);
	const when =
		days.length === 7 ? everyDay : formatList(days.map((day) => everyWeekday[day] ?? ""));
	return (
		<section className="grid gap-3.5">
			<p className="text-ink-soft">{when ? `${kind} · ${when}` : kind}</p>
			<h1
				lang={langOf(excursion, "title")}
				className="justify-self-start"
				{...carriedOver("title", excursion.id)}
			>
				{excursion.title}
			</h1>
			<p lang={langOf(excursion, "subtitle")} className="text-lg/normal text-ink-soft">
				{excursion.subtitle}
			</p>
		</section>
	);
}

export function ExcursionFacts({
	excursion,
	departures,
}: {
	excursion: Excursion;
	departures: Departure[];
}) {
	const { guideSpeaks, nextDeparture } = useTexts(departuresTexts);
	const { facts } = useTexts(excursionPageTexts);
	const { languageName, formatList, formatTime } = useFormats();
	const language = useLanguage();
	const { capacity, ages, effort } = excursion;
	const starts = startsOfADay(departures);
	const backs = timesBack(excursion, starts);
	const spoken = languagesOf(excursion.dayLanguages);
	return (
		<dl className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-4.5 border-y-2 border-dotted border-dune py-5">
			<Fact term={facts.lasts}>
				{facts.duration({ duration: formatDuration(excursion.durationMinutes, language) })}
			</Fact>
			{starts.length > 0 ? (
				<Fact term={facts.starts}>{formatList(starts.map(formatTime))}</Fact>
			) : null}
			{backs.length > 0 ? (
				<Fact term={facts.back}>{facts.backAt({ time: formatList(backs.map(formatTime)) })}</Fact>
			) : null}
			<Fact term={facts.group}>
				{facts.groupOf({ people: largestGroup(capacity, departures) })}
			</Fact>
			{effort ? (
				<Fact term={facts.effort}>
					<span lang={langOf(excursion, "effort")}>{effort}</span>
				</Fact>
			) : null}
			<Fact term={facts.age}>
				{ages.minimum === 0 ? facts.allAges : facts.fromAge({ years: ages.minimum })}
			</Fact>
			{spoken.length > 0 ? (
				<Fact term={guideSpeaks}>{capital(spoken.map(languageName).join(", "))}</Fact>
			) : null}
			<Fact term={nextDeparture}>
				<NextDeparture departures={departures} />
			</Fact>
		</dl>
	);
}

/** When the guests of the first stop are there again, after each start of a day; none where one comes back on another day. */
function timesBack(excursion: Excursion, starts: readonly string[]): string[] {
	const usual = [{ startTime: excursion.startTime }];
	const times = (starts.length > 0 ? starts.map((startTime) => ({ startTime })) : usual).map(
		(departure) => timeBack(excursionOn(excursion, departure)),
	);
	return times.every((time) => time !== null) ? times : [];
}

/** When the guests of the first stop are there again; null where that is not on the same day. */
function timeBack({ startTime, durationMinutes, pickups }: Excursion): string | null {
	const from = pickups[0]?.time ?? startTime;
	const back = laterBy(from, durationMinutes);
	return durationMinutes < 24 * 60 && back > from ? back : null;
}

function NextDeparture({ departures }: { departures: Departure[] }) {
	const { dateAndTime } = useTexts(departuresTexts);
	const { facts } = useTexts(excursionPageTexts);
	const { formatDate, formatTime } = useFormats();
	const next = departures.find((departure) => departure.state === "open");
	if (!next) {
		const isFull = departures.some((departure) => departure.state === "full");
		return isFull ? facts.full : facts.none;
	}
	const { date, startTime, left, sells } = next;
	const when = dateAndTime({ date: formatDate(date, "short"), time: formatTime(startTime) });
	return (
		<RichText
			text={
				sells === "whole"
					? facts.nextWhole({ when, people: left })
					: facts.next({ when, seats: left })
			}
			parts={{ time: (words) => <time dateTime={`${date}T${startTime}`}>{words}</time> }}
		/>
	);
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
	return (
		<div>
			<dt className="text-xs text-ink-soft">{term}</dt>
			<dd className="leading-[1.35] font-[650] lining-nums">{children}</dd>
		</div>
	);
}
