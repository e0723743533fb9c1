import * as v from "valibot";
import { circuitBreakerFor } from "#app/outbound/circuit-breaker.ts";
import type { Mail } from "./outbox.server.ts";
import { qrImagesOf } from "./qr-image.ts";

/** @throws when the delivery service did not accept the mail; the outbox tries again. */
export interface Mailer {
	/** @returns the service's id of the mail, if it gave one. */
	send(mail: Mail): Promise<string | null>;
	/** Development only: nothing is sent, and the stored body is kept for reading. */
	isKeeping?: true;
}

const timeoutMilliseconds = 10_000;

/** The provider rejected this one mail; other mails may still be accepted. */
class MailRefused extends Error {}

/** Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
export function resendMailer(apiKey: string, from: string): Mailer {
	const breaker = circuitBreakerFor("mail provider", {
		isOutage: (error) => !(error instanceof MailRefused),
	});
	return { send: (mail) => breaker.call(() => handOver(mail, apiKey, from)) };
}

async function handOver(mail: Mail, apiKey: string, from: string): Promise<string | null> {
	const answer = await fetch("https://api.resend.com/emails", {
		method: "POST",
		signal: AbortSignal.timeout(timeoutMilliseconds),
		// attack: a redirect takes our key and the mail elsewhere
		redirect: "manual",
		headers: {
			Authorization: `Bearer ${apiKey}`,
			"Content-Type": "application/json",
			// a mail that the provider accepted is not sent twice when its answer got lost
			"Idempotency-Key": mail.dedupeKey,
		},
		body: JSON.stringify({
			from,
			to: [mail.recipient],
			reply_to: mail.replyTo,
			subject: mail.subject,
			text: mail.textBody,
			html: mail.htmlBody,
			// https://resend.com/docs/dashboard/emails/embed-inline-images
			attachments: qrImagesOf(mail.htmlBody).map(({ contentId, content }) => ({
				filename: "qr.png",
				content_type: "image/png",
				content_id: contentId,
				content,
			})),
		}),
	});
	if (answer.ok) {
		const receipt: unknown = await answer.json().catch(() => null);
		// Sent; without an id we can't match a later report that it came back.
		return v.is(receiptSchema, receipt) ? receipt.id : null;
	}
	// the body may repeat the recipient's address, so only the status is logged
	const message = `The mail provider answered ${answer.status}`;
	const isAboutThisMail = answer.status < 500 && answer.status !== 429 && answer.status !== 408;
	throw isAboutThisMail ? new MailRefused(message) : new Error(message);
}

const receiptSchema = v.object({ id: v.pipe(v.string(), v.maxLength(100)) });

/** For development without an API key: every mail counts as sent and can be read at /dev/mail. */
export const keepingMailer: Mailer = { isKeeping: true, send: async () => null };
