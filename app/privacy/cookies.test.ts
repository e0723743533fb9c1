import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CookieName } from "#app/account/sessions/session-cookie.server.ts";
import { longestHoldMinutes } from "#app/sales/holds/hold-minutes.ts";
import { holdCookieHint } from "#app/sales/holds/hold-waking.ts";
import { accountCookies, cookiesOf, pageCookies } from "./cookies.ts";

/** Does not compile while a cookie of the account service has no row, or a row no cookie. */
const listedCookies: Record<CookieName, unknown> & Record<keyof typeof accountCookies, unknown> =
	accountCookies;

const codeOf = (path: string) => readFileSync(path, "utf8");
const files = globSync("app/**/*.{ts,tsx}").filter((path) => !/\.test\.tsx?$/.test(path));

test("nothing else sets a cookie: each place that writes one is known", () => {
	const writers = files.filter((path) =>
		/createCookie\(|\bMax-Age=|document\.cookie\s*=/.test(codeOf(path)),
	);
	expect(writers.sort()).toEqual([
		"app/account/sessions/session-cookie.server.ts",
		"app/request/hold-cookie.server.ts",
		"app/totem/device/totem-cookie.server.ts",
	]);
	expect(Object.keys(listedCookies).length).toBeGreaterThan(8);
});

test("the pages' own cookies have these names and last so long", () => {
	const [holdCookie, hint, ...ofTotem] = pageCookies;
	expect(codeOf("app/request/hold-cookie.server.ts")).toContain(
		`"${holdCookie.secure}${holdCookie.name}" : "${holdCookie.name}"`,
	);
	expect(holdCookieHint).toBe(`${hint.name}=1`);
	for (const { seconds } of [holdCookie, hint]) expect(seconds).toBe(longestHoldMinutes * 60);
	const totem = codeOf("app/totem/device/totem-cookie.server.ts");
	const secretCookies = [...totem.matchAll(/secretCookie\("(\w+)"/g)];
	expect(secretCookies.map(([, name]) => name).sort()).toEqual(
		ofTotem.map(({ name }) => name).sort(),
	);
	for (const { secure } of ofTotem) expect(totem).toContain(`\`${secure}\${name}\` : name`);
});

test.each([
	["app/request/flash.server.ts", "cookieSeconds", accountCookies.flash],
	["app/account/passkeys/passkey.ts", "challengeSeconds", accountCookies.passkey],
	["app/account/two-factor/challenge.server.ts", "challengeSeconds", accountCookies.two_factor],
	["app/account/two-factor/trusted-device.server.ts", "trustSeconds", accountCookies.trust_device],
	["app/totem/device/totem-cookie.server.ts", "longestSeconds", pageCookies[3].seconds],
])("%s: %s is what the privacy page says", (path, constant, seconds) => {
	const [, lifetime = ""] = new RegExp(`const ${constant} = ([\\d_* ]+);`).exec(codeOf(path)) ?? [];
	const factors = lifetime.replaceAll("_", "").split("*").map(Number);
	expect(factors.reduce((product, each) => product * each, 1)).toBe(seconds);
});

test("full names have what browsers of an https site see", () => {
	const all = cookiesOf({ prefix: "island", sessionDays: 7, isSecure: true });
	expect(all).toContainEqual({ name: "__Host-held", seconds: 7200 });
	expect(all).toContainEqual({ name: "__Secure-island.session_token", seconds: 604_800 });
	expect(all).toContainEqual({ name: "__Secure-island.dont_remember", seconds: null });
});
