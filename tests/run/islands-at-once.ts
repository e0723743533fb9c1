import { availableParallelism } from "node:os";

/** Tells the browser tests that unit and integration tests run beside them. */
export const bothRunnersVariable = "ISLAND_BOTH_RUNNERS";

/** More than eight need too much memory. */
const atMost = (processes: number) => Math.min(Math.ceil(processes), 8);

/**
 * Processes of the integration tests, each with its own worker and database. Each of them waits now and then for a
 * server or a timer, so two keep one core busy.
 */
export const islandsAtOnce = atMost(2 * availableParallelism());

/** The same for browser tests; fewer beside the others, so that both end at about the same time. */
export const browsersAtOnce = atMost(
	(process.env[bothRunnersVariable] ? 1.5 : 2) * availableParallelism(),
);
