import { availableParallelism } from "node:os";

/** What one of them needs at the most, with a browser. */
const bytes = 1.5 * 1024 ** 3;

const perCore = (processes: number) =>
	Math.max(
		1,
		Math.min(
			Math.ceil(processes * availableParallelism()),
			8,
			Math.floor(process.availableMemory() / bytes),
		),
	);

/**
 * Processes of the integration tests, each with its own worker and database. Each of them waits now and then for a
 * server or a timer, so two and a half keep one core busy.
 */
export const islandsAtOnce = perCore(2.5);

/** The same for browser tests, which also wait for pauses of the pages. */
export const browsersAtOnce = perCore(3);
