import * as v from "valibot";

export type Boarding = "picked up" | "no-show";

/** A tick as a form sends it; "" undoes an earlier tick. */
export const tickStateSchema = v.picklist(["picked up", "no-show", ""]);
export type TickState = v.InferOutput<typeof tickStateSchema>;

/** Milliseconds after which a stored tick is discarded. */
export const longestTickAgeMs = 3 * 24 * 60 * 60 * 1000;

/** Milliseconds. A phone that sets its clock by the network is never further off. */
const trustedClockErrorMs = 2 * 60 * 1000;

/** All in milliseconds since the epoch. */
interface PressClock {
	pressedAt: number;
	sentAt: number;
	/** When the tick arrived, by the server's clock. */
	now: number;
}

/**
 * The time of a press by the server's clock. A phone's clock that is clearly wrong is corrected by
 * its error at the time of sending. Never in the future. A press that seems to be later than its sending was made before
 * the clock was set back: how long ago nobody knows, so the time of its arrival counts.
 * @returns null when the tick is too old.
 */
export function timeOfPress({ pressedAt, sentAt, now }: PressClock): number | null {
	if (pressedAt > sentAt) return now;
	const clockError = sentAt - now;
	const correction = Math.abs(clockError) <= trustedClockErrorMs ? 0 : clockError;
	const time = Math.min(pressedAt - correction, now);
	return now - time <= longestTickAgeMs ? time : null;
}

export interface Boarded {
	/** "picked up" when at least one person came; null while nobody was ticked. */
	state: Boarding | null;
	/** Person numbers, 0 to seats - 1: adults first, then children, then babies. */
	aboard: readonly number[];
}

/** All person numbers of a party. */
export function everybody(seats: number): number[] {
	return Array.from({ length: seats }, (_, number) => number);
}

/** What a tick makes of a booking's boarding, before the server has answered. */
export function afterTick(
	{ aboard }: Boarded,
	{ people, state }: { people: readonly number[]; state: TickState },
): Boarded {
	const otherPeople = aboard.filter((number) => !people.includes(number));
	const now =
		state === "picked up" ? [...otherPeople, ...people].sort((a, b) => a - b) : otherPeople;
	if (now.length > 0) return { state: "picked up", aboard: now };
	return { state: state === "no-show" ? "no-show" : null, aboard: [] };
}
