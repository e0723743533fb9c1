import { randomOf } from "../random.ts";
import type { Call } from "../servers/proxy.ts";

export type KillTarget = "worker" | "database";
/** Before the call, while it is processed, or between its end and its answer. */
type Moment = "before" | "during" | "after";

export interface PlannedKill {
	target: KillTarget;
	/** Counted from the round's first call to the database. */
	nthCall: number;
	moment: Moment;
}

/** What is killed in a round, and at which call. Counting calls makes it the same on every machine. */
export function plannedKillsOf(seed: number, round: number): PlannedKill[] {
	const random = randomOf(seed, round, "killers");
	const kills: PlannedKill[] = [];
	// at most one: a worker needs a quarter of a second to restart, and more deaths show nothing new
	if (random.chance(0.4)) kills.push(one("worker"));
	if (random.chance(0.5)) kills.push(one("database"));
	return kills;

	function one(target: KillTarget): PlannedKill {
		return {
			target,
			nthCall: random.between(5, 150),
			moment: random.pick(["before", "during", "after"]),
		};
	}
}

/** Counts the calls and kills at the chosen ones. */
export function killAtCalls(kills: PlannedKill[], kill: (target: KillTarget) => void) {
	let calls = 0;
	const numbers = new WeakMap<Call, number>();
	const strike = (call: Call, moment: Moment) => {
		for (const planned of kills)
			if (planned.moment === moment && planned.nthCall === numbers.get(call)) kill(planned.target);
	};
	return {
		before(call: Call) {
			if (call.channel !== "database") return;
			calls += 1;
			numbers.set(call, calls);
			strike(call, "before");
		},
		during: (call: Call) => strike(call, "during"),
		after: (call: Call) => strike(call, "after"),
	};
}
