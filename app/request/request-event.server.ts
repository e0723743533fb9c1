import { presentRequestId, recordLogEvent } from "#app/log/wide-event.server.ts";

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const;

/** Answers a request and writes its event, which begins with what is known before the router has looked at it. */
export function recordRequest(
	request: Request,
	answer: () => Promise<Response>,
): Promise<Response> {
	// Attack: a caller invents a method name, which must not reach the log.
	const method = methods.find((each) => each === request.method) ?? ("other" as const);
	const facts = {
		method,
		requestId: request.headers.get("cf-ray") ?? crypto.randomUUID(),
		bytesIn: Number(request.headers.get("content-length")) || undefined,
	};
	return recordLogEvent("request", facts, answer, ({ status }) => ({ status }));
}

export function presentOrNewRequestId(): string {
	return presentRequestId() ?? crypto.randomUUID();
}
