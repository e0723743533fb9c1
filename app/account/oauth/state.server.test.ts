import { expect, test } from "vitest";
import { optionsOf } from "#tests/account-options.ts";
import { findProvider } from "./configured.server.ts";
import { hasStateCookie, holdsState, writeStateCookie } from "./state.server.ts";

const variables = {
	GOOGLE_CLIENT_ID: "g",
	GOOGLE_CLIENT_SECRET: "s",
	APPLE_CLIENT_ID: "a",
	APPLE_CLIENT_SECRET: "made.elsewhere.jwt",
};

function leaveFor(provider: string, appUrl: string, token: string) {
	const service = { options: optionsOf({ ...variables, APP_URL: appUrl }) };
	const found = findProvider(service.options, provider);
	if (!found) throw new Error(provider);
	return { service, cookie: writeStateCookie(service, token, found) };
}

const first = "a".repeat(32);
const second = "b".repeat(32);

test.each([
	["google", "https://island.example", "SameSite=Lax", true],
	["apple", "https://island.example", "SameSite=None", true],
	["google", "http://localhost:8787", "SameSite=Lax", false],
	["apple", "http://localhost:8787", "SameSite=Lax", false],
])("%s at %s: %s", (provider, appUrl, sameSite, secure) => {
	const { cookie } = leaveFor(provider, appUrl, first);
	expect(cookie.endsWith(sameSite)).toBe(true);
	expect(cookie.includes("; Secure;")).toBe(secure);
	expect(cookie.startsWith("__Secure-island.state=")).toBe(secure);
	expect(cookie).toContain("; HttpOnly;");
	expect(cookie).toContain("; Max-Age=600;");
});

test("a browser holds the state of its own cookie and no other", () => {
	const { service, cookie } = leaveFor("google", "https://island.example", first);
	const request = new Request("https://island.example", {
		headers: { cookie: cookie.split(";")[0] ?? "" },
	});
	expect(holdsState(service, request, first)).toBe(true);
	expect(holdsState(service, request, second)).toBe(false);
	expect(holdsState(service, request, "")).toBe(false);
	expect(hasStateCookie(service, request)).toBe(true);
	const bare = new Request("https://island.example");
	expect(holdsState(service, bare, first)).toBe(false);
	expect(hasStateCookie(service, bare)).toBe(false);
});
