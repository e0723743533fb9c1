import fc from "fast-check";
import { expect, test } from "vitest";
import { openToken, sealToken } from "./provider-tokens.server.ts";

const secret = "a-secret-of-the-tests-that-is-long-enough";
const owner = { providerId: "google", accountId: "g-1" };

test("a sealed token opens for the same account and column", () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1, unit: "binary" }), (token) => {
			const sealedToken = sealToken(secret, owner, "access", token);
			expect(openToken(secret, owner, "access", sealedToken)).toBe(token.toWellFormed());
		}),
	);
});

test("a token does not open with another secret, provider, account or column", () => {
	const sealedToken = sealToken(secret, owner, "access", "token");
	expect(openToken(`${secret}!`, owner, "access", sealedToken)).toBeNull();
	expect(openToken(secret, { ...owner, providerId: "github" }, "access", sealedToken)).toBeNull();
	expect(openToken(secret, { ...owner, accountId: "g-2" }, "access", sealedToken)).toBeNull();
	expect(openToken(secret, owner, "refresh", sealedToken)).toBeNull();
});

test("a changed or shortened text does not open, without an exception", () => {
	const sealedToken = sealToken(secret, owner, "access", "a token of some length");
	const [version = "", iv = "", body = ""] = sealedToken.split(".");
	fc.assert(
		fc.property(fc.nat(Buffer.from(body, "base64url").length - 1), fc.nat(7), (at, bit) => {
			const bytes = Buffer.from(body, "base64url");
			bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
			const forgedToken = [version, iv, bytes.toString("base64url")].join(".");
			expect(openToken(secret, owner, "access", forgedToken)).toBeNull();
		}),
	);
	for (const bad of [
		"",
		"v1",
		"v1..",
		`v2.${iv}.${body}`,
		`v1..${body}`,
		sealedToken.slice(0, -3),
		"token",
	])
		expect(openToken(secret, owner, "access", bad)).toBeNull();
	expect(openToken(secret, owner, "access", null)).toBeNull();
});

test("the same token is sealed differently each time", () => {
	const once = sealToken(secret, owner, "access", "token");
	expect(sealToken(secret, owner, "access", "token")).not.toBe(once);
});

test("tokens stored by the first version still open", () => {
	const sealedToken = "v1.BCefeOuwZm6GLrpE.DudnA9uKdW2vxEGL2diVea_koqOKOUxzGG4j";
	expect(openToken(secret, owner, "access", sealedToken)).toBe("kept before");
});
