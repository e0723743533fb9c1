import { instantOf } from "#app/catalogue/local-date.ts";

interface DayOfDeparture {
	/** Local date of its start. */
	date: string;
	state: "open" | "closed" | "cancelled";
	/** Seats of confirmed bookings. */
	sold: number;
	/** Usual time of the first stop; null without pickups. */
	firstPickup: string | null;
	startTime: string;
	durationMinutes: number;
}

/** True for a departure that does not leave: cancelled, or closed before anybody booked it. */
export function isOff({ state, sold }: Pick<DayOfDeparture, "state" | "sold">): boolean {
	return state === "cancelled" || (state === "closed" && sold === 0);
}

/** Where a departure stands at a moment; the overview opens on the one that is under way. */
type DepartureStage = "off" | "done" | "under way" | "to come";

/** Instants are compared, because a trip may end after midnight or days later, or in the night of a clock change. */
export function stageOf(
	{ date, state, sold, firstPickup, startTime, durationMinutes }: DayOfDeparture,
	{ now, timeZone }: { now: number; timeZone: string },
): DepartureStage {
	if (isOff({ state, sold })) return "off";
	const first = firstPickup !== null && firstPickup < startTime ? firstPickup : startTime;
	if (now < instantOf(date, first, timeZone)) return "to come";
	return now < instantOf(date, startTime, timeZone) + durationMinutes * 60_000
		? "under way"
		: "done";
}
