import { availableParallelism } from "node:os";

/** More than eight need too much memory. */
const atMost = (processes: number) => Math.min(Math.ceil(processes), 8);

/**
 * Processes of the integration tests, and of the browser tests, each with its own worker and database. Each of them
 * waits now and then for a server or a timer, so two keep one core busy.
 */
export const islandsAtOnce = atMost(2 * availableParallelism());
