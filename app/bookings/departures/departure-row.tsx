import { Link } from "react-router";
import { fewSeats } from "#app/excursions/calendar/departure.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { formatCount, languageName } from "#app/ui/format/format.ts";
import type { DepartureOfDay } from "./departure-day.ts";
import { SeatCells } from "./seat-cells.tsx";

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
					{formatCount(pickups, { one: "pickup point", other: "pickup points" })}
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
						<b>{sold}</b> {capacity === null ? "of your guests" : `of ${capacity} sold`}
						{departure.held > 0 ? (
							<span className="text-sm text-ink-soft">, {departure.held} held</span>
						) : null}
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
				Manifest<span className="sr-only"> for {title}</span>
			</Link>
		</li>
	);
}

export function Fullness({ departure }: { departure: DepartureOfDay }) {
	const { free } = departure;
	if (departure.isClosed) return <Badge look="bad">Closed</Badge>;
	if (departure.capacity === null)
		return departure.hasLeft ? <Badge look="grey">Has left</Badge> : null;
	if (departure.extra > 0) return <Badge look="bad">Oversold</Badge>;
	if (departure.hasLeft) return <Badge look="grey">Has left</Badge>;
	if (free === 0) return <Badge look="grey">Full</Badge>;
	return free <= fewSeats ? <Badge look="sand">{free} left</Badge> : null;
}
