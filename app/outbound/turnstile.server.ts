/**
 * Cloudflare Turnstile: whether a visitor has shown that he is a person.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
import { logError } from "#app/log/log.ts";

export interface TurnstileKeys {
	/** Public: it stands in the page of a visitor who is asked. */
	siteKey: string;
	secretKey: string;
	/** Where the check must have been made: a token of another site is no proof here. */
	hostname: string;
}

/** What the check was made for: a token that was made for another form is no proof here. */
export const turnstileAction = "book";
/** The field that Turnstile's widget puts into its form. */
export const turnstileField = "cf-turnstile-response";
export const turnstileOrigin = "https://challenges.cloudflare.com";

export type TurnstileAnswer =
	| "proven"
	/** Made up, used before, older than five minutes, or made for another site or form. */
	| "not proven"
	/** Nobody knows: Cloudflare does not answer. */
	| "no answer";

const address = `${turnstileOrigin}/turnstile/v0/siteverify`;
/** A guest waits in front of the screen. */
const timeoutMilliseconds = 4000;
/** As long as Cloudflare's tokens can be. */
const longestToken = 2048;

/** Cloudflare's published keys for tests; anybody passes with them. */
const testSecrets = [
	"1x0000000000000000000000000000000AA",
	"2x0000000000000000000000000000000AA",
	"3x0000000000000000000000000000000AA",
];

export function isTurnstileTestSecret(secretKey: string): boolean {
	return testSecrets.includes(secretKey);
}

/**
 * Asks Cloudflare about a token, which is good once.
 * @param question.about a UUID of what the token is shown for: only the very same question, sent once more,
 * gets the answer of the first one.
 */
export async function verifyTurnstile(
	{ secretKey, hostname }: TurnstileKeys,
	question: { token: string; about: string; visitorAddress: string },
): Promise<TurnstileAnswer> {
	const { token, about, visitorAddress } = question;
	if (token === "" || token.length > longestToken) return "not proven";
	try {
		const answer = await ask({
			secret: secretKey,
			response: token,
			remoteip: visitorAddress,
			idempotency_key: about,
		});
		if (answer.success !== true) return isOurFault(answer) ? "no answer" : "not proven";
		// the answers to test keys name no site of ours
		if (isTurnstileTestSecret(secretKey)) return "proven";
		const isBound = answer.hostname === hostname && answer.action === turnstileAction;
		return isBound ? "proven" : "not proven";
	} catch (error) {
		logError("person check", error);
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
	const response = await fetch(address, {
		method: "POST",
		headers: { "content-type": "application/json" },
		body: JSON.stringify(question),
		signal: AbortSignal.timeout(timeoutMilliseconds),
	});
	const answer: unknown = await response.json().catch(() => null);
	if (typeof answer !== "object" || answer === null)
		throw new Error(`siteverify answered ${response.status} and no JSON`);
	return answer;
}

/** A wrong secret, or trouble at Cloudflare: it says nothing of the visitor. */
function isOurFault(answer: SiteverifyAnswer): boolean {
	const codes = answer["error-codes"];
	if (!Array.isArray(codes)) return false;
	const fault = codes.find((code) =>
		["missing-input-secret", "invalid-input-secret", "bad-request", "internal-error"].includes(
			code,
		),
	);
	if (fault) logError("person check", new Error(`siteverify says ${fault}`));
	return fault !== undefined;
}
