import * as v from "valibot";
import { type TickAnswer, tickAnswerSchema } from "./boarding.ts";
import type { StoredTick } from "./stored-ticks.ts";

/** Longest wait for an answer, because a bad network may never give one. */
const timeoutMs = 10_000;

export type SendProblem =
	| "no network"
	| "signed out"
	/** Another user is signed in, or this one may no longer tick. */
	| "not allowed";

/** Sends one tick; the server stores a repeated one only once. */
export async function sendTick(owner: string, tick: StoredTick): Promise<TickAnswer | SendProblem> {
	try {
		const response = await fetch(`/dashboard/departures/${tick.departure}/ticks`, {
			method: "POST",
			body: new URLSearchParams({
				owner,
				id: tick.id,
				bookingId: String(tick.bookingId),
				state: tick.state,
				pressedAt: String(tick.pressedAt),
				sentAt: String(Date.now()),
			}),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.type === "opaqueredirect") return "signed out";
		if (response.status === 403) return "not allowed";
		// not a tick of this page: sending it again would be refused again
		if (response.status === 400 || response.status === 404)
			return { outcome: "gone", boarding: null, now: 0 };
		return v.parse(tickAnswerSchema, await response.json());
	} catch {
		return "no network";
	}
}
