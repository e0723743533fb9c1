import type { Call } from "./proxy.ts";
import { randomOf } from "./random.ts";

export type Victim = "worker" | "database";
/** Before the call, while it is processed, or between its end and its answer. */
type Moment = "before" | "during" | "after";

export interface Killer {
	victim: Victim;
	/** Counted from the round's first call to the database. */
	nthCall: number;
	moment: Moment;
}

/** What is killed in a round, and at which call. Counting calls makes it the same on every machine. */
export function killersOf(seed: number, round: number): Killer[] {
	const random = randomOf(seed, round, "killers");
	const killers: Killer[] = [];
	// at most one: a worker needs a quarter of a second to restart, and more deaths show nothing new
	if (random.chance(0.4)) killers.push(one("worker"));
	if (random.chance(0.5)) killers.push(one("database"));
	return killers;

	function one(victim: Victim): Killer {
		return {
			victim,
			nthCall: random.between(5, 150),
			moment: random.pick(["before", "during", "after"]),
		};
	}
}

/** Counts the calls and kills at the chosen ones. */
export function watchfulKillers(killers: Killer[], kill: (victim: Victim) => void) {
	let calls = 0;
	const numbers = new WeakMap<Call, number>();
	const strike = (call: Call, moment: Moment) => {
		for (const killer of killers)
			if (killer.moment === moment && killer.nthCall === numbers.get(call)) kill(killer.victim);
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
