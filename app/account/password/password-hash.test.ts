import { scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { currentCost, hashPassword, verifyPassword } from "./password-hash.server.ts";

const cheap = { cpu: 16, blockSize: 1, parallel: 1 };

describe("a password hash", () => {
	test("is right for its password and for no other", async () => {
		const stored = await hashPassword("correct horse", cheap);
		expect(await verifyPassword("correct horse", stored, cheap)).toEqual({
			valid: true,
			outdated: false,
		});
		for (const wrong of ["", "correct hors", "correct horse ", "Correct horse"])
			expect((await verifyPassword(wrong, stored, cheap)).valid).toBe(false);
	});

	test("differs each time and carries its parameters", async () => {
		const [first, second] = await Promise.all([hashPassword("x", cheap), hashPassword("x", cheap)]);
		expect(first).not.toBe(second);
		expect(first).toMatch(/^scrypt\$16\$1\$1\$/);
	});

	test("is scrypt by RFC 7914", async () => {
		const stored = await hashPassword("pleaseletmein", cheap);
		const [, , , , salt = "", key] = stored.split("$");
		const expected = scryptSync("pleaseletmein", Buffer.from(salt, "base64url"), 32, {
			N: 16,
			r: 1,
			p: 1,
		});
		expect(key).toBe(expected.toString("base64url"));
	});

	test("has a cost that OWASP recommends and that fits into a Worker's memory", async () => {
		expect(currentCost).toEqual({ cpu: 32_768, blockSize: 8, parallel: 3 });
		const stored = await hashPassword("correct horse");
		expect(await verifyPassword("correct horse", stored)).toEqual({ valid: true, outdated: false });
	});

	test("with an older cost is right but outdated", async () => {
		const stored = await hashPassword("x", cheap);
		const dearer = { ...cheap, parallel: 2 };
		expect(await verifyPassword("x", stored, dearer)).toEqual({ valid: true, outdated: true });
		expect(await verifyPassword("y", stored, dearer)).toEqual({ valid: false, outdated: false });
	});

	test("accepts the same characters from any keyboard", async () => {
		const stored = await hashPassword("caf\u00e9", cheap);
		expect((await verifyPassword("cafe\u0301", stored, cheap)).valid).toBe(true);
	});

	test.each(["", "scrypt", "plain", "scrypt$16$1$1$$", "scrypt$16$1$1$a$b", "bcrypt$16$1$1$x$y"])(
		"that is broken (%j) is never right",
		async (stored) => {
			expect((await verifyPassword("", stored, cheap)).valid).toBe(false);
		},
	);
});
