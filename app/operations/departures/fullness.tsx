import { fewSeats } from "#app/departures/departure.ts";
import { departuresTexts } from "#app/messages/staff/departures/departures.ts";
import { Badge } from "#app/ui/badge.tsx";
import type { DepartureOfDay } from "./departure-day.ts";

const words = departuresTexts.fullness;

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
