/**
 * Codes on paper for a lost telephone; each works once. 120 random bits: with 112 or more a plain hash is enough (OWASP
 * ASVS 5.0, 6.5.2), and nobody can find one by trying.
 */
import { randomText } from "#app/account/random.server.ts";
import { keyedHash } from "#app/crypto/digest.server.ts";

export const recoveryCodeCount = 10;
const length = 24;

/** "abcd-efgh-ijkl-mnop-qrst-uvwx", letters and the digits 2 to 7. */
export function newRecoveryCodes(): string[] {
	return Array.from({ length: recoveryCodeCount }, () =>
		(randomText(length).match(/.{4}/g) ?? []).join("-"),
	);
}

/** The same for a code in capitals, with spaces or without hyphens. */
export function recoveryCodeHash(secret: string, code: string): string {
	const plainCode = code.toLowerCase().replaceAll(/[^a-z0-9]/g, "");
	return keyedHash(secret, "recovery codes", plainCode);
}
