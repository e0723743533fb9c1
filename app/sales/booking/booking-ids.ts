import { encodeBase64urlNoPadding } from "@oslojs/encoding";

/** 128 random bits. Attack: guessing the address of a voucher. */
export function makeConfirmId(): string {
	return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(16)));
}

/** Rejects text that cannot be a confirm id before the database is asked. */
export function isConfirmId(text: string): boolean {
	return /^[\w-]{22}$/.test(text);
}

// Without 0, O, 1, I and L, which are confused when spoken or read.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** "IX-7K3F9": one of 28 million, so the caller must try again when it exists already. */
export function makeReference(): string {
	const letters: string[] = [];
	while (letters.length < 5) {
		// 248 is the largest multiple of 31 in a byte; without this limit some letters would be more frequent
		for (const byte of crypto.getRandomValues(new Uint8Array(8))) {
			if (byte < 248 && letters.length < 5) letters.push(alphabet.charAt(byte % 31));
		}
	}
	return `IX-${letters.join("")}`;
}

/** Forms without a key (no JavaScript) count as the same form within this time. */
const keylessWindowMilliseconds = 10 * 60_000;

/**
 * Hashes that identify one sent form by its key and content: a changed day is a new booking, a
 * repeated click is not. A form without a key is identified by its time window; the second hash, of
 * the previous window, covers a repeated click across its edge. A form key gives one hash, which
 * begins with the key's own hash, so that all bookings of one form can be found.
 */
export async function idempotencyKeys(
	content: Record<string, unknown>,
	key: string | undefined,
	now: number,
): Promise<[string, string]> {
	if (key) {
		const ownKey = `${await formKeyHash(key)}.${await hash([key, content])}`;
		return [ownKey, ownKey];
	}
	const window = Math.floor(now / keylessWindowMilliseconds);
	return Promise.all([
		hash([`window ${window}`, content]),
		hash([`window ${window - 1}`, content]),
	]);
}

/** The part before the dot in the idempotency key of each booking of a form; the form key itself is not stored. */
export function formKeyHash(key: string): Promise<string> {
	return hash(["form", key]);
}

/**
 * Idempotency key for a choice that may become only one booking, whatever is typed. Attack:
 * `onceKey` is easy to guess ("handover 7"), so `formKeyHash`, which proves who made a booking,
 * must never find it.
 */
export function onceOnlyKey(onceKey: string): Promise<string> {
	return hash([onceKey, {}]);
}

/** A form key made by our page: 128 random bits (`newFormKey`). Clients of the API may send keys that are easy to guess. */
export function isFormKey(text: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

async function hash(parts: readonly unknown[]): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(parts));
	return encodeBase64urlNoPadding(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
