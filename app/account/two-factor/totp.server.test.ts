import { encodeBase32NoPadding } from "@oslojs/encoding";
import { expect, test } from "vitest";
import { matchingStep, newTotpSecret, totpCode, totpStep, totpUri } from "./totp.server.ts";

/** RFC 6238, appendix B: the secret, and the last six of the eight digits. */
const secret = encodeBase32NoPadding(new TextEncoder().encode("12345678901234567890"));

test.each([
	[59, "287082"],
	[1_111_111_109, "081804"],
	[1_111_111_111, "050471"],
	[1_234_567_890, "005924"],
	[2_000_000_000, "279037"],
	[20_000_000_000, "353130"],
])("at %i seconds the code of RFC 6238 is %s", (seconds, code) => {
	expect(totpCode(secret, totpStep(seconds * 1000))).toBe(code);
});

const now = 1_234_567_890_000;
const step = totpStep(now);

test.each([
	[-2, null],
	[-1, step - 1],
	[0, step],
	[1, step + 1],
	[2, null],
])("a code that is %i steps away matches step %j", (offset, matched) => {
	const code = totpCode(secret, step + offset);
	expect(matchingStep(secret, code, { now, lastStep: 0 })).toBe(matched);
});

test("a code whose step or a later one was used is refused", () => {
	const code = totpCode(secret, step);
	expect(matchingStep(secret, code, { now, lastStep: step - 1 })).toBe(step);
	expect(matchingStep(secret, code, { now, lastStep: step })).toBeNull();
	expect(matchingStep(secret, code, { now, lastStep: step + 1 })).toBeNull();
});

test("a code may be typed with a space, and nothing else is right", () => {
	const code = totpCode(secret, step);
	const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
	expect(matchingStep(secret, spaced, { now, lastStep: 0 })).toBe(step);
	for (const wrong of ["", code.slice(1), `${code}0`, `-${code}`, "abcdef"])
		expect(matchingStep(secret, wrong, { now, lastStep: 0 })).toBeNull();
});

test("a new secret has 160 bits, and the address of the QR code names site and user", () => {
	const secretText = newTotpSecret();
	expect(secretText).toMatch(/^[A-Z2-7]{32}$/);
	expect(secretText).not.toBe(newTotpSecret());
	const uri = new URL(totpUri(secretText, "Island & Sons", "ana@example.com"));
	expect(uri.protocol).toBe("otpauth:");
	expect(decodeURIComponent(uri.pathname)).toContain("Island & Sons:ana@example.com");
	expect(Object.fromEntries(uri.searchParams)).toEqual({
		issuer: "Island & Sons",
		algorithm: "SHA1",
		secret: secretText,
		period: "30",
		digits: "6",
	});
});
