import type { Boarding } from "./boarding.ts";

/** Where the van is by the ticks: a stop that it has left, the next one, or one after that. */
export type StopState = "done" | "now" | "coming";

interface RouteGuest {
	seats: number;
	/** Person numbers, see `Boarded`. */
	aboard: readonly number[];
	boarding: Boarding | null;
}

interface RouteStop {
	guests: readonly RouteGuest[];
}

/** Everybody came, or nobody will. */
export function isAnswered({ aboard, seats, boarding }: RouteGuest): boolean {
	return aboard.length >= seats || boarding === "no-show";
}

/**
 * The states of the stops in the order of the route. A stop is done when everybody is ticked. A party of
 * which some did not come counts once somebody is ticked at a later stop: the van has left.
 */
export function stopStates(stops: readonly RouteStop[]): StopState[] {
	const isTicked = ({ boarding }: RouteGuest) => boarding !== null;
	const lastTicked = stops.findLastIndex(({ guests }) => guests.some(isTicked));
	const isDone = stops.map(
		({ guests }, position) =>
			guests.every(isAnswered) || (position < lastTicked && guests.every(isTicked)),
	);
	const next = isDone.indexOf(false);
	return isDone.map((done, position) => (done ? "done" : position === next ? "now" : "coming"));
}

/** Somebody is ticked, and somebody still waits. */
export function isMoving(stops: readonly RouteStop[]): boolean {
	const guests = stops.flatMap((stop) => stop.guests);
	return guests.some(({ boarding }) => boarding !== null) && stopStates(stops).includes("now");
}
