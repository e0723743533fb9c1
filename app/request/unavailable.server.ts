import { data } from "react-router";
import type { RequestContext } from "./context.server.ts";

/**
 * Waits for the database; when it cannot be reached, the screen ends with 503 and a sentence that
 * may be shown. An error of a statement itself is ours and stays one.
 */
export async function orUnavailable<Answer>(
	{ requestId }: Pick<RequestContext, "requestId">,
	question: Promise<Answer>,
): Promise<Answer> {
	try {
		return await question;
	} catch (error) {
		if (!isUnreachable(error)) throw error;
		console.error(`request ${requestId}: database unreachable: ${rootMessage(error)}`);
		throw data(`The excursions could not be read in time. Request ${requestId}.`, {
			status: 503,
			statusText: "Service Unavailable",
			headers: { "Retry-After": "30" },
		});
	}
}

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

function causes(error: unknown): Error[] {
	const chain: Error[] = [];
	for (let cause = error; cause instanceof Error && chain.length < 8; cause = cause.cause) {
		chain.push(cause);
	}
	return chain;
}

function rootMessage(error: unknown): string {
	return causes(error).at(-1)?.message ?? "unknown";
}
