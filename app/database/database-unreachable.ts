/** Tells a database that can't be reached or can't write from one that refused a statement. */
import { causes } from "#app/log/describe-error.ts";

/**
 * True when a call failed on its way. It may be repeated later; whether this call was executed is
 * unknown, unless the database was busy.
 */
export function isUnreachable(error: unknown): boolean {
	const chain = causes(error);
	const isDatabaseCall = chain.some(({ name }) => databaseErrors.has(name));
	// a refused statement carries SQLite's own code
	const isRefused = chain.some(
		(cause) => /^SQL/.test(codeOf(cause)) && !isBusy(cause) && !isUnwritable(cause),
	);
	return (isDatabaseCall || chain.some(isNetworkFailure)) && !isRefused;
}

const databaseErrors = new Set([
	"LibsqlError",
	"LibsqlBatchError",
	"DrizzleQueryError",
	"WriteNotSent",
]);

/** It only reads, or its disk is full or broken. Turso says "BLOCKED" of a database that only reads. */
function isUnwritable(error: Error): boolean {
	return /^SQLITE_(?:READONLY|FULL|IOERR)/.test(codeOf(error));
}

/** Another client is writing; the statement did not begin. */
export function isBusy(error: Error): boolean {
	return codeOf(error).startsWith("SQLITE_BUSY");
}

function codeOf(error: Error): string {
	return "code" in error && typeof error.code === "string" ? error.code : "";
}

function isNetworkFailure({ name, message }: Error): boolean {
	return name === "TimeoutError" || /fetch failed|network|internal error/i.test(message);
}
