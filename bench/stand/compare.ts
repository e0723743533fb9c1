import { median } from "../statistics.ts";
import { type Call, load } from "./load.ts";
import type { RunningWorker } from "./workerd.ts";

export interface Candidate {
	name: string;
	worker: RunningWorker;
	next(): Call;
	/** Runs before each round, unmeasured. */
	prepare?(): Promise<void>;
}

/** Medians over the rounds. */
export interface Measured {
	name: string;
	requestsASecond: number;
	/** CPU time of the worker's process; NaN where the system does not report it. */
	cpuMilliseconds: number;
	/** With one request at a time on each connection. */
	latencyMilliseconds: number;
}

export interface Pace {
	rounds: number;
	/** For each candidate in each round. */
	seconds: number;
	connections: number;
}

/** Unmeasured share of a turn: an idle process has given back memory and compiled code meanwhile. */
const wakingShare = 0.5;

/**
 * Measures candidates in turn, A B C A B C …, so that disturbances of the machine affect all of them alike. The turns of
 * candidates with the same name count together.
 */
export async function compare(candidates: Candidate[], pace: Pace): Promise<Measured[]> {
	const { rounds, seconds, connections } = pace;
	const loaded = async ({ name, worker, next }: Candidate, length: number) => {
		try {
			return await load(worker.url, next, { connections, seconds: length });
		} catch (error) {
			throw new Error(`${name}\n${worker.errorOutput()}`, { cause: error });
		}
	};
	// warm-up: until the engine has compiled hot code
	for (const candidate of candidates) {
		await candidate.prepare?.();
		await loaded(candidate, Math.max(0.5, seconds / 2));
	}
	const turns = new Map(candidates.map(({ name }) => [name, newTurns()]));
	for (let round = 0; round < rounds; round += 1) {
		for (const candidate of candidates) {
			const { name, worker, prepare } = candidate;
			await loaded(candidate, seconds * wakingShare);
			await prepare?.();
			const cpu = worker.cpuSeconds();
			const run = await loaded(candidate, seconds);
			const turn = turns.get(name);
			turn?.requestsASecond.push(run.latencies.length / run.seconds);
			turn?.cpuMilliseconds.push(((worker.cpuSeconds() - cpu) * 1000) / run.latencies.length);
			turn?.latencyMilliseconds.push(median(run.latencies));
		}
	}
	return [...turns].map(([name, turn]) => ({
		name,
		requestsASecond: median(turn.requestsASecond),
		cpuMilliseconds: median(turn.cpuMilliseconds),
		latencyMilliseconds: median(turn.latencyMilliseconds),
	}));
}

function newTurns() {
	return {
		requestsASecond: [] as number[],
		cpuMilliseconds: [] as number[],
		latencyMilliseconds: [] as number[],
	};
}
