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
	| "page cache purge"
	| "person check"
	| "payment webhook"
	| "picture"
	| "product call"
	| "refund";

/** Everything that a line of the log may say beside the error: names of our own, never what somebody typed. */
export interface LogFields {
	/** The `X-Request-Id` of the answer. */
	requestId?: string;
	/** Our own name of the route, endpoint, call or cron step; no address with its parameters. */
	step?: string;
	/** Our name of an identity provider: "google". */
	provider?: string;
	/** Our id of an attempt to pay; it opens nothing. */
	paymentId?: string;
	/** HTTP status of the answer. */
	status?: number;
	/** What becomes of it: "left to the cron job". */
	outcome?: string;
}

/** Random and long, as tokens are, but they open nothing, and a line is found by them. */
const readableIds = new Set(["requestId", "paymentId"]);

/** An error of ours, or of somebody that we depend on. */
export function logError(subject: Subject, error: unknown, fields: LogFields = {}): void {
	console.error(lineOf("error", subject, error, fields));
}

/** What the caller caused, or what costs nobody anything. */
export function logWarning(subject: Subject, error: unknown, fields: LogFields = {}): void {
	console.warn(lineOf("warning", subject, error, fields));
}

/**
 * One line of JSON, which a log store can search by field. The fields can carry no personal data by their
 * types; what slips into an error's message is redacted here, since no caller can know every message.
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
