const mostFrames = 8;
const frame = /^\s+at (?:(?<name>[\w$.<># [\]]+) \()?(?:\S*\/)?(?<place>[\w$.-]+:\d+:\d+)\)?$/;

/**
 * Where an error was thrown: "settleOnce app.js:1:2345". Only lines after the message are read: a message may contain
 * what somebody typed, also in the form of such a line.
 */
export function stackOf(error: unknown): string[] {
	if (!(error instanceof Error) || typeof error.stack !== "string") return [];
	const end = error.stack.indexOf(error.message);
	if (end < 0) return [];
	return error.stack
		.slice(end + error.message.length)
		.split("\n")
		.flatMap((line) => {
			const { name, place } = frame.exec(line)?.groups ?? {};
			return place ? [name ? `${name} ${place}` : place] : [];
		})
		.slice(0, mostFrames);
}
