import { expect, test } from "vitest";
import { addressHash } from "./visitor-source.server.ts";

const secret = "a-secret-of-the-tests-that-is-long-enough";

test.each([
	["all addresses of an IPv6 /64", "2001:db8:1:2::1", "2001:db8:1:2:ffff::9", true],
	["two IPv6 /64", "2001:db8:1:2::1", "2001:db8:1:3::1", false],
	["an IPv4 address and the same written as IPv6", "203.0.113.7", "::ffff:203.0.113.7", true],
	["two IPv4 addresses", "203.0.113.7", "203.0.113.8", false],
	["two IPv4 addresses written as IPv6", "::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
])("%s: one source or two", (_, one, other, isSame) => {
	expect(addressHash(secret, one) === addressHash(secret, other)).toBe(isSame);
});

test("without the secret the hash does not reveal the address", () => {
	const hash = addressHash(secret, "203.0.113.7");
	expect(hash).toMatch(/^[\w-]{43}$/);
	expect(hash).not.toBe(addressHash(`${secret}!`, "203.0.113.7"));
});
