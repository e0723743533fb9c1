import { describeError, stackOf } from "./describe-error.ts";
import { redact } from "./redact.ts";

/** What the worker was doing when something failed. */
export type Subject =
	| "request"
	| "account call"
	| "identity provider"
	| "booking"
	| "booking link"
	| "bookings export"
	| "books"
	| "checkout"
	| "contact message"
	| "waiting list offer"
	| "cron step"
	| "after response"
	| "gateway question"
	| "mail"
	| "mail webhook"
	| "page cache purge"
	| "turnstile"
	| "breached passwords"
	| "payment webhook"
	| "supplier API"
	| "picture"
	| "product call"
	| "refund"
	| "settings";

/** Fields of a fault. They hold names of our own, never what a person typed. */
export interface FaultFields {
	/** Our name of the route, endpoint, call or cron step, without parameters. */
	step?: string;
	provider?: string;
	/** Our id of a payment, which gives no access. */
	paymentId?: string;
	/** What happens next: "left to the cron job". */
	outcome?: string;
}

export interface Fault extends FaultFields {
	level: "error" | "warning";
	subject: Subject;
	/** Name, code and redacted message of the innermost cause. */
	error: string;
	/** Functions and places of our code, the innermost first; without the message. */
	stack?: string[];
}

/**
 * What stands in the log of an error. The types of the fields exclude personal data; an error's message may contain
 * some, so it is redacted here.
 */
export function faultOf(
	level: Fault["level"],
	subject: Subject,
	error: unknown,
	fields: FaultFields,
): Fault {
	const stack = level === "error" ? stackOf(error) : [];
	return {
		level,
		subject,
		...Object.fromEntries(
			Object.entries(fields).map(([name, value]) => [
				name,
				// long and random like a token, but without access
				typeof value === "string" && name !== "paymentId" ? redact(value) : value,
			]),
		),
		error: redact(describeError(error)),
		...(stack.length > 0 ? { stack } : {}),
	};
}
