import { buildForTests } from "#scripts/child.ts";

/** Builds the worker for integration and browser tests, unless `npm test` has built it already. */
export default async function buildOnce(): Promise<void> {
	if (!process.env.ISLAND_IS_BUILT) await buildForTests();
}
