import * as v from "valibot";

export interface DeliveredMail {
	/** Null when the worker sent no key. */
	key: string | null;
	recipient: string;
	subject: string;
	text: string;
}

const letter = v.object({
	to: v.tuple([v.string()]),
	subject: v.string(),
	text: v.string(),
});

/**
 * A fake of Resend's API (https://resend.com/docs/dashboard/emails/idempotency-keys) that records
 * the mails delivered.
 */
export class MailProvider {
	readonly delivered: DeliveredMail[] = [];
	/** Mails sent again under a known key. */
	repeated = 0;
	readonly #known = new Map<string, string>();

	answer = (headers: Headers, body: string): Response => {
		const key = headers.get("idempotency-key");
		const bodyBefore = key ? this.#known.get(key) : undefined;
		if (bodyBefore !== undefined && bodyBefore !== body) {
			return Response.json({ name: "invalid_idempotent_request" }, { status: 409 });
		}
		if (bodyBefore !== undefined) {
			this.repeated += 1;
			return Response.json({ id: key });
		}
		if (key) this.#known.set(key, body);
		const { to, subject, text } = v.parse(letter, JSON.parse(body));
		this.delivered.push({ key, recipient: to[0], subject, text });
		return Response.json({ id: key ?? "mail" });
	};
}
