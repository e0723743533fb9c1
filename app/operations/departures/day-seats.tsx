import { Link } from "react-router";
import { fewSeats } from "#app/departures/departure.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { departuresTexts } from "#app/messages/staff/departures/departures.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { DepartureOfDay } from "./departure-day.server.ts";
import { isOff } from "./departure-day.ts";

const { overview: texts, fullness: words } = departuresTexts;

/** How the figures of a departure stand in its texts. */
const figures = {
	b: (words: string) => <b>{words}</b>,
	soft: (words: string) => <span className="text-sm text-ink-soft">{words}</span>,
};
/** Boarded, expected, free: always in this order. */
export function Seats({
	departure,
	isDone,
	isLater,
}: {
	departure: DepartureOfDay;
	isDone?: boolean;
	/** A later date: nobody can be aboard yet. */
	isLater?: boolean;
}) {
	const { boarded, sold, held, capacity, state } = departure;
	const expected = Math.max(0, sold - boarded);
	return (
		<div>
			<p className="flex flex-wrap items-baseline gap-x-4">
				{isLater ? null : (
					<span>
						<RichText text={texts.boarded({ count: boarded })} parts={figures} />
					</span>
				)}
				<span>
					<RichText
						text={(isDone ? texts.notBoarded : texts.expected)({ count: expected })}
						parts={figures}
					/>
				</span>
				{capacity === null || isDone || state !== "open" ? null : (
					<span>
						<RichText text={texts.free(departure)} parts={figures} />
					</span>
				)}
				{isDone ? null : <Fullness departure={departure} />}
				{isDone || departure.waiting === 0 ? null : (
					<Link to={`/dashboard/departures/${departure.id}/waiting`} className="text-sm">
						{texts.waiting({ count: departure.waiting })}
					</Link>
				)}
			</p>
			{capacity === null || isOff(departure) ? null : (
				<SeatCells boarded={boarded} sold={sold} held={held} capacity={capacity} />
			)}
		</div>
	);
}

/** Says in a word that a departure is closed, full, oversold, nearly full or gone. */
export function Fullness({ departure }: { departure: DepartureOfDay }) {
	const { free, extra, capacity, state, hasLeft, isWhole } = departure;
	if (state !== "open") return <Badge look="bad">{words[state]}</Badge>;
	if (extra > 0) return <Badge look="bad">{words.oversold({ extra })}</Badge>;
	if (hasLeft) return <Badge look="grey">{words.hasLeft}</Badge>;
	if (capacity === null) return null;
	if (isWhole) return <Badge look="grey">{words.whole}</Badge>;
	if (free === 0) return <Badge look="grey">{words.full}</Badge>;
	return free <= fewSeats ? <Badge look="sand">{words.left({ seats: free })}</Badge> : null;
}

/** One cell for each seat, with a dot for a guest who is aboard; a sentence beside it says the same. */
function SeatCells({
	boarded,
	sold,
	held,
	capacity,
}: {
	boarded: number;
	sold: number;
	held: number;
	capacity: number;
}) {
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
			{Array.from({ length: boarded }, (_, seat) => (
				<rect
					// biome-ignore lint/suspicious/noArrayIndexKey: a seat is known only by its position
					key={seat}
					x={seat * 10 + 2.7}
					y="3.5"
					width="3"
					height="3"
					className="fill-white"
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
