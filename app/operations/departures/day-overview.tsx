import { Link } from "react-router";
import { stopAsTold } from "#app/departures/messages/told-meeting.ts";
import { joinedNames } from "#app/departures/team/assignment.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { departuresTexts } from "#app/messages/staff/departures/departures.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { planPath } from "#app/operations/calendar/capacity-calendar.ts";
import { ButtonLink } from "#app/ui/button-link.tsx";
import { formatDate, languageName } from "#app/ui/format/format.ts";
import { Fullness, Seats } from "./day-seats.tsx";
import type { DepartureOfDay } from "./departure-day.server.ts";
import { isOff } from "./departure-day.ts";
import { minimumInWords } from "./minimum.ts";

const texts = departuresTexts.overview;

interface DayProps {
	/** Local dates. */
	date: string;
	today: string;
	departures: readonly DepartureOfDay[];
	maySell: boolean;
	mayWrite: boolean;
}

/**
 * One day: what is under way stands first and large, then the rest by time. What nobody has booked, and what has left
 * today, is folded.
 */
export function DayOverview({
	title,
	none,
	notBack = [],
	...day
}: DayProps & {
	title: string;
	/** Stands there when nothing leaves. */
	none: string;
	/** Departures of earlier dates whose guests are not back yet. */
	notBack?: readonly DepartureOfDay[];
}) {
	const { date, today, departures, ...may } = day;
	const underWay = departures.filter(({ stage, sold }) => stage === "under way" && sold > 0);
	const isFolded = ({ sold, held, stage }: DepartureOfDay) =>
		sold + held === 0 || (date === today && stage === "done");
	const others = departures.filter((each) => !underWay.includes(each));
	const open = others.filter((each) => !isFolded(each));
	const id = `day-${date}`;
	return (
		<section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
			<div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
				<h2 id={id} className="text-[1.6rem]">
					{title}
				</h2>
				<p className="text-sm text-ink-soft">{dayInWords(date, departures)}</p>
			</div>
			{[...notBack, ...underWay].map((departure) => (
				<UnderWay
					key={departure.id}
					departure={departure}
					isOfEarlierDay={departure.date < date}
					{...may}
				/>
			))}
			{open.length > 0 ? (
				<ul>
					{open.map((departure) => (
						<DepartureLine
							key={departure.id}
							departure={departure}
							isDone={departure.stage === "done"}
							isLater={date > today}
							{...may}
						/>
					))}
				</ul>
			) : null}
			<FoldedDepartures departures={others.filter(isFolded)} maySell={may.maySell} />
			{departures.length === 0 ? <p className="text-ink-soft">{none}</p> : null}
		</section>
	);
}

/** One line each, behind a press: what nobody has booked yet is still sold from here. */
function FoldedDepartures({
	departures,
	maySell,
}: {
	departures: readonly DepartureOfDay[];
	maySell: boolean;
}) {
	if (departures.length === 0) return null;
	const left = departures.filter(({ sold }) => sold > 0).length;
	return (
		<details>
			<summary className="cursor-pointer py-2 font-[550] text-ocean">
				{texts.folded({ left, empty: departures.length - left })}
			</summary>
			<ul>
				{departures.map((departure) => (
					<li
						key={departure.id}
						className="flex flex-wrap items-baseline gap-x-4 border-b border-line py-1.5"
					>
						<time
							dateTime={`${departure.date}T${departure.startTime}`}
							className="whitespace-nowrap lining-nums"
						>
							{departure.startTime}
						</time>
						<h3
							className={`min-w-0 font-sans text-base/normal font-[650] [overflow-wrap:anywhere] ${isOff(departure) ? "line-through" : ""}`}
						>
							{departure.title}
						</h3>
						<span className="text-sm text-ink-soft">{foldedState(departure)}</span>
						<MinimumNote departure={departure} />
						<Fullness departure={departure} />
						<span className="ml-auto flex gap-x-4">
							<ManifestLink departure={departure} />
							<SellLink departure={departure} maySell={maySell} />
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}

function foldedState({ sold, boarded, free, capacity, hasLeft, state }: DepartureOfDay): string {
	if (sold > 0) return texts.cameOf({ boarded, sold });
	return capacity === null || hasLeft || state !== "open" ? "" : texts.freeSeats({ free });
}

function dayInWords(date: string, departures: readonly DepartureOfDay[]): string {
	const guests = departures.reduce((sum, { sold }) => sum + sold, 0);
	const off = departures.filter(isOff).length;
	return texts.day({
		date: formatDate(date, "long"),
		guests,
		departures: departures.length,
		off,
	});
}

interface OfDeparture {
	departure: DepartureOfDay;
	maySell: boolean;
	mayWrite: boolean;
}

function UnderWay({
	departure,
	isOfEarlierDay,
	maySell,
	mayWrite,
}: OfDeparture & { isOfEarlierDay: boolean }) {
	const { date } = departure;
	const to = `/dashboard/departures/${departure.id}`;
	return (
		<article className="grid grid-cols-[minmax(0,1fr)] gap-3.5 rounded-lg bg-paper p-[clamp(1rem,3vw,1.6rem)] shadow-lift">
			<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
				<div className="min-w-0">
					<h3 className="flex flex-wrap items-baseline gap-x-3 text-[1.45rem] [overflow-wrap:anywhere]">
						<time dateTime={`${date}T${departure.startTime}`} className="text-ocean lining-nums">
							{departure.startTime}
						</time>
						{departure.title}
					</h3>
					<p className="text-sm text-ink-soft">
						{isOfEarlierDay
							? texts.onTheRoadSince({ date: formatDate(date, "short") })
							: texts.onTheRoad}
					</p>
				</div>
				<ButtonLink to={to} look="next" className="max-[44.99rem]:w-full">
					<TextWithHidden text={texts.board(departure)} />
				</ButtonLink>
			</div>
			<Crew departure={departure} />
			<Seats departure={departure} />
			<p className="flex flex-wrap gap-x-5">
				<SellLink departure={departure} maySell={maySell} />
				<WriteLink departure={departure} mayWrite={mayWrite} />
			</p>
		</article>
	);
}

function DepartureLine({
	departure,
	isDone,
	isLater,
	maySell,
	mayWrite,
}: OfDeparture & { isDone: boolean; isLater: boolean }) {
	const { date, title, startTime, picture } = departure;
	const struck = isOff(departure) ? "line-through" : "";
	return (
		<li
			className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 border-b border-line py-4 min-[45rem]:grid-cols-[5rem_4rem_minmax(0,1fr)_minmax(9rem,17rem)] min-[45rem]:gap-6 ${isDone ? "text-ink-soft" : ""}`}
		>
			<time
				dateTime={`${date}T${startTime}`}
				className={`font-display text-[1.7rem]/none whitespace-nowrap lining-nums ${struck}`}
			>
				{startTime}
			</time>
			<div className="hidden aspect-square w-16 overflow-hidden rounded-md bg-sand min-[45rem]:block">
				{picture ? <img src={picture.url} alt="" className="size-full object-cover" /> : null}
			</div>
			<div className="min-w-0">
				<h3 className={`text-[1.25rem] [overflow-wrap:anywhere] ${struck}`}>{title}</h3>
				<Crew departure={departure} />
				<MinimumNote departure={departure} />
				{departure.note ? <p className="text-sm text-few">{departure.note}</p> : null}
				{departure.newestMessage ? (
					<p className="text-sm text-few">
						{sharedTexts.guestsWereTold({ message: departure.newestMessage })}
					</p>
				) : null}
			</div>
			<div className="col-span-full min-[45rem]:col-span-1">
				<Seats departure={departure} isDone={isDone} isLater={isLater} />
				<p className="flex flex-wrap gap-x-5">
					<ManifestLink departure={departure} />
					<SellLink departure={departure} maySell={maySell} />
					<WriteLink departure={departure} mayWrite={mayWrite && !isDone} />
				</p>
			</div>
		</li>
	);
}

/** Whether it has enough guests to run, until it has left. */
function MinimumNote({ departure }: { departure: DepartureOfDay }) {
	const { minimum, hasLeft } = departure;
	if (!minimum || hasLeft) return null;
	const words = minimumInWords(minimum);
	return (
		<p className={`text-sm ${minimum.missing > 0 ? "text-few" : "text-ink-soft"}`}>
			{minimum.isUndecided ? <Link to={planPath(departure, "run")}>{words}</Link> : words}
		</p>
	);
}

const linkClass = "inline-block py-2 text-sm font-semibold";

function ManifestLink({ departure: { id, title } }: { departure: DepartureOfDay }) {
	return (
		<Link to={`/dashboard/departures/${id}`} prefetch="intent" className={linkClass}>
			<TextWithHidden text={texts.manifest({ title })} />
		</Link>
	);
}

/** Staff sell until the start. A hotel's user, who has no capacity here, sells at the reception. */
function SellLink({ departure, maySell }: Pick<OfDeparture, "departure" | "maySell">) {
	const { id, state, hasLeft, capacity } = departure;
	if (!maySell || state !== "open" || hasLeft || capacity === null) return null;
	return (
		<Link to={`/dashboard/bookings/new?departure=${id}`} className={linkClass}>
			<TextWithHidden text={texts.sell(departure)} />
		</Link>
	);
}

function WriteLink({ departure, mayWrite }: Pick<OfDeparture, "departure" | "mayWrite">) {
	const { id, title, sold } = departure;
	if (!mayWrite || sold === 0) return null;
	return (
		<Link to={`/dashboard/departures/${id}/write`} className={linkClass}>
			<TextWithHidden text={texts.write({ title })} />
		</Link>
	);
}

const strong = { b: (words: string) => <b className="text-ink">{words}</b> };
const missing = { b: (words: string) => <b className="text-few">{words}</b> };

/** Guide, vehicle, languages, and the first pickup. A hotel's user reads only the languages. */
function Crew({ departure }: { departure: DepartureOfDay }) {
	const { team, needs, languages, firstPickup, firstPoint, firstTold, startTime } = departure;
	const guides = joinedNames(team?.guide ?? []);
	const vehicles = joinedNames(team?.vehicle ?? []);
	const first = stopAsTold({
		time: firstPickup ?? startTime,
		title: firstPoint ?? "",
		newMeeting: firstTold,
	});
	return (
		<p className="flex flex-wrap gap-x-4 text-sm text-ink-soft">
			{team ? (
				<>
					{guides || needs.guide ? (
						<span>
							<RichText
								text={guides ? texts.guide({ name: guides }) : texts.noGuide}
								parts={guides ? strong : missing}
							/>
						</span>
					) : null}
					{vehicles || needs.vehicle ? (
						<span>
							<RichText
								text={vehicles ? texts.vehicle({ name: vehicles }) : texts.noVehicle}
								parts={vehicles ? strong : missing}
							/>
						</span>
					) : null}
				</>
			) : null}
			<span>
				{languages.map((language, position) => (
					<span key={language}>
						{position === 0 ? null : <span className="mx-1 text-edge">·</span>}
						<abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
					</span>
				))}
			</span>
			{team ? (
				<span>
					<RichText
						text={texts.firstPickup({
							stop: [first.time, first.title].filter(Boolean).join(" "),
						})}
						parts={{ b: (words) => <b className="text-ink lining-nums">{words}</b> }}
					/>
				</span>
			) : null}
		</p>
	);
}
