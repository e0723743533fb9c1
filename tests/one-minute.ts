/**
 * Rate limits restart with each minute of the clock, so counted calls must be within one minute. At the end of a
 * minute the work is repeated, by another visitor.
 */
export async function withinOneMinute<Result>(act: () => Promise<Result>): Promise<Result> {
	const minute = () => Math.floor(Date.now() / 60_000);
	for (let attempt = 0; attempt < 3; attempt += 1) {
		const start = minute();
		const result = await act();
		if (minute() === start) return result;
	}
	throw new Error("Three times in a row a minute of the clock ended in between.");
}
