import { expect, test } from "vitest";
import { newRecoveryCodes, recoveryCodeCount, recoveryCodeHash } from "./recovery-codes.server.ts";

test("recovery codes are many, long and different", () => {
	const codes = newRecoveryCodes();
	expect(new Set(codes).size).toBe(recoveryCodeCount);
	for (const code of codes) expect(code).toMatch(/^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
});

test("a code is the same however it is typed, and each server keeps another hash", () => {
	const [code = "", other = ""] = newRecoveryCodes();
	const hash = recoveryCodeHash("secret", code);
	expect(recoveryCodeHash("secret", ` ${code.toUpperCase().replaceAll("-", " ")} `)).toBe(hash);
	expect(recoveryCodeHash("secret", other)).not.toBe(hash);
	expect(recoveryCodeHash("another", code)).not.toBe(hash);
	expect(hash).not.toContain(code);
});
