import type { Call } from "./proxy.ts";
import { randomOf } from "./random.ts";

export type Victim = "worker" | "database";
/** Beside the call that it waits for: before it, while it is worked on, or between its end and its answer. */
type Moment = "before" | "during" | "after";

export interface Killer {
	victim: Victim;
	/** Counted from the round's first call to the database. */
	nthCall: number;
	moment: Moment;
}

/** Who dies in a round, and at which call: a number of calls is the same on every machine. */
export function killersOf(seed: number, round: number): Killer[] {
	const random = randomOf(seed, round, "killers");
	const killers: Killer[] = [];
	// a worker takes a quarter of a second to come back: more than one death a round teaches nothing new
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

/** Watches the calls and strikes. */
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
