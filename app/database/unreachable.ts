/** Tells a database that can't be reached from one that refused a statement. */

/** Whether a database call failed on its way, not by what it asked for. */
export function isUnreachable(error: unknown): boolean {
	const chain = causes(error);
	const isDatabaseCall = chain.some(
		({ name }) => name === "LibsqlError" || name === "DrizzleQueryError",
	);
	// a statement that was refused carries SQLite's own code
	const isRefused = chain.some(
		(cause) => "code" in cause && typeof cause.code === "string" && /^SQL/.test(cause.code),
	);
	return (isDatabaseCall || chain.some(isNetworkFailure)) && !isRefused;
}

function isNetworkFailure({ name, message }: Error): boolean {
	return name === "TimeoutError" || /fetch failed|network|internal error/i.test(message);
}

/** An error and what led to it, the outermost first. */
export function causes(error: unknown): Error[] {
	const chain: Error[] = [];
	for (let cause = error; cause instanceof Error && chain.length < 8; cause = cause.cause) {
		chain.push(cause);
	}
	return chain;
}
