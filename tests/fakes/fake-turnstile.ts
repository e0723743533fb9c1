import { randomUUID } from "node:crypto";
import * as v from "valibot";

const question = v.object({
	secret: v.optional(v.string(), ""),
	response: v.optional(v.string(), ""),
	remoteip: v.optional(v.string()),
	idempotency_key: v.optional(v.string()),
});

/**
 * Turnstile's documented siteverify: a token is valid once, for five minutes; the same idempotency key gets the
 * same answer.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export class FakeTurnstile {
	readonly siteKey = "0x4AAAAAAAAfakeSiteKey";
	readonly secretKey = "0x4AAAAAAAAfakeSecretKeyOfTheTests";
	readonly questions: v.InferOutput<typeof question>[] = [];
	isHanging = false;
	isDown = false;
	readonly #tokens = new Map<string, { hostname: string; action: string; at: number }>();
	readonly #answers = new Map<string, object>();

	/** The token that the widget puts into the form. */
	solve(hostname: string, action = "book", at = Date.now()): string {
		const token = `0.${randomUUID()}`;
		this.#tokens.set(token, { hostname, action, at });
		return token;
	}

	answer = async (request: Request): Promise<Response> => {
		const answeredQuestion = v.parse(question, await request.json());
		this.questions.push(answeredQuestion);
		if (this.isHanging) return new Promise<Response>(() => {});
		if (this.isDown) return new Response("upstream", { status: 502 });
		const key = `${answeredQuestion.idempotency_key} ${answeredQuestion.response}`;
		const repeated = answeredQuestion.idempotency_key ? this.#answers.get(key) : undefined;
		const answer = repeated ?? this.#verify(answeredQuestion);
		if (answeredQuestion.idempotency_key) this.#answers.set(key, answer);
		return Response.json(answer);
	};

	#verify({ secret, response }: v.InferOutput<typeof question>): object {
		const refuse = (code: string) => ({ success: false, "error-codes": [code] });
		if (response === "") return refuse("missing-input-response");
		if (secret !== this.secretKey) return refuse("invalid-input-secret");
		const token = this.#tokens.get(response);
		if (!token) return refuse("invalid-input-response");
		this.#tokens.set(response, { ...token, at: 0 });
		if (Date.now() - token.at > 300_000) return refuse("timeout-or-duplicate");
		return accepted(token.hostname, token.action);
	}
}

function accepted(hostname: string, action: string) {
	return {
		success: true,
		challenge_ts: new Date().toISOString(),
		hostname,
		"error-codes": [],
		action,
		cdata: "",
	};
}
