import fc from "fast-check";
import { SignJWT } from "jose";
import { describe, expect, test } from "vitest";
import { readEmailToken, signEmailToken } from "./verification-mail.server.ts";

/** Hundreds of runs, also on a slow machine. */
const slow = { timeout: 60_000 };

const secret = "a-secret-of-the-tests-that-is-long-enough";
const now = Date.UTC(2027, 5, 5);
const sign = (claims: { email: string; updateTo?: string }) =>
	signEmailToken(secret, claims, now, 3600);

describe("a mail token", () => {
	test("returns what was signed, in lower case", async () => {
		expect(await readEmailToken(secret, await sign({ email: "Ana@Example.com" }), now)).toEqual({
			claims: { email: "ana@example.com", updateTo: undefined },
		});
		const change = await sign({ email: "a@example.com", updateTo: "B@example.com" });
		expect(await readEmailToken(secret, change, now)).toEqual({
			claims: { email: "a@example.com", updateTo: "b@example.com" },
		});
	});

	test("lives for an hour", async () => {
		const token = await sign({ email: "a@example.com" });
		expect(await readEmailToken(secret, token, now + 3_599_000)).toHaveProperty("claims");
		expect(await readEmailToken(secret, token, now + 3_600_000)).toEqual({
			refused: "TOKEN_EXPIRED",
		});
	});

	test("is HS256 over the secret's bytes, so that other tools can read it", async () => {
		const [head = "", body = "", signature] = (await sign({ email: "a@example.com" })).split(".");
		expect(JSON.parse(Buffer.from(head, "base64url").toString())).toEqual({ alg: "HS256" });
		const key = await crypto.subtle.importKey(
			"raw",
			new TextEncoder().encode(secret),
			{ name: "HMAC", hash: "SHA-256" },
			false,
			["sign"],
		);
		const expected = await crypto.subtle.sign(
			"HMAC",
			key,
			new TextEncoder().encode(`${head}.${body}`),
		);
		expect(signature).toBe(Buffer.from(expected).toString("base64url"));
	});

	test("without expiry, without email, unsigned or with another algorithm is refused", async () => {
		const key = new TextEncoder().encode(secret);
		const seconds = now / 1000;
		const email = "a@example.com";
		const unsigned = [{ alg: "none" }, { email, exp: seconds + 60 }]
			.map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
			.join(".");
		const others = [
			await new SignJWT({ email }).setProtectedHeader({ alg: "HS256" }).sign(key),
			await new SignJWT({ exp: seconds + 60 }).setProtectedHeader({ alg: "HS256" }).sign(key),
			await new SignJWT({ email: 7, exp: seconds + 60 })
				.setProtectedHeader({ alg: "HS256" })
				.sign(key),
			// the right key with another algorithm
			await new SignJWT({ email, exp: seconds + 60 })
				.setProtectedHeader({ alg: "HS384" })
				.sign(key),
			`${unsigned}.`,
			unsigned,
		];
		for (const token of others)
			expect(await readEmailToken(secret, token, now)).toEqual({
				refused: "INVALID_VERIFICATION_TOKEN",
			});
	});

	test("that is forged, cut or changed anywhere is refused", slow, async () => {
		const token = await sign({ email: "a@example.com", updateTo: "b@example.com" });
		await fc.assert(
			fc.asyncProperty(
				fc.nat(token.length - 1),
				fc.constantFrom(..."ABCxyz019-_.= "),
				fc.boolean(),
				async (at, letter, cut) => {
					const forgedToken = cut
						? token.slice(0, at)
						: token.slice(0, at) + letter + token.slice(at + 1);
					if (forgedToken === token || sameBytes(forgedToken, token)) return;
					expect(await readEmailToken(secret, forgedToken, now)).toHaveProperty("refused");
				},
			),
			{ numRuns: 400 },
		);
		expect(await readEmailToken(`${secret}!`, token, now)).toHaveProperty("refused");
	});

	test("with parts of another token is refused", async () => {
		const [headA, , signatureA] = (await sign({ email: "a@example.com" })).split(".");
		const [, bodyB] = (await sign({ email: "b@example.com" })).split(".");
		const swapped = `${headA}.${bodyB}.${signatureA}`;
		expect(await readEmailToken(secret, swapped, now)).toHaveProperty("refused");
	});

	test("any text is read without an exception", slow, async () => {
		await fc.assert(
			fc.asyncProperty(fc.string({ unit: "binary", maxLength: 80 }), async (text) => {
				expect(await readEmailToken(secret, text, now)).toHaveProperty("refused");
			}),
		);
	});
});

/** The last character of base64 may have unused bits: the token is the same. */
function sameBytes(one: string, other: string): boolean {
	const parts = (token: string) =>
		token.split(".").map((part) => Buffer.from(part, "base64url").toString("hex"));
	return (
		!/[^\w.-]/.test(one) && one.length === other.length && parts(one).join() === parts(other).join()
	);
}
