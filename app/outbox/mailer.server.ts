import { circuitBreakerFor } from "#app/outbound/circuit-breaker.ts";
import type { Mail } from "./outbox.server.ts";

/** Hands a mail to somebody who delivers it. @throws when it was not accepted: it is tried again. */
export interface Mailer {
	send(mail: Mail): Promise<void>;
	/** Nothing leaves: the row is all there is of a mail, and its bodies stay. Development only. */
	isKeeping?: true;
}

const timeoutMilliseconds = 10_000;

/** The provider said what is wrong with this mail: others may well go through. */
class MailRefused extends Error {}

/** Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
export function resendMailer(apiKey: string, from: string): Mailer {
	const breaker = circuitBreakerFor("mail provider", {
		isOutage: (error) => !(error instanceof MailRefused),
	});
	return { send: (mail) => breaker.call(() => handOver(mail, apiKey, from)) };
}

async function handOver(mail: Mail, apiKey: string, from: string): Promise<void> {
	const answer = await fetch("https://api.resend.com/emails", {
		method: "POST",
		signal: AbortSignal.timeout(timeoutMilliseconds),
		headers: {
			Authorization: `Bearer ${apiKey}`,
			"Content-Type": "application/json",
			// a mail that was accepted while our answer got lost is not sent twice
			"Idempotency-Key": mail.dedupeKey,
		},
		body: JSON.stringify({
			from,
			to: [mail.recipient],
			reply_to: mail.replyTo,
			subject: mail.subject,
			text: mail.textBody,
			html: mail.htmlBody,
		}),
	});
	if (answer.ok) return;
	// the body may repeat the address: only the status goes into the log
	const said = `The mail provider answered ${answer.status}`;
	const isAboutThisMail = answer.status < 500 && answer.status !== 429 && answer.status !== 408;
	throw isAboutThisMail ? new MailRefused(said) : new Error(said);
}

/** For development without a key: a mail counts as sent and can be read at /dev/mail. */
export const keepingMailer: Mailer = { isKeeping: true, send: async () => {} };
