import { Link } from "react-router";
import { ticksTexts } from "#app/messages/staff/departures/ticks.ts";
import { dismiss, useRefused } from "../offline/offline-queue.ts";
import { isSameGuest, type Tick, type TickRefusal } from "../offline/operation.ts";

const texts = ticksTexts.refused;

const reasons: Record<TickRefusal, () => string> = {
	newer: () => texts.newer,
	gone: () => texts.gone,
	"too late": () => texts.tooLate,
};

/** Why a tick was refused; shown until it is dismissed. */
export function RefusedTick({ id, refusal }: { id: string; refusal: TickRefusal }) {
	return (
		<p role="alert" className="text-sm font-semibold text-danger print:hidden">
			{reasons[refusal]()}{" "}
			<button
				type="button"
				onClick={() => void dismiss(id)}
				className="min-h-9 px-1 font-semibold text-ocean underline underline-offset-[0.22em]"
			>
				{texts.understood}
			</button>
		</p>
	);
}

export function RefusedTicksOfGuest({
	departureId,
	bookingId,
}: Pick<Tick, "departureId" | "bookingId">) {
	return useRefused("tick")
		.filter((tick) => isSameGuest(tick, { departureId, bookingId }))
		.map(({ id, refusal }) => <RefusedTick key={id} id={id} refusal={refusal} />);
}

/** Refused ticks of bookings that are no longer on the manifest. */
export function RefusedTicksOfOthers({
	departureId,
	listed,
}: {
	departureId: number;
	listed: readonly { id: number }[];
}) {
	const isListed = (tick: Tick) => listed.some(({ id }) => id === tick.bookingId);
	return useRefused("tick")
		.filter((tick) => tick.departureId === departureId && !isListed(tick))
		.map(({ id, refusal, bookingId }) => (
			<div key={id}>
				<Link to={`/dashboard/bookings/${bookingId}`}>{texts.otherBooking}</Link>
				<RefusedTick id={id} refusal={refusal} />
			</div>
		));
}
