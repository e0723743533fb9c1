/**
 * `ISLAND_SLOWNESS=6` runs pages at a sixth of the speed and adds time to each database call of the worker. A test
 * that acts or looks too early, which on a fast machine fails once in a thousand runs, then fails each time.
 */
export const slowness = Number(process.env.ISLAND_SLOWNESS ?? 1);

const millisecondsPerDatabaseCall = 25;

export async function slowCall(): Promise<void> {
	if (slowness <= 1) return;
	await new Promise((resolve) => setTimeout(resolve, (slowness - 1) * millisecondsPerDatabaseCall));
}
