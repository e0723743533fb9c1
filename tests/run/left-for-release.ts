/** Set by `npm test` and not by `npm run test:release`. Vitest and Playwright play every file when they are called by themselves. */
export const dailyTestsVariable = "ISLAND_DAILY_TESTS";

/**
 * Files named `*.release.test.ts` and `*.release.spec.ts`. They prove nothing anew: they repeat what other tests prove
 * in each language, size or outage, or run long programs, and are played before a release (CONTRIBUTING.md).
 */
export const leftForRelease = (kind: "test" | "spec"): string[] =>
	process.env[dailyTestsVariable] === "1" ? [`**/*.release.${kind}.ts`] : [];

/** Guests who press at once: fewer in the daily tests, all before a release. */
export const crowdOf = (guests: { daily: number; release: number }): number =>
	process.env[dailyTestsVariable] === "1" ? guests.daily : guests.release;
