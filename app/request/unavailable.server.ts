import { data } from "react-router";
import { isUnreachable } from "#app/database/database-unreachable.ts";
import { logError } from "#app/log/log.ts";
import { unavailableTexts } from "#app/messages/texts.ts";
import type { TypedValues } from "#app/ui/form/form.ts";
import type { RequestContext } from "./context.server.ts";

export { isUnreachable };

const unavailableAnswer = {
	status: 503,
	statusText: "Service Unavailable",
	headers: { "Retry-After": "30" },
};

/**
 * Waits for the database; when it can't be reached, the screen ends with 503 and a sentence for the
 * visitor. Errors of a statement are thrown on.
 */
export async function orUnavailable<Answer>(
	{ requestId, language }: Pick<RequestContext, "requestId" | "language">,
	question: Promise<Answer>,
): Promise<Answer> {
	try {
		return await question;
	} catch (error) {
		noteUnreachable(error);
		throw data(unavailableTexts[language].notInTime({ request: requestId }), unavailableAnswer);
	}
}

/** A guest's change, cancellation, answers or deletion of the data that the database did not answer. */
export interface UnsentStepForm {
	step: "answers" | "cancel" | "change" | "erase";
	typedValues: TypedValues;
}

/** Like `orUnavailable`, for a form of a guest's own page: the screen keeps what was typed and sends it again. */
export async function orUnsent<Answer>(
	question: Promise<Answer>,
	form: UnsentStepForm,
): Promise<Answer> {
	try {
		return await question;
	} catch (error) {
		noteUnreachable(error);
		throw data(form, unavailableAnswer);
	}
}

/** @throws every other error. */
function noteUnreachable(error: unknown): void {
	if (!isUnreachable(error)) throw error;
	logError("request", error, { outcome: "answered 503" });
}

/** Requests that could not reach the database, by their context. */
const unanswered = new WeakSet<object>();

export function markDatabaseDown(context: object): void {
	unanswered.add(context);
}

export function wasDatabaseDown(context: object): boolean {
	return unanswered.has(context);
}

/** Without a screen: 503 instead of the framework's 500 while the database is down. */
export function unavailableInstead(answer: Response, context: object): Response {
	if (answer.status !== 500 || !wasDatabaseDown(context)) return answer;
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
