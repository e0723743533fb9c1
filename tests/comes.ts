/**
 * How long a test waits for what must come: long on a machine that has much else to do, and shorter than
 * a test may take, so that it ends with words.
 */
const longestWaitMilliseconds = 45_000;

/** @throws when it does not come, in words that say what was waited for. */
export async function comes<Value>(awaited: Promise<Value>, what: string): Promise<Value> {
	const { promise: given, reject: giveUp } = Promise.withResolvers<never>();
	const seconds = longestWaitMilliseconds / 1000;
	const timer = setTimeout(
		() => giveUp(new Error(`Waited ${seconds} s for ${what}, which did not come.`)),
		longestWaitMilliseconds,
	);
	try {
		return await Promise.race([awaited, given]);
	} finally {
		clearTimeout(timer);
	}
}
