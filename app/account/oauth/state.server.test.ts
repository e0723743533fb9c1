import { describe, expect, test } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";
import { seal } from "../sealed.server.ts";
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

const newBrowser = () => new Request(site);

function leaveFor(provider: string, appUrl = site, requested = {}, browser = newBrowser()) {
	const service = { options: optionsOf({ ...variables, APP_URL: appUrl }), now };
	const found = findProvider(service.options, provider);
	if (!found) throw new Error(provider);
	return {
		service,
		issued: issueState(service, found, { callbackURL: "/dashboard", ...requested }, browser),
	};
}

function left(provider: string, appUrl?: string, requested?: Record<string, string>) {
	const { service, issued } = leaveFor(provider, appUrl, requested);
	if (!issued) throw new Error("too long");
	const [cookie = ""] = issued.cookies;
	return { service, ...issued, cookie };
}

const browserWith = (cookie: string) =>
	new Request(site, { headers: { cookie: cookie.split(";")[0] ?? "" } });

test.each([
	["google", site, "SameSite=Lax", true],
	["apple", site, "SameSite=Lax", true],
	["google", "http://localhost:8787", "SameSite=Lax", false],
	["apple", "http://localhost:8787", "SameSite=Lax", false],
])("%s at %s: %s", (provider, appUrl, sameSite, secure) => {
	const { cookie } = left(provider, appUrl);
	expect(cookie.endsWith(sameSite)).toBe(true);
	expect(cookie.includes("; Secure;")).toBe(secure);
	expect(cookie).toMatch(secure ? /^__Secure-island\.state_[a-z0-9]{13}=v1/ : /^island\.state_/);
	expect(cookie).toContain("; HttpOnly;");
	expect(cookie).toContain("; Max-Age=600;");
});

test("a browser opens only its own state, with its own token", () => {
	const { service, token, state, cookie } = left("google");
	const other = left("google");
	const request = browserWith(cookie);
	expect(openState(service, request, token)?.state).toEqual(state);
	expect(state.expiresAt).toBe(now + 600_000);
	expect(openState(service, request, other.token)).toBeNull();
	expect(openState(service, request, "")).toBeNull();
	expect(openState(service, browserWith(other.cookie), token)).toBeNull();
	expect(openState(service, newBrowser(), token)).toBeNull();
});

test("a state of another AUTH_SECRET does not open", () => {
	const { token, cookie } = left("google");
	const AUTH_SECRET = "another-secret-that-is-as-long-as-it-must-be";
	const service = { options: optionsOf({ ...variables, APP_URL: site, AUTH_SECRET }) };
	expect(openState(service, browserWith(cookie), token)).toBeNull();
});

test("a text sealed for another purpose is no state, even with the same content", () => {
	const { service, token, state, cookie } = left("google");
	const { secret } = service.options;
	const sealed = seal(secret, "provider tokens at rest", [token], JSON.stringify(state));
	const planted = cookie.replace(/=v1[^;]+/, `=${sealed}`);
	expect(openState(service, browserWith(planted), token)).toBeNull();
});

test("a state that is too long for a cookie is not issued", () => {
	const target = (length: number) => `/${"a".repeat(length - 1)}`;
	let longest = 0;
	for (let length = 1; length <= 2048; length += 1) {
		const requested = { callbackURL: target(length), errorURL: target(length) };
		const { issued } = leaveFor("google", site, requested);
		if (!issued) break;
		expect(Buffer.byteLength(issued.cookies[0] ?? "")).toBeLessThanOrEqual(4096);
		longest = length;
	}
	expect(longest).toBeGreaterThan(1200);
	expect(longest).toBeLessThan(2048);
	const link = { userId: "u".repeat(32), email: `${"e".repeat(242)}@example.com` };
	expect(leaveFor("apple", site, { callbackURL: target(2048), link }).issued).not.toBeNull();
});

describe("a browser that begins again and again", () => {
	const nameOf = (cookie: string) => cookie.split("=")[0] ?? "";
	/** What the browser keeps after each attempt, begun a second after the one before. */
	function begin(times: number, targetLength: number) {
		const kept = new Map<string, string>();
		const tokens: string[] = [];
		const callbackURL = `/${"a".repeat(targetLength)}`;
		for (let at = 0; at < times; at += 1) {
			const service = { options: optionsOf({ ...variables, APP_URL: site }), now: now + at * 1000 };
			const provider = findProvider(service.options, "google");
			if (!provider) throw new Error("google");
			const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
			const browser = new Request(site, { headers: { cookie } });
			const issued = issueState(service, provider, { callbackURL }, browser);
			if (!issued) throw new Error("too long");
			tokens.push(issued.token);
			for (const line of issued.cookies) {
				if (line.includes("; Max-Age=0;")) kept.delete(nameOf(line));
				else kept.set(nameOf(line), line.slice(line.indexOf("=") + 1).split(";")[0] ?? "");
			}
		}
		const cookie = [...kept].map(([name, value]) => `${name}=${value}`).join("; ");
		const opens = tokens.map((token) => {
			const browser = new Request(site, { headers: { cookie } });
			return openState(leaveFor("google").service, browser, token) !== null;
		});
		return { opens, bytes: cookie.length };
	}

	test("keeps the newest three, each of which can come back", () => {
		expect(begin(6, 20).opens).toEqual([false, false, false, true, true, true]);
	});

	test("keeps fewer where they are long, so that its requests stay acceptable", () => {
		const { opens, bytes } = begin(6, 2000);
		expect(opens.at(-1)).toBe(true);
		expect(bytes).toBeLessThanOrEqual(8192);
	});

	test("is told to drop nothing by a cookie with a name that is none of ours", () => {
		const cookie = "__Secure-island.state_x y=1; __Secure-island.state_=2; __Secure-island.state=3";
		const browser = new Request(site, { headers: { cookie } });
		expect(leaveFor("google", site, {}, browser).issued?.cookies).toHaveLength(1);
	});
});
