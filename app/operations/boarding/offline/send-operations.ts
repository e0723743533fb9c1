import * as v from "valibot";
import { answersSchema, type Operation, type OperationAnswer } from "./operation.ts";
import type { SentOperations } from "./sent-operations.ts";

/** Longest wait for an answer, because a bad network may never give one. */
const timeoutMs = 10_000;

export type SendProblem =
	| "no network"
	| "signed out"
	/** Another user is signed in, or this one may no longer do this. */
	| "not allowed";

/** By id; what its user may not do now has none. */
type Answers = Partial<Record<string, OperationAnswer>>;

/** Sends operations. @returns "unreadable" when the server takes no such thing. */
export async function sendOperations(
	owner: string,
	operations: readonly Operation[],
): Promise<Answers | SendProblem | "unreadable"> {
	const request: SentOperations = { owner, sentAt: Date.now(), operations: [...operations] };
	try {
		const response = await fetch("/dashboard/today/operations", {
			method: "POST",
			headers: { "content-type": "application/json" },
			body: JSON.stringify(request),
			// an ended session redirects to the login page
			redirect: "manual",
			signal: AbortSignal.timeout(timeoutMs),
		});
		if (response.type === "opaqueredirect") return "signed out";
		if (response.status === 403) return "not allowed";
		if (response.status === 400) return "unreadable";
		return v.parse(answersSchema, await response.json()).answers;
	} catch {
		return "no network";
	}
}
