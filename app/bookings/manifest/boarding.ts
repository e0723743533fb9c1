import * as v from "valibot";

export type Boarding = "picked up" | "no-show";

/** A tick as a form says it: "" takes an earlier tick back. */
export const tickStateSchema = v.picklist(["picked up", "no-show", ""]);
export type TickState = v.InferOutput<typeof tickStateSchema>;

/** A tick that waited longer says nothing about the day any more. */
export const longestWaitMs = 3 * 24 * 60 * 60 * 1000;

/** A phone that takes its time from the network is never further off than this. */
const trustedClockErrorMs = 2 * 60 * 1000;

/** All in milliseconds since 1970. */
interface PressClock {
	/** When the button was pressed, by the clock of the phone. */
	pressedAt: number;
	/** When the tick left the phone, by the same clock. */
	sentAt: number;
	/** When it arrived, by our clock. */
	now: number;
}

/**
 * When a button was really pressed, whatever the phone's clock says: a clock that is clearly wrong is
 * corrected by what it shows when the tick is sent. Never in the future.
 * @returns null when the tick waited too long, or was sent before it was pressed.
 */
export function timeOfPress({ pressedAt, sentAt, now }: PressClock): number | null {
	const clockError = sentAt - now;
	const correction = Math.abs(clockError) <= trustedClockErrorMs ? 0 : clockError;
	const time = Math.min(pressedAt - correction, now);
	const isPossible = pressedAt <= sentAt && now - time <= longestWaitMs;
	return isPossible ? time : null;
}

/** What became of a tick that was sent. */
export const tickAnswerSchema = v.object({
	outcome: v.picklist([
		"taken",
		/** Somebody has said something else about this guest since then. */
		"newer",
		/** The booking is not on this departure any more. */
		"gone",
		"too late",
	]),
	/** How the guest stands now. */
	boarding: v.nullable(v.picklist(["picked up", "no-show"])),
	/** When the server answered. */
	now: v.number(),
});
export type TickAnswer = v.InferOutput<typeof tickAnswerSchema>;
export type TickOutcome = TickAnswer["outcome"];

/**
 * Who made a tick: an id that changes when somebody acts as this user, so that nobody's ticks are sent in
 * another one's name.
 */
export function tickOwner(userId: string, impersonatedBy: string | null): string {
	return impersonatedBy ? `${userId} by ${impersonatedBy}` : userId;
}
