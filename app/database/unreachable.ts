/** Tells a database that can't be reached, or can't write, from one that refused a statement. */

/**
 * Whether a database call failed on its way, not by what it asked for. The same call may be made again
 * later; whether this one was done after all is not known, unless it was busy.
 */
export function isUnreachable(error: unknown): boolean {
	const chain = causes(error);
	const isDatabaseCall = chain.some(({ name }) => databaseErrors.has(name));
	// a statement that was refused carries SQLite's own code
	const isRefused = chain.some((cause) => /^SQL/.test(codeOf(cause)) && !isBusy(cause));
	return (isDatabaseCall || chain.some(isNetworkFailure)) && !isRefused;
}

const databaseErrors = new Set(["LibsqlError", "DrizzleQueryError", "WriteNotSent"]);

/** Somebody else is writing: the statement was not begun. */
export function isBusy(error: Error): boolean {
	return codeOf(error).startsWith("SQLITE_BUSY");
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
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
