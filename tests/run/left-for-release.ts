/** Set by `npm test` and not by `npm run test:release`. Vitest and Playwright play every file when they are called by themselves. */
export const dailyTestsVariable = "ISLAND_DAILY_TESTS";

/**
 * Files named `*.release.test.ts` and `*.release.spec.ts` repeat a proof in each language, size or outage, walk in a
 * browser what cheaper tests hold, or run long programs. They are played before a release (CONTRIBUTING.md).
 */
export const leftForRelease = (kind: "test" | "spec"): string[] =>
	process.env[dailyTestsVariable] === "1" ? [`**/*.release.${kind}.ts`] : [];

/** How many guests press at once: a few in the daily tests, a crowd before a release. */
export const crowdOf = (guests: { daily: number; release: number }): number =>
	process.env[dailyTestsVariable] === "1" ? guests.daily : guests.release;
