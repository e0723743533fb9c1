import * as v from "valibot";
import { type TickAnswer, tickAnswersSchema } from "./boarding.ts";
import type { SentTicks } from "./sent-ticks.ts";
import type { StoredTick } from "./stored-ticks.ts";

/** Longest wait for an answer, because a bad network may never give one. */
const timeoutMs = 10_000;

export type SendProblem =
	| "no network"
	| "signed out"
	/** Another user is signed in, or this one may no longer tick. */
	| "not allowed";

/** Sends ticks; the server stores a repeated one only once. @returns an answer for each. */
export async function sendTicks(
	owner: string,
	ticks: readonly StoredTick[],
): Promise<ReadonlyMap<string, TickAnswer> | SendProblem> {
	const sent: SentTicks = {
		owner,
		sentAt: Date.now(),
		ticks: ticks.map(({ refusal: _, ...tick }) => tick),
	};
	try {
		const response = await fetch("/dashboard/ticks", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(sent),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.type === "opaqueredirect") return "signed out";
		if (response.status === 403) return "not allowed";
		// a stored tick that no server takes would otherwise hold up all others
		if (response.status === 400) return new Map(ticks.map(({ id }) => [id, refused]));
		const { answers } = v.parse(tickAnswersSchema, await response.json());
		return new Map(ticks.map(({ id }) => [id, answers[id] ?? refused]));
	} catch {
		return "no network";
	}
}

const refused: TickAnswer = { outcome: "gone", boarding: null, twin: null, now: 0 };
