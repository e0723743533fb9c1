import { describeError } from "./describe-error.ts";
import { redact } from "./redact.ts";

/** What the worker was doing when something failed. */
export type Subject =
	| "request"
	| "account call"
	| "identity provider"
	| "booking"
	| "booking link"
	| "bookings export"
	| "checkout"
	| "contact message"
	| "cron"
	| "gateway question"
	| "mail"
	| "mail webhook"
	| "page cache purge"
	| "turnstile"
	| "payment webhook"
	| "picture"
	| "product call"
	| "refund";

/** Fields of a log line. They hold names of our own, never what a person typed. */
export interface LogFields {
	/** The `X-Request-Id` of the answer. */
	requestId?: string;
	/** Our name of the route, endpoint, call or cron step, without parameters. */
	step?: string;
	provider?: string;
	/** Our id of a payment, which gives no access. */
	paymentId?: string;
	status?: number;
	/** What happens next: "left to the cron job". */
	outcome?: string;
}

/** Long and random like tokens, but without access, and needed to find a line. */
const readableIds = new Set(["requestId", "paymentId"]);

/** A fault of ours, or of a service that we depend on. */
export function logError(subject: Subject, error: unknown, fields: LogFields = {}): void {
	console.error(lineOf("error", subject, error, fields));
}

/** Caused by the caller, or without harm to anybody. */
export function logWarning(subject: Subject, error: unknown, fields: LogFields = {}): void {
	console.warn(lineOf("warning", subject, error, fields));
}

/**
 * One line of JSON, searchable by field. The types of the fields exclude personal data; an error's
 * message may contain some, so it is redacted here.
 */
function lineOf(level: string, subject: Subject, error: unknown, fields: LogFields): string {
	return JSON.stringify({
		level,
		subject,
		...Object.fromEntries(
			Object.entries(fields).map(([name, value]) => [
				name,
				typeof value === "string" && !readableIds.has(name) ? redact(value) : value,
			]),
		),
		error: redact(describeError(error)),
	});
}
