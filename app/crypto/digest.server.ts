/** Hashes and signatures of texts, and their comparison, by the packages of oslo. */
import { hmac } from "@oslojs/crypto/hmac";
import { SHA256, sha256 } from "@oslojs/crypto/sha2";
import { constantTimeEqual } from "@oslojs/crypto/subtle";
import { encodeBase64urlNoPadding } from "@oslojs/encoding";

const utf8 = new TextEncoder();

export function sha256Of(text: string): Uint8Array {
	return sha256(utf8.encode(text));
}

/** RFC 2104 with SHA-256. */
export function hmacOf(secret: string, text: string): Uint8Array {
	return hmac(SHA256, utf8.encode(secret), utf8.encode(text));
}

/**
 * What is stored of a text that could be guessed, like an address or a code of six figures: without the
 * secret nobody can try them all. Each purpose has a key of its own, so that the same text has another
 * hash wherever else one is kept.
 * @returns 43 characters of base64url.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
	const key = hmacOf(secret, purpose);
	return encodeBase64urlNoPadding(hmac(SHA256, key, utf8.encode(text)));
}

/** Takes the same time wherever two texts of one length differ: time must not lead to a secret. */
export function isSameText(one: string, other: string): boolean {
	return constantTimeEqual(utf8.encode(one), utf8.encode(other));
}
