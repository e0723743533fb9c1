import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { sha256Of } from "#app/crypto/digest.server.ts";

/** 256 random bits, URL-safe. */
export function makeSecret(): string {
	return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * What is stored of a secret. One plain hash is enough: 256 random bits can't be tried out, and
 * a lookup by hash gives no time away that would lead to the secret.
 */
export function hashSecret(secret: string): string {
	return encodeBase64urlNoPadding(sha256Of(secret));
}

/** Anything else is not worth a look into the database. */
export function isSecret(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}
