import { stopAsTold } from "#app/departures/messages/told-meeting.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { boardingTexts } from "#app/messages/staff/departures/boarding.ts";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { formatDate, languageName } from "#app/ui/format/format.ts";
import {
	type BoardingStage,
	type BoardingTime,
	boardingStage,
	byStart,
	otherDay,
} from "./boarding-clock.ts";
import {
	type BoardingDay,
	type BoardingDeparture,
	type BoardingStop,
	countDeparture,
	stopsOfDeparture,
} from "./boarding-day.ts";
import { isMoving, type StopState } from "./ticks/route-state.ts";

const { cards: texts, figures } = boardingTexts;
const bold = { b: (words: string) => <b>{words}</b> };

/** What boards now and what comes later, by time. */
export function DepartureCards({
	day,
	time,
	current,
	open,
}: {
	day: BoardingDay;
	time: BoardingTime;
	/** Id of the departure that is shown beside. */
	current: number | null;
	open: (departureId: number) => void;
}) {
	const inStage = (stage: BoardingStage) =>
		day.departures.filter((each) => boardingStage(each, time) === stage).sort(byStart);
	const ofNow = inStage("now");
	const later = inStage("later");
	const cards = (
		departures: readonly BoardingDeparture[],
		dayOf: (departure: BoardingDeparture) => string | null,
	) => (
		<ul className="grid gap-4">
			{departures.map((departure) => (
				<Card
					key={departure.id}
					departure={departure}
					day={dayOf(departure)}
					isCurrent={departure.id === current}
					open={open}
				/>
			))}
		</ul>
	);
	return (
		<>
			<h2 id="leaving" className="text-[1.6rem]">
				{ofNow.length > 0 ? texts.title : texts.none}
			</h2>
			{ofNow.length > 0 ? cards(ofNow, (each) => otherDay(each, time)) : null}
			{later.length > 0 ? (
				<>
					<h3 className="text-[1.25rem]">{formatDate(later[0]?.date ?? "", "long")}</h3>
					{cards(later, () => null)}
				</>
			) : null}
			{day.departures.length > 0 ? (
				<p className="text-sm text-ink-soft">{texts.keptHere}</p>
			) : (
				<>
					<p className="text-ink-soft">{texts.nobody}</p>
					<a href="/dashboard/my-week" className={buttonClass("outlined", "justify-self-start")}>
						{texts.seeWeek}
					</a>
				</>
			)}
		</>
	);
}

function Card({
	departure,
	day,
	isCurrent,
	open,
}: {
	departure: BoardingDeparture;
	/** Null when it leaves on the day under whose heading it stands. */
	day: string | null;
	isCurrent: boolean;
	open: (departureId: number) => void;
}) {
	const stops = stopsOfDeparture(departure);
	const next = stops.find(({ state }) => state === "now");
	const { title, startTime, guide, vehicle, languages, note } = departure;
	return (
		<li
			className={`relative grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-4 gap-y-1.5 rounded-lg bg-paper p-4 has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-ocean ${isCurrent ? "border-2 border-ocean" : "border border-line"}`}
		>
			<time className="font-display text-[1.9rem]/none lining-nums">{startTime}</time>
			<h3 className="text-[1.25rem]">
				<button
					type="button"
					onClick={() => open(departure.id)}
					className="text-left after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none"
				>
					{title}
				</button>
			</h3>
			<p className="col-span-full flex flex-wrap gap-x-3 text-sm text-ink-soft">
				{day ? <b className="text-ink">{day}</b> : null}
				{guide ? <span>{guide}</span> : null}
				{vehicle ? <span>{vehicle}</span> : null}
				{next ? (
					<span>
						{(next === stops[0] ? texts.firstStop : texts.nextStop)({
							time: stopAsTold(next).time,
							stop: stopAsTold(next).title,
						})}
					</span>
				) : null}
				<Languages languages={languages} />
			</p>
			{note ? <p className="col-span-full text-sm font-semibold text-few">{note}</p> : null}
			{isMoving(stops) ? <RouteLine stops={stops} /> : null}
			<div className="col-span-full">
				<BoardingFigures departure={departure} />
			</div>
		</li>
	);
}

/** Most stops that fit side by side on a phone. */
const mostStops = 4;

/** The route of a van on its way as a horizontal line: the stop behind it, the next one and those to come. */
function RouteLine({ stops }: { stops: readonly BoardingStop[] }) {
	const next = stops.findIndex(({ state }) => state === "now");
	const start = Math.max(0, Math.min(next - 1, stops.length - mostStops));
	const shownStops = stops.slice(start, start + mostStops);
	return (
		<ol className="col-span-full my-1 grid auto-cols-fr grid-flow-col text-xs leading-tight">
			{shownStops.map((stop, position) => (
				<li key={`${stop.time} ${stop.pointId}`} className="relative min-w-0 pt-7 pr-2">
					<span
						aria-hidden="true"
						className={`absolute top-0 left-0 z-[1] size-5 rounded-full border-[0.32rem] ${dots[stop.state]}`}
					/>
					{position < shownStops.length - 1 ? (
						<span
							aria-hidden="true"
							className={`absolute top-2 right-0 left-5 border-t-4 ${stop.state === "done" ? "border-sea" : "border-dotted border-lagoon"}`}
						/>
					) : null}
					<b className={`block lining-nums ${stop.state === "now" ? "text-danger" : "text-ink"}`}>
						{stopAsTold(stop).time}
					</b>
					<span className="line-clamp-2 text-ink-soft">{stopAsTold(stop).title}</span>
					<span className="text-ink-soft">
						{figures.aboardOf(stop)}
						<span className="sr-only">, {ticksTexts.stop[stop.state]}</span>
					</span>
				</li>
			))}
		</ol>
	);
}

const dots: Record<StopState, string> = {
	done: "bg-sea border-sea",
	now: "bg-paper border-accent",
	coming: "bg-paper border-sea",
};

export function Languages({ languages }: { languages: readonly string[] }) {
	return (
		<span>
			{languages.map((language, position) => (
				<span key={language}>
					{position > 0 ? " · " : ""}
					<abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
				</span>
			))}
		</span>
	);
}

/** Boarded, expected, free: as words, and one cell for each seat. */
export function BoardingFigures({ departure }: { departure: BoardingDeparture }) {
	const { boarded, expected, free, missing } = countDeparture(departure);
	const tooMany = Math.max(0, -free);
	const kinds = [
		...fill(boarded, `${seated} bg-abyss ring-1 ring-sea ring-inset`),
		...fill(Math.max(0, expected + missing - tooMany), "bg-sea"),
		...fill(Math.max(0, free), "bg-sand ring-1 ring-edge ring-inset"),
		...fill(tooMany, "bg-danger"),
	];
	return (
		<>
			<p className="mb-1 flex flex-wrap gap-x-3.5 text-sm text-ink-soft [&_b]:text-[1.125rem] [&_b]:text-ink">
				<span>
					<RichText text={figures.boarded({ count: boarded })} parts={bold} />
				</span>
				<span>
					<RichText text={figures.toCome({ count: expected })} parts={bold} />
				</span>
				{missing > 0 ? (
					<span>
						<RichText text={figures.notThere({ count: missing })} parts={bold} />
					</span>
				) : null}
				{tooMany > 0 ? (
					<span className="font-[650] text-danger">{figures.tooMany({ count: tooMany })}</span>
				) : free === 0 ? (
					<Badge look="sand">{figures.full}</Badge>
				) : (
					<span>
						<RichText text={figures.free({ count: free })} parts={bold} />
					</span>
				)}
			</p>
			<span aria-hidden="true" className="flex gap-0.5">
				{kinds.map(({ id, look }) => (
					<i key={id} className={`h-4 min-w-0 flex-1 rounded-[2px] ${look}`} />
				))}
			</span>
		</>
	);
}

/** A dot in the cell: somebody sits there. */
const seated =
	"grid place-items-center after:size-1 after:rounded-full after:bg-[#fff] after:content-['']";

function fill(count: number, look: string): { id: string; look: string }[] {
	return Array.from({ length: count }, (_, number) => ({ id: `${look} ${number}`, look }));
}
