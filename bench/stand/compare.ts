import { median } from "../statistics.ts";
import { type Call, load } from "./load.ts";
import type { RunningWorker } from "./workerd.ts";

export interface Candidate {
	name: string;
	worker: RunningWorker;
	next(): Call;
	/** Runs before each round, unmeasured. */
	before?(): Promise<void>;
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

/** Measures candidates in turn, A B C A B C …, so that disturbances of the machine affect all of them alike. */
export async function compare(candidates: Candidate[], pace: Pace): Promise<Measured[]> {
	const { rounds, seconds, connections } = pace;
	const loaded = async ({ name, worker, next }: Candidate, length: number) => {
		try {
			return await load(worker.url, next, { connections, seconds: length });
		} catch (error) {
			throw new Error(`${name}\n${worker.said()}`, { cause: error });
		}
	};
	// warm-up: until the engine has compiled hot code
	for (const candidate of candidates) {
		await candidate.before?.();
		await loaded(candidate, Math.max(0.5, seconds / 2));
	}
	const turns = candidates.map(() => ({
		requestsASecond: [] as number[],
		cpuMilliseconds: [] as number[],
		latencyMilliseconds: [] as number[],
	}));
	for (let round = 0; round < rounds; round += 1) {
		for (const [position, candidate] of candidates.entries()) {
			const { worker, before } = candidate;
			await loaded(candidate, seconds * wakingShare);
			await before?.();
			const cpu = worker.cpuSeconds();
			const run = await loaded(candidate, seconds);
			const turn = turns[position];
			turn?.requestsASecond.push(run.latencies.length / run.seconds);
			turn?.cpuMilliseconds.push(((worker.cpuSeconds() - cpu) * 1000) / run.latencies.length);
			turn?.latencyMilliseconds.push(median(run.latencies));
		}
	}
	return candidates.map(({ name }, position) => {
		const of = (values: number[] | undefined) => median(values ?? []);
		return {
			name,
			requestsASecond: of(turns[position]?.requestsASecond),
			cpuMilliseconds: of(turns[position]?.cpuMilliseconds),
			latencyMilliseconds: of(turns[position]?.latencyMilliseconds),
		};
	});
}
