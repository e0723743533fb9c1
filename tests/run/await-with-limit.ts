/** Long enough for a loaded machine, and shorter than a test's time-out, so that the test fails with a message. */
const longestWaitMilliseconds = 90_000;

/** @throws a message that names what was awaited, after the longest wait. */
export async function awaitWithLimit<Value>(awaited: Promise<Value>, what: string): Promise<Value> {
	const { promise: limit, reject: giveUp } = Promise.withResolvers<never>();
	const seconds = longestWaitMilliseconds / 1000;
	const timer = setTimeout(
		() => giveUp(new Error(`Waited ${seconds} s for ${what}, which did not come.`)),
		longestWaitMilliseconds,
	);
	try {
		return await Promise.race([awaited, limit]);
	} finally {
		clearTimeout(timer);
	}
}
