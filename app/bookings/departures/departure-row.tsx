import { Link } from "react-router";
import { fewSeats } from "#app/excursions/calendar/departure.ts";
import { departuresTexts } from "#app/messages/catalogues/staff-departures/departures.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { languageName } from "#app/ui/format/format.ts";
import type { DepartureOfDay } from "./departure-day.ts";
import { SeatCells } from "./seat-cells.tsx";

const texts = departuresTexts.row;

/** How the figures of a departure stand in its texts. */
export const figures = {
	b: (words: string) => <b>{words}</b>,
	soft: (words: string) => <span className="text-sm text-ink-soft">{words}</span>,
};

export function DepartureRow({ departure, date }: { departure: DepartureOfDay; date: string }) {
	const { excursionId, title, startTime, picture, pickups, languages, sold, capacity } = departure;
	const to = `/dashboard/departures/${excursionId}/${date}`;
	return (
		<li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 border-b border-line py-4 min-[45rem]:grid-cols-[auto_4rem_minmax(0,1fr)_minmax(9rem,17rem)_auto] min-[45rem]:gap-6">
			<time
				dateTime={`${date}T${startTime}`}
				className="font-display text-[1.7rem]/none whitespace-nowrap lining-nums min-[45rem]:min-w-20"
			>
				{startTime}
			</time>
			<div className="hidden aspect-square w-16 overflow-hidden rounded-md bg-sand min-[45rem]:block">
				{picture ? <img src={picture.url} alt="" className="size-full object-cover" /> : null}
			</div>
			<div className="min-w-0">
				<h2 className="text-[1.3rem] [overflow-wrap:anywhere]">
					<Link to={to} prefetch="intent" className="text-ink no-underline hover:underline">
						{title}
					</Link>
				</h2>
				<p className="text-sm text-ink-soft">
					{texts.pickups({ count: pickups })}
					{languages.map((language, position) => (
						<span key={language}>
							{position === 0 ? " · " : <span className="mx-1 text-edge">·</span>}
							<abbr title={languageName(language)}>{language.toUpperCase()}</abbr>
						</span>
					))}
				</p>
				{departure.note ? <p className="text-sm text-few">{departure.note}</p> : null}
			</div>
			<div className="col-span-full min-[45rem]:col-span-1">
				<p className="flex flex-wrap items-baseline gap-x-2">
					<span>
						<RichText
							text={
								capacity === null
									? texts.yourGuests(departure)
									: texts.sold({ ...departure, seats: capacity })
							}
							parts={figures}
						/>
					</span>
					<Fullness departure={departure} />
				</p>
				{capacity === null ? null : (
					<SeatCells sold={sold} held={departure.held} capacity={capacity} />
				)}
			</div>
			<Link
				to={to}
				prefetch="intent"
				className={buttonClass(
					"outlined",
					"min-h-10! px-4! py-1.5! text-sm! max-[44.99rem]:col-span-full",
				)}
			>
				<TextWithHidden text={texts.manifest({ title })} />
			</Link>
		</li>
	);
}

export function Fullness({ departure }: { departure: DepartureOfDay }) {
	const { free } = departure;
	const words = departuresTexts.fullness;
	if (departure.isClosed) return <Badge look="bad">{words.closed}</Badge>;
	if (departure.capacity === null)
		return departure.hasLeft ? <Badge look="grey">{words.hasLeft}</Badge> : null;
	if (departure.extra > 0) return <Badge look="bad">{words.oversold}</Badge>;
	if (departure.hasLeft) return <Badge look="grey">{words.hasLeft}</Badge>;
	if (free === 0) return <Badge look="grey">{words.full}</Badge>;
	return free <= fewSeats ? <Badge look="sand">{words.left({ seats: free })}</Badge> : null;
}
