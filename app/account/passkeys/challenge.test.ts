import { expect, test } from "vitest";
import { sign } from "#app/account/sessions/session-cookie.server.ts";
import { optionsOf } from "#tests/account/account-options.ts";
import { issueChallenge, openChallenge } from "./challenge.server.ts";

const appUrl = "https://island.example";
const options = optionsOf({ APP_URL: appUrl });
const now = Date.UTC(2027, 5, 5);
const service = { options, now };
const signIn = { purpose: "sign in", userId: "" } as const;
const bare = new Request(appUrl);

const browserWith = (cookie: string) =>
	new Request(appUrl, { headers: { cookie: cookie.split(";")[0] ?? "" } });

test("the cookie is for our server alone, and for five minutes", () => {
	const { cookie } = issueChallenge(service, bare, signIn);
	expect(cookie).toMatch(/^__Secure-island\.passkey=/);
	for (const attribute of ["Max-Age=300", "HttpOnly", "Secure", "SameSite=Lax"])
		expect(cookie).toContain(`; ${attribute}`);
});

test("a challenge opens in its browser, for its use, within five minutes", () => {
	const { challenge, cookie } = issueChallenge(service, bare, signIn);
	const browser = browserWith(cookie);
	const openedChallenge = openChallenge(service, browser, signIn, challenge);
	expect(openedChallenge).toMatchObject({ expiresAt: now + 300_000 });
	expect(openedChallenge?.nonce).toHaveLength(32);
	const late = { options, now: now + 300_000 };
	expect(openChallenge(late, browser, signIn, challenge)).toBeNull();
	expect(openChallenge({ options, now: now + 299_999 }, browser, signIn, challenge)).not.toBeNull();
	const other = issueChallenge(service, bare, signIn);
	expect(openChallenge(service, browserWith(other.cookie), signIn, challenge)).toBeNull();
	expect(openChallenge(service, bare, signIn, challenge)).toBeNull();
	const register = { purpose: "register", userId: "" } as const;
	expect(openChallenge(service, browser, register, challenge)).toBeNull();
	const ofAnother = { purpose: "sign in", userId: "somebody" } as const;
	expect(openChallenge(service, browser, ofAnother, challenge)).toBeNull();
});

test("tabs of one browser may ask at the same time, and no two challenges are the same", () => {
	const first = issueChallenge(service, bare, signIn);
	const browser = browserWith(first.cookie);
	const second = issueChallenge(service, browser, signIn);
	expect(second.challenge).not.toBe(first.challenge);
	const laterBrowser = browserWith(second.cookie);
	for (const { challenge } of [first, second])
		expect(openChallenge(service, laterBrowser, signIn, challenge)).not.toBeNull();
});

test("a challenge can't be given a longer life, another nonce, or be made with another secret", () => {
	const { challenge, cookie } = issueChallenge(service, bare, signIn);
	const browser = browserWith(cookie);
	const [nonce = "", expiry = "", proof = ""] = challenge.split(".");
	const forged = [
		`${nonce}.${Number(expiry) + 1}.${proof}`,
		`${nonce.replace(/^./, (first) => (first === "a" ? "b" : "a"))}.${expiry}.${proof}`,
		`${nonce}.${expiry}.${proof.slice(1)}`,
		`${nonce}.${expiry}`,
		"",
	];
	for (const each of forged) expect(openChallenge(service, browser, signIn, each)).toBeNull();
	const AUTH_SECRET = "another-secret-that-is-as-long-as-it-must-be";
	const elsewhere = { options: optionsOf({ APP_URL: appUrl, AUTH_SECRET }), now };
	const issued = issueChallenge(elsewhere, bare, signIn);
	expect(openChallenge(service, browserWith(issued.cookie), signIn, issued.challenge)).toBeNull();
});

test("another value that the same key has signed names no browser", () => {
	const { challenge, cookie } = issueChallenge(service, bare, signIn);
	const planted = cookie.replace(/=[^;]+/, `=${sign(options.secret, "a".repeat(32))}`);
	expect(openChallenge(service, browserWith(planted), signIn, challenge)).toBeNull();
	const newCookie = issueChallenge(service, browserWith(planted), signIn).cookie;
	expect(newCookie).toMatch(/^__Secure-island\.passkey=passkey-/);
});
