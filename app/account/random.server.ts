import { encodeBase32LowerCaseNoPadding } from "@oslojs/encoding";

const bitsOfSign = 5;

/** Small letters and the digits 2 to 7, from the platform's generator: five random bits each. */
export function randomText(length: number): string {
	const bytes = crypto.getRandomValues(new Uint8Array(Math.ceil((length * bitsOfSign) / 8)));
	return encodeBase32LowerCaseNoPadding(bytes).slice(0, length);
}

/** Of a user, account, session or verification: 160 random bits. */
export function newId(): string {
	return randomText(32);
}
