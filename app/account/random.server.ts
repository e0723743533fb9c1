import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";

const bitsOfSign = 5;

/** a to z and 2 to 7: five random bits per character. */
export function randomText(length: number): string {
	const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil((length * bitsOfSign) / 8)));
	return encodeBase32LowerCaseNoPadding(bytes).slice(0, length);
}

/** Id of a user, account, session or verification: 160 random bits. */
export function newId(): string {
	return randomText(32);
}
