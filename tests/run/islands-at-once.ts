import { availableParallelism } from "node:os";

/**
 * Test processes, each with its own worker and database. Each of them waits now and then for a page, a server or a
 * timer, so two keep one core busy; more than eight need too much memory.
 */
export const islandsAtOnce = Math.min(2 * availableParallelism(), 8);
