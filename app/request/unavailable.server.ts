import { data } from "react-router";
import { isUnreachable } from "#app/database/unreachable.ts";
import { logError } from "#app/log/log.ts";
import type { RequestContext } from "./context.server.ts";

export { isUnreachable };

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
		logError("request", error, { requestId, outcome: "answered 503" });
		throw data(`The excursions could not be read in time. Request ${requestId}.`, {
			status: 503,
			statusText: "Service Unavailable",
			headers: { "Retry-After": "30" },
		});
	}
}

/** Requests whose loader or action could not reach the database; by their context. */
const unanswered = new WeakSet<object>();

export function noteUnanswered(context: object): void {
	unanswered.add(context);
}

export function wasUnanswered(context: object): boolean {
	return unanswered.has(context);
}

/**
 * What a request without a screen is told while the database is away: the framework would call it an
 * error of ours. It may be made again.
 */
export function tryAgainInstead(answer: Response, context: object): Response {
	if (answer.status !== 500 || !wasUnanswered(context)) return answer;
	const headers = new Headers(answer.headers);
	headers.set("Content-Type", "text/plain; charset=utf-8");
	headers.set("Cache-Control", "no-store");
	headers.set("Retry-After", "30");
	return new Response(
		"Our booking system does not answer at the moment. Please try again in a minute.",
		{
			status: 503,
			headers,
		},
	);
}
