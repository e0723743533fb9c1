/** An answer that was thrown, ours or the framework's; both have a status. */
interface ThrownAnswer {
	status: number;
	statusText: string;
}

/**
 * An error in one line. Of an error with causes the innermost speaks: a failed query would repeat its
 * statement with everything that a guest typed, its cause says what the database refused.
 */
export function describeError(error: unknown): string {
	if (isThrownAnswer(error)) return `answered ${error.status} ${error.statusText}`.trim();
	if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
	const innermost = innermostOf(error);
	const code = "code" in innermost && typeof innermost.code === "string" ? innermost.code : "";
	// an error without a cause can carry its statement as well
	const [message = ""] = innermost.message.split(/\n?params:/);
	return [innermost.name, code, message].filter(Boolean).join(" ");
}

function isThrownAnswer(error: unknown): error is ThrownAnswer {
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

function innermostOf(error: Error): Error {
	let innermost = error;
	for (let depth = 0; depth < 8 && innermost.cause instanceof Error; depth += 1) {
		innermost = innermost.cause;
	}
	return innermost;
}
