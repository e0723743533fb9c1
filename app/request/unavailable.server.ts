import { data } from "react-router";
import { causes, isUnreachable } from "#app/database/unreachable.ts";
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
		console.error(`request ${requestId}: database unreachable: ${rootMessage(error)}`);
		throw data(`The excursions could not be read in time. Request ${requestId}.`, {
			status: 503,
			statusText: "Service Unavailable",
			headers: { "Retry-After": "30" },
		});
	}
}

function rootMessage(error: unknown): string {
	return causes(error).at(-1)?.message ?? "unknown";
}
