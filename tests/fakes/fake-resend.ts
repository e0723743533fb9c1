import { createHmac, randomUUID } from "node:crypto";

interface Signing {
	id?: string;
	/** Seconds since the epoch. */
	at?: number;
	secret?: string;
}

/** The mail provider: takes every mail, and reports what became of it as Resend documents it. */
export class FakeResend {
	readonly webhookSecret = `whsec_${Buffer.from("a signing key of the tests").toString("base64")}`;
	/** Each accepted mail's id, by its recipient. */
	readonly accepted: { id: string; to: string }[] = [];
	/** Recipients whose mails it refuses. */
	readonly refused = new Set<string>();
	readonly #answers = new Map<string, string>();

	/**
	 * https://resend.com/docs/api-reference/emails/send-email; a repeated key gets the first answer. A refusal is one of
	 * https://resend.com/docs/api-reference/errors
	 */
	answer = async (request: Request): Promise<Response> => {
		const key = request.headers.get("idempotency-key") ?? randomUUID();
		const { to } = (await request.json()) as { to: string[] };
		if (to.some((address) => this.refused.has(address)))
			return Response.json({ name: "validation_error", message: "Invalid `to`" }, { status: 422 });
		const id = this.#answers.get(key) ?? randomUUID();
		if (!this.#answers.has(key)) this.accepted.push({ id, to: to[0] ?? "" });
		this.#answers.set(key, id);
		return Response.json({ id });
	};

	/** https://resend.com/docs/dashboard/webhooks/event-types */
	event(type: string, mailId: string, createdAt = new Date()): string {
		return JSON.stringify({
			type,
			created_at: createdAt.toISOString(),
			data: { email_id: mailId, created_at: createdAt.toISOString(), subject: "A mail" },
		});
	}

	/** https://docs.svix.com/receiving/verifying-payloads/how-manual */
	sign(body: string, { id = `msg_${randomUUID()}`, at, secret }: Signing = {}) {
		const seconds = String(at ?? Math.floor(Date.now() / 1000));
		const key = Buffer.from((secret ?? this.webhookSecret).slice("whsec_".length), "base64");
		const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
		return {
			"svix-id": id,
			"svix-timestamp": seconds,
			"svix-signature": `v1,${signature}`,
			"content-type": "application/json",
		};
	}
}
