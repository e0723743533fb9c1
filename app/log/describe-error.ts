/** One line by the innermost cause; a failed query itself would repeat what a guest typed. */
export function describeError(error: unknown): string {
	if (isThrownAnswer(error)) return `answered ${error.status} ${error.statusText}`.trim();
	if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
	const innermost = causes(error).at(-1) ?? error;
	const code = "code" in innermost && typeof innermost.code === "string" ? innermost.code : "";
	// an error without a cause may also carry its statement
	const [message = ""] = innermost.message.split(/\n?params:/);
	return [innermost.name, code, message].filter(Boolean).join(" ");
}

/** A thrown Response of ours or of the framework. */
function isThrownAnswer(error: unknown): error is { status: number; statusText: string } {
	return (
		typeof error === "object" &&
		error !== null &&
		!(error instanceof Error) &&
		"status" in error &&
		typeof error.status === "number" &&
		"statusText" in error &&
		typeof error.statusText === "string"
	);
}

/** An error and its causes, the outermost first. */
export function causes(error: unknown): Error[] {
	const chain: Error[] = [];
	for (let cause = error; cause instanceof Error && chain.length < 8; cause = cause.cause) {
		chain.push(cause);
	}
	return chain;
}

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
