/** Hashes, signatures and their comparison, by the oslo packages. */
import { hmac } from "@oslojs/crypto/hmac";
import { SHA256, sha256 } from "@oslojs/crypto/sha2";
import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";

const utf8 = new TextEncoder();

export function sha256Of(text: string): Uint8Array {
	return sha256(utf8.encode(text));
}

/** RFC 2104 with SHA-256. */
export function hmacOf(secret: string | Uint8Array, text: string): Uint8Array {
	const key = typeof secret === "string" ? utf8.encode(secret) : secret;
	return hmac(SHA256, key, utf8.encode(text));
}

/**
 * Hash of a text that could be guessed, such as an email address or a six-figure code: without the
 * secret nobody can find it by trying. Each purpose has its own key, so the same text has different
 * hashes in different tables. @returns 43 characters of base64url.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
	const key = hmacOf(secret, purpose);
	return encodeBase64urlNoPadding(hmac(SHA256, key, utf8.encode(text)));
}

/** Attack (timing): the duration must not tell how much of a secret was right. */
export function isSameText(one: string, other: string): boolean {
	return constantTimeEqual(utf8.encode(one), utf8.encode(other));
}
