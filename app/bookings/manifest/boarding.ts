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
	/** When the button was pressed, by the phone's clock. */
	pressedAt: number;
	/** When the tick was sent, by the phone's clock. */
	sentAt: number;
	/** When the tick arrived, by the server's clock. */
	now: number;
}

/**
 * The time of a press by the server's clock. A phone's clock that is clearly wrong is corrected by
 * its error at the time of sending. Never in the future.
 * @returns null when the tick is too old, or was sent before it was pressed.
 */
export function timeOfPress({ pressedAt, sentAt, now }: PressClock): number | null {
	const clockError = sentAt - now;
	const correction = Math.abs(clockError) <= trustedClockErrorMs ? 0 : clockError;
	const time = Math.min(pressedAt - correction, now);
	const isPossible = pressedAt <= sentAt && now - time <= longestTickAgeMs;
	return isPossible ? time : null;
}

export const tickAnswerSchema = v.object({
	outcome: v.picklist([
		"taken",
		/** A later tick about this guest exists. */
		"newer",
		/** The booking is no longer on this departure. */
		"gone",
		"too late",
	]),
	/** The guest's present state. */
	boarding: v.nullable(v.picklist(["picked up", "no-show"])),
	/** Milliseconds since the epoch when the server answered. */
	now: v.number(),
});
export type TickAnswer = v.InferOutput<typeof tickAnswerSchema>;

/**
 * The owner of stored ticks. It differs during impersonation, so that ticks are never sent in
 * another user's name.
 */
export function tickOwner(userId: string, impersonatedBy: string | null): string {
	return impersonatedBy ? `${userId} by ${impersonatedBy}` : userId;
}
