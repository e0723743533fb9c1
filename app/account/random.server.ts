const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Letters and digits, unbiased, from the platform's generator: 5.95 bits each. */
export function randomText(length: number): string {
	let text = "";
	while (text.length < length) {
		// two of 64 values name no sign and are thrown away: a remainder would favour some signs
		for (const byte of crypto.getRandomValues(new Uint8Array(length - text.length))) {
			text += alphabet[byte & 63] ?? "";
		}
	}
	return text;
}

/** Of a user, account, session or verification. */
export function newId(): string {
	return randomText(32);
}
