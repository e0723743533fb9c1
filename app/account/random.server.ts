import { randomFillSync } from "node:crypto";
import { generateRandomString } from "@oslojs/crypto/random";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Letters and digits, unbiased, from the platform's generator: 5.95 bits each. */
export function randomText(length: number): string {
	return generateRandomString({ read: (bytes) => randomFillSync(bytes) }, alphabet, length);
}

/** Of a user, account, session or verification. */
export function newId(): string {
	return randomText(32);
}
