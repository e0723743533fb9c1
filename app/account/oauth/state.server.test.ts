import { expect, test } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";
import { seal } from "../encrypted-text.server.ts";
import { findProvider } from "./offered-providers.server.ts";
import { issueState, openState } from "./state.server.ts";

const variables = {
	GOOGLE_CLIENT_ID: "g",
	GOOGLE_CLIENT_SECRET: "s",
	APPLE_CLIENT_ID: "a",
	APPLE_CLIENT_SECRET: "made.elsewhere.jwt",
};
const site = "https://island.example";
const now = Date.UTC(2027, 5, 5);

function leaveFor(providerId: string, appUrl = site, visit = {}) {
	const service = { options: optionsOf({ ...variables, APP_URL: appUrl }), now };
	const provider = findProvider(service.options, providerId);
	if (!provider) throw new Error(providerId);
	return {
		service,
		attempt: issueState(service, provider, { callbackURL: "/dashboard", ...visit }),
	};
}

function attemptAt(providerId: string, appUrl?: string) {
	const { service, attempt } = leaveFor(providerId, appUrl);
	if (!attempt) throw new Error("too long");
	return { service, ...attempt };
}

const browserWith = (cookie: string) =>
	new Request(site, { headers: { cookie: cookie.split(";")[0] ?? "" } });

test.each([
	["google", site, "SameSite=Lax", true],
	["apple", site, "SameSite=Lax", true],
	["google", "http://localhost:8787", "SameSite=Lax", false],
	["apple", "http://localhost:8787", "SameSite=Lax", false],
])("%s at %s: %s", (provider, appUrl, sameSite, secure) => {
	const { cookie } = attemptAt(provider, appUrl);
	expect(cookie.endsWith(sameSite)).toBe(true);
	expect(cookie.includes("; Secure;")).toBe(secure);
	expect(cookie).toMatch(secure ? /^__Secure-island\.state=v1/ : /^island\.state=v1/);
	expect(cookie).toContain("; HttpOnly;");
	expect(cookie).toContain("; Max-Age=600;");
});

test("a browser opens only its own state, with its own token", () => {
	const { service, token, state, cookie } = attemptAt("google");
	const other = attemptAt("google");
	const request = browserWith(cookie);
	expect(openState(service, request, token)).toEqual(state);
	expect(state.expiresAt).toBe(now + 600_000);
	expect(openState(service, request, other.token)).toBeNull();
	expect(openState(service, request, "")).toBeNull();
	expect(openState(service, browserWith(other.cookie), token)).toBeNull();
	expect(openState(service, new Request(site), token)).toBeNull();
});

test("a state of another AUTH_SECRET does not open", () => {
	const { token, cookie } = attemptAt("google");
	const AUTH_SECRET = "another-secret-that-is-as-long-as-it-must-be";
	const service = { options: optionsOf({ ...variables, APP_URL: site, AUTH_SECRET }) };
	expect(openState(service, browserWith(cookie), token)).toBeNull();
});

test("a text sealed for another purpose is no state, even with the same content", () => {
	const { service, token, state, cookie } = attemptAt("google");
	const { secret } = service.options;
	const sealed = seal(secret, "provider tokens at rest", [token], JSON.stringify(state));
	const planted = cookie.replace(/=v1[^;]+/, `=${sealed}`);
	expect(openState(service, browserWith(planted), token)).toBeNull();
});

test("a state that is too long for a cookie is not issued", () => {
	const target = (length: number) => `/${"a".repeat(length - 1)}`;
	let longest = 0;
	for (let length = 1; length <= 2048; length += 1) {
		const visit = { callbackURL: target(length), errorURL: target(length) };
		const { attempt } = leaveFor("google", site, visit);
		if (!attempt) break;
		expect(Buffer.byteLength(attempt.cookie)).toBeLessThanOrEqual(4096);
		longest = length;
	}
	expect(longest).toBeGreaterThan(1200);
	expect(longest).toBeLessThan(2048);
	const link = { userId: "u".repeat(32), email: `${"e".repeat(242)}@example.com` };
	expect(leaveFor("apple", site, { callbackURL: target(2048), link }).attempt).not.toBeNull();
});
