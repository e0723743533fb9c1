import { scryptSync } from "node:crypto";
import { describe, expect, test } from "vitest";
import { currentCost, hashPassword, verifyPassword } from "./password-hash.server.ts";

const cheap = { cpu: 16, blockSize: 1, parallel: 1 };

describe("a password hash", () => {
	test("is right for its password and for no other", async () => {
		const hash = await hashPassword("correct horse", cheap);
		expect(await verifyPassword("correct horse", hash, cheap)).toEqual({
			valid: true,
			outdated: false,
		});
		for (const wrong of ["", "correct hors", "correct horse ", "Correct horse"])
			expect((await verifyPassword(wrong, hash, cheap)).valid).toBe(false);
	});

	test("differs each time and carries its parameters", async () => {
		const [first, second] = await Promise.all([hashPassword("x", cheap), hashPassword("x", cheap)]);
		expect(first).not.toBe(second);
		expect(first).toMatch(/^scrypt\$16\$1\$1\$/);
	});

	test("is scrypt by RFC 7914", async () => {
		const hash = await hashPassword("pleaseletmein", cheap);
		const [, , , , salt = "", key] = hash.split("$");
		const expected = scryptSync("pleaseletmein", Buffer.from(salt, "base64url"), 32, {
			N: 16,
			r: 1,
			p: 1,
		});
		expect(key).toBe(expected.toString("base64url"));
	});

	test("has a cost that OWASP recommends and that fits into a Worker's memory", async () => {
		expect(currentCost).toEqual({ cpu: 32_768, blockSize: 8, parallel: 3 });
		const hash = await hashPassword("correct horse");
		expect(await verifyPassword("correct horse", hash)).toEqual({ valid: true, outdated: false });
	});

	test("with an older cost is right but outdated", async () => {
		const hash = await hashPassword("x", cheap);
		const dearer = { ...cheap, parallel: 2 };
		expect(await verifyPassword("x", hash, dearer)).toEqual({ valid: true, outdated: true });
		expect(await verifyPassword("y", hash, dearer)).toEqual({ valid: false, outdated: false });
	});

	test("accepts the same characters from any keyboard", async () => {
		const hash = await hashPassword("caf\u00e9", cheap);
		expect((await verifyPassword("cafe\u0301", hash, cheap)).valid).toBe(true);
	});

	test.each(["", "scrypt", "plain", "scrypt$16$1$1$$", "scrypt$16$1$1$a$b", "bcrypt$16$1$1$x$y"])(
		"that is broken (%j) is never right",
		async (hash) => {
			expect((await verifyPassword("", hash, cheap)).valid).toBe(false);
		},
	);
});
