import { createHash, createHmac } from "node:crypto";
import { encodeHexLowerCase } from "@oslojs/encoding";
import fc from "fast-check";
import { expect, test } from "vitest";
import { hmacOf, isSameText, keyedHash, sha256Of } from "./digest.server.ts";

test("hashes and signatures equal those of the platform", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), fc.string(), (text, secret) => {
			expect(encodeHexLowerCase(sha256Of(text))).toBe(
				createHash("sha256").update(text).digest("hex"),
			);
			expect(encodeHexLowerCase(hmacOf(secret, text))).toBe(
				createHmac("sha256", secret).update(text).digest("hex"),
			);
		}),
	);
});

test("a known signature (RFC 4231, case 2)", () => {
	expect(encodeHexLowerCase(hmacOf("Jefe", "what do ya want for nothing?"))).toBe(
		"5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
	);
});

test("a keyed hash depends on secret, purpose and text, and equals those already stored", () => {
	const storedHash = keyedHash("a secret", "codes for a hotel's desk", "casa-bruma 471806");
	const key = createHmac("sha256", "a secret").update("codes for a hotel's desk").digest();
	expect(storedHash).toBe(
		createHmac("sha256", key).update("casa-bruma 471806").digest("base64url"),
	);
	expect(keyedHash("another", "codes for a hotel's desk", "casa-bruma 471806")).not.toBe(
		storedHash,
	);
	expect(keyedHash("a secret", "rate limits", "casa-bruma 471806")).not.toBe(storedHash);
});

test("only equal texts are the same", () => {
	expect(isSameText("ñandú", "ñandú")).toBe(true);
	for (const other of ["ñandu", "ñand", "ñandúe", ""])
		expect(isSameText("ñandú", other)).toBe(false);
});
