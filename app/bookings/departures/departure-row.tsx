import { Link } from "react-router";
import { fewSeats } from "#app/excursions/calendar/departure.ts";
import { Badge } from "#app/ui/badge.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { formatCount, languageName } from "#app/ui/format/format.ts";
import { type DepartureOfDay, freeSeats } from "./departure-day.ts";

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

function Fullness({ departure }: { departure: DepartureOfDay }) {
	const free = freeSeats(departure);
	if (departure.isClosed) return <Badge look="bad">Closed</Badge>;
	if (departure.capacity === null)
		return departure.hasLeft ? <Badge look="grey">Has left</Badge> : null;
	if (departure.sold > departure.capacity) return <Badge look="bad">Oversold</Badge>;
	if (departure.hasLeft) return <Badge look="grey">Has left</Badge>;
	if (free === 0) return <Badge look="grey">Full</Badge>;
	return free <= fewSeats ? <Badge look="sand">{free} left</Badge> : null;
}

/** One cell for each seat; the sentence above says the same in words. */
function SeatCells({ sold, held, capacity }: { sold: number; held: number; capacity: number }) {
	const cells = Math.max(capacity, sold + held, 1);
	return (
		<svg
			viewBox={`0 0 ${cells * 10} 10`}
			preserveAspectRatio="none"
			aria-hidden="true"
			className="mt-1 h-3 w-full"
		>
			{Array.from({ length: cells }, (_, seat) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: a seat is known only by its position
					key={seat}
					x={seat * 10}
					width="8.4"
					height="10"
					vectorEffect="non-scaling-stroke"
					strokeWidth="0.6"
					className={seatLook(seat, sold, held, capacity)}
				/>
			))}
		</svg>
	);
}

function seatLook(seat: number, sold: number, held: number, capacity: number): string {
	if (seat >= capacity) return "fill-danger stroke-danger";
	if (seat < sold) return "fill-sea stroke-sea";
	if (seat < sold + held) return "fill-lagoon/50 stroke-sea";
	return "fill-sand stroke-[#a98a58]";
}
