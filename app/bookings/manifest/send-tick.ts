import * as v from "valibot";
import { type TickAnswer, tickAnswerSchema } from "./boarding.ts";
import type { StoredTick } from "./stored-ticks.ts";

/** A network that leads nowhere must not hold a tick for longer. */
const timeoutMs = 10_000;

export type SendProblem =
	| "no network"
	| "signed out"
	/** Another user is signed in by now, or this one may not tick any more. */
	| "not allowed";

/** Sends one tick; sent twice it is taken once. */
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
			// a lost session leads to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.type === "opaqueredirect") return "signed out";
		if (response.status === 403) return "not allowed";
		// nothing that this page made: it would be refused for ever
		if (response.status === 400 || response.status === 404)
			return { outcome: "gone", boarding: null, now: 0 };
		return v.parse(tickAnswerSchema, await response.json());
	} catch {
		return "no network";
	}
}
