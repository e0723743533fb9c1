import { encodeBase64urlNoPadding } from "@oslojs/encoding";
import { sha256Of } from "#app/crypto/digest.server.ts";

/** 256 random bits, URL-safe. */
export function makeSecret(): string {
	return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(32)));
}

/**
 * The stored form of a secret. One plain hash is enough, because 256 random bits cannot be guessed,
 * and the duration of a lookup by hash reveals nothing about the secret.
 */
export function hashSecret(secret: string): string {
	return encodeBase64urlNoPadding(sha256Of(secret));
}

/** Rejects text that cannot be a secret before the database is asked. */
export function isSecret(text: string): boolean {
	return /^[\w-]{43}$/.test(text);
}
