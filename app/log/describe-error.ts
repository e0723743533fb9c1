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
