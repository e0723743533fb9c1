/**
 * Pwned Passwords knows the passwords of public data breaches. We send the first five of forty hexadecimal characters
 * of the SHA-1 hash, and look for the rest in the hundreds of hashes that begin like it, so that neither the service nor
 * anybody between learns the password. https://haveibeenpwned.com/API/v3#PwnedPasswords
 */
import { encodeHexUpperCase } from "@oslojs/encoding";
import { logError } from "#app/log/log.ts";
import { CircuitOpenError, circuitBreakerFor } from "#app/outbound/circuit-breaker.ts";

const rangeAddress = "https://api.pwnedpasswords.com/range/";
const sentCharacters = 5;
/** Short, because a person waits for the answer. */
const timeoutMilliseconds = 2000;
/** An answer has about 40 kB; a longer one is not from the service. */
const longestAnswer = 1024 * 1024;

/** False also where nobody answers: the service being down must keep nobody from choosing a password. */
export async function isBreachedPassword(password: string): Promise<boolean> {
	const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(password));
	const hash = encodeHexUpperCase(new Uint8Array(digest));
	const breaker = circuitBreakerFor("breached passwords", { isOutage: () => true });
	try {
		const range = await breaker.call(() => readRange(hash.slice(0, sentCharacters)));
		return holds(range, hash.slice(sentCharacters));
	} catch (error) {
		// its opening is logged by the failures before
		if (!(error instanceof CircuitOpenError)) logError("breached passwords", error);
		return false;
	}
}

async function readRange(prefix: string): Promise<string> {
	const answer = await fetch(rangeAddress + prefix, {
		headers: {
			// attack: the length of the answer would tell which range was asked for, in spite of the encryption
			"Add-Padding": "true",
			"User-Agent": "Island Excursions",
		},
		redirect: "manual",
		signal: AbortSignal.timeout(timeoutMilliseconds),
	});
	const text = await answer.text();
	if (!answer.ok || text.length > longestAnswer)
		throw new Error(`Pwned Passwords answered ${answer.status}, ${text.length} characters`);
	return text;
}

/** Lines "SUFFIX:COUNT"; those that fill the answer up have the count 0. */
function holds(range: string, suffix: string): boolean {
	return range.split("\n").some((line) => {
		const [end, count] = line.trim().split(":");
		return end === suffix && Number(count) > 0;
	});
}
