/** A thrown Response of ours or of the framework. */
interface ThrownAnswer {
	status: number;
	statusText: string;
}

/** One line by the innermost cause; a failed query itself would repeat what a guest typed. */
export function describeError(error: unknown): string {
	if (isThrownAnswer(error)) return `answered ${error.status} ${error.statusText}`.trim();
	if (!(error instanceof Error)) return typeof error === "string" ? error : typeof error;
	const innermost = innermostOf(error);
	const code = "code" in innermost && typeof innermost.code === "string" ? innermost.code : "";
	// an error without a cause may also carry its statement
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
