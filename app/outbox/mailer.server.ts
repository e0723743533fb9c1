import type { Mail } from "./outbox.server.ts";

/** Hands a mail to somebody who delivers it. @throws when it was not accepted: it is tried again. */
export interface Mailer {
	send(mail: Mail): Promise<void>;
}

const timeoutMilliseconds = 10_000;

/** Resend's HTTP API (https://resend.com/docs/api-reference/emails/send-email). */
export function resendMailer(apiKey: string, from: string): Mailer {
	return {
		async send(mail) {
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
			// the body may repeat the address: only the status goes into the log
			if (!answer.ok) throw new Error(`The mail provider answered ${answer.status}`);
		},
	};
}

/** For development without a key: a mail counts as sent and can be read at /dev/mail. */
export const keepingMailer: Mailer = { send: async () => {} };
