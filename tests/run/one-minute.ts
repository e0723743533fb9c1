/**
 * Rate limits restart with each minute of the clock, so counted calls must be within one minute. When a minute ends
 * in between, the work is repeated, by another visitor.
 */
export async function withinOneMinute<Result>(act: () => Promise<Result>): Promise<Result> {
	for (let attempt = 0; attempt < 4; attempt += 1) {
		const start = Date.now();
		const result = await act();
		const end = Date.now();
		if (minuteOf(start) === minuteOf(end)) return result;
		// on a loaded machine the work may need a large part of a minute: then it begins with the next one
		const left = minute - (end % minute);
		if (left < 2 * (end - start)) await new Promise((resolve) => setTimeout(resolve, left));
	}
	throw new Error("Four times in a row a minute of the clock ended in between.");
}

const minute = 60_000;
const minuteOf = (time: number) => Math.floor(time / minute);
