import { encodeBase64urlNoPadding } from "@oslojs/encoding";

/** 128 random bits: nobody guesses the address of a voucher. */
export function makeConfirmId(): string {
	return encodeBase64urlNoPadding(crypto.getRandomValues(new Uint8Array(16)));
}

/** What a confirm id looks like; anything else is not worth a look into the database. */
export function isConfirmId(text: string): boolean {
	return /^[\w-]{22}$/.test(text);
}

// Read out on the phone and over an engine: no 0/O, no 1/I/L.
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";

/** "IX-7K3F9": 28 million of them; whoever stores one must be ready to draw again. */
export function makeReference(): string {
	const letters: string[] = [];
	while (letters.length < 5) {
		// 248 is the largest multiple of 31 in a byte: above it some letters would come up more often
		for (const byte of crypto.getRandomValues(new Uint8Array(8))) {
			if (byte < 248 && letters.length < 5) letters.push(alphabet.charAt(byte % 31));
		}
	}
	return `IX-${letters.join("")}`;
}

/** Forms without a key (no JavaScript) count as the same within this time. */
const keylessWindowMilliseconds = 10 * 60_000;

/**
 * Hashes that stand for "this very form": its key and all of its content, so that a guest who goes
 * back and changes the day gets a new booking, and one who clicks twice does not. A form without a key
 * is told apart by time; the second hash, of the window before, covers a click across its edge. A
 * form key gives one hash, which begins with that of the key: all bookings of one form are found by it.
 */
export async function idempotencyKeys(
	content: Record<string, unknown>,
	key: string | undefined,
	now: number,
): Promise<[string, string]> {
	if (key) {
		const own = `${await formKeyHash(key)}.${await hash([key, content])}`;
		return [own, own];
	}
	const window = Math.floor(now / keylessWindowMilliseconds);
	return Promise.all([
		hash([`window ${window}`, content]),
		hash([`window ${window - 1}`, content]),
	]);
}

/** Stands before the dot in the idempotency key of each booking of a form; the form key itself is not stored. */
export function formKeyHash(key: string): Promise<string> {
	return hash(["form", key]);
}

/**
 * For what may become one booking only, whatever is typed. Attack: `onceKey` counts up ("handover 7"), so
 * it must not be found by `formKeyHash`, which proves whose a booking is.
 */
export function onceOnlyKey(onceKey: string): Promise<string> {
	return hash([onceKey, {}]);
}

/** A form key as our page makes it: 122 random bits. Callers of the API may send keys that are easy to guess. */
export function isFormKey(text: string): boolean {
	return /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
}

async function hash(parts: readonly unknown[]): Promise<string> {
	const bytes = new TextEncoder().encode(JSON.stringify(parts));
	return encodeBase64urlNoPadding(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}
