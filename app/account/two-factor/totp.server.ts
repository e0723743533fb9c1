/**
 * Codes of authenticator apps: TOTP (RFC 6238) with SHA-1, 30 seconds and six digits, the only setting that every app
 * understands. The library's own check knows neither our clock nor the step that matched, so steps are tried here.
 */
import { decodeBase32IgnorePadding, encodeBase32NoPadding } from "@oslojs/encoding";
import { createTOTPKeyURI, generateHOTP } from "@oslojs/otp";
import { isSameText } from "#app/crypto/digest.server.ts";

const periodSeconds = 30;
const digits = 6;
/** RFC 4226, section 4, R6: the length of a SHA-1. */
const secretBytes = 20;
/** RFC 6238, section 5.2: one step of delay for a slow hand and a clock that goes wrong, either way. */
const steps = [0, -1, 1];

/** A new secret in base32, as people type it into an app. */
export function newTotpSecret(): string {
	return encodeBase32NoPadding(crypto.getRandomValues(new Uint8Array(secretBytes)));
}

/** What the QR code holds (Key Uri Format of Google Authenticator). */
export function totpUri(secret: string, issuer: string, accountName: string): string {
	return createTOTPKeyURI(
		issuer,
		accountName,
		decodeBase32IgnorePadding(secret),
		periodSeconds,
		digits,
	);
}

/** @param now milliseconds. */
export function totpStep(now: number): number {
	return Math.floor(now / (periodSeconds * 1000));
}

export function totpCode(secret: string, step: number): string {
	return generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), digits);
}

/**
 * The time step of a right code, or null. Attack (replay): a code is good for up to 90 seconds, so somebody who has read
 * it over a shoulder could use it again; steps up to `lastStep` are never right.
 */
export function matchingStep(
	secret: string,
	code: string,
	{ now, lastStep }: { now: number; lastStep: number },
): number | null {
	const typedCode = code.replaceAll(/\s/g, "");
	const presentStep = totpStep(now);
	// all of them, so that the time does not tell which one matched
	const right = steps
		.map((offset) => presentStep + offset)
		.filter((step) => isSameText(totpCode(secret, step), typedCode) && step > lastStep);
	return right[0] ?? null;
}
