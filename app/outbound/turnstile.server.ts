/**
 * Cloudflare Turnstile checks that a visitor is a person.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
import { logError } from "#app/log/log.ts";
import { outsideCall } from "#app/log/wide-event.server.ts";

export interface TurnstileKeys {
	/** Public: it stands in the HTML of the page with the check. */
	siteKey: string;
	secretKey: string;
	/** Host on which the check must have been made. Attack: a token from another site. */
	hostname: string;
}

/** Form for which the check must have been made. Attack: a token from another form. */
const turnstileAction = "book";
/** Name of the field that Turnstile's widget adds to its form. */
export const turnstileField = "cf-turnstile-response";
export const turnstileOrigin = "https://challenges.cloudflare.com";

export type TurnstileAnswer =
	| "passed"
	/** Invented, used before, older than five minutes, or made for another site or form. */
	| "not passed"
	/** Cloudflare did not answer, so we do not know. */
	| "no answer";

const address = `${turnstileOrigin}/turnstile/v0/siteverify`;
/** Short, because a guest waits for the answer. */
const timeoutMilliseconds = 4000;
/** Longest token that Cloudflare issues, in characters. */
const longestToken = 2048;

/** Cloudflare's published test secrets, which accept every token. */
const testSecrets = [
	"1x0000000000000000000000000000000AA",
	"2x0000000000000000000000000000000AA",
	"3x0000000000000000000000000000000AA",
];

export function isTurnstileTestSecret(secretKey: string): boolean {
	return testSecrets.includes(secretKey);
}

/**
 * Verifies a token at Cloudflare. A token can be used once. @param question.about UUID of what the
 * token is used for: the same question sent again gets the answer of the first one.
 */
export async function verifyTurnstile(
	{ secretKey, hostname }: TurnstileKeys,
	question: { token: string; about: string; visitorAddress: string },
): Promise<TurnstileAnswer> {
	const { token, about, visitorAddress } = question;
	if (token === "" || token.length > longestToken) return "not passed";
	try {
		const answer = await ask({
			secret: secretKey,
			response: token,
			remoteip: visitorAddress,
			idempotency_key: about,
		});
		if (answer.success !== true) return isOurFault(answer) ? "no answer" : "not passed";
		// answers to test keys name another host
		if (isTurnstileTestSecret(secretKey)) return "passed";
		const isBound = answer.hostname === hostname && answer.action === turnstileAction;
		return isBound ? "passed" : "not passed";
	} catch (error) {
		logError("turnstile", error);
		return "no answer";
	}
}

interface SiteverifyAnswer {
	success?: unknown;
	hostname?: unknown;
	action?: unknown;
	"error-codes"?: unknown;
}

async function ask(question: Record<string, string>): Promise<SiteverifyAnswer> {
	const endCall = outsideCall("turnstile");
	const response = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(question),
		// attack: a redirect takes our key elsewhere
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMilliseconds),
	}).finally(endCall);
	const answer: unknown = await response.json().catch(() => null);
	if (typeof answer !== "object" || answer === null)
		throw new Error(`siteverify answered ${response.status} and no JSON`);
	return answer;
}

/** A wrong secret or a fault at Cloudflare, which says nothing about the visitor. */
function isOurFault(answer: SiteverifyAnswer): boolean {
	const codes = answer["error-codes"];
	if (!Array.isArray(codes)) return false;
	const fault = codes.find((code) =>
		["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"].includes(
			code,
		),
	);
	if (fault) logError("turnstile", new Error(`siteverify says ${fault}`));
	return fault !== undefined;
}
