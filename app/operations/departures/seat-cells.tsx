/** One cell for each seat, with a dot for a guest who is aboard; a sentence beside it says the same. */
export function SeatCells({
	boarded = 0,
	sold,
	held,
	capacity,
}: {
	boarded?: number;
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
