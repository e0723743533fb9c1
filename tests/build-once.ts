import { build } from "#scripts/child.ts";

/** Integration and browser tests run the built worker; `npm test` has built it already and says so. */
export default async function buildOnce(): Promise<void> {
	if (!process.env.ISLAND_IS_BUILT) await build();
}
