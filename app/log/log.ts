import { type FaultFields, faultOf, type Subject } from "./fault.ts";
import { noteFault, presentRequestId, writeLine } from "./wide-event.server.ts";

export type { Subject } from "./fault.ts";

/** A fault of ours, or of a service that we depend on. */
export function logError(subject: Subject, error: unknown, fields: FaultFields = {}): void {
	write("error", subject, error, fields);
}

/** Caused by the caller, or without harm to anybody. */
export function logWarning(subject: Subject, error: unknown, fields: FaultFields = {}): void {
	write("warning", subject, error, fields);
}

/** Part of the event of its request or step; a line of its own where there is none, or it is written already. */
function write(
	level: "error" | "warning",
	subject: Subject,
	error: unknown,
	fields: FaultFields,
): void {
	const fault = faultOf(level, subject, error, fields);
	if (noteFault(fault)) return;
	const requestId = presentRequestId();
	writeLine(level, requestId ? { ...fault, requestId } : fault);
}
