import { expect, test } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";
import { readTrust, trustDevice } from "./trusted-device.server.ts";

const now = Date.UTC(2026, 10, 23);
const day = 86_400_000;
const options = optionsOf({ APP_URL: "http://island.example" });
const person = { userId: "ana", factorId: "app", passwordHash: "scrypt$1" };

const serviceAt = (instant: number) => ({ options, now: instant });

const cookieHeader = trustDevice(serviceAt(now), person);
const value = /^island\.trust_device=([^;]+)/.exec(cookieHeader)?.[1] ?? "";
const [until = "", mark = ""] = value.split(".");

function trustOf(cookie: string, who = person, instant = now) {
	const headers = { cookie: `island.trust_device=${cookie}` };
	return readTrust(serviceAt(instant), new Request("http://island.example", { headers }), who);
}

test("a device is trusted for thirty days, and a renewed cookie ends with the first", () => {
	expect(trustOf(value)).toBe(now + 30 * day);
	expect(trustOf(value, person, now + 30 * day - 1)).toBe(now + 30 * day);
	expect(trustOf(value, person, now + 30 * day)).toBeNull();
	const renewed = trustDevice(serviceAt(now + 20 * day), person, Number(until));
	expect(renewed).toContain(`island.trust_device=${value};`);
	expect(renewed).toContain(`Max-Age=${10 * 24 * 3600};`);
	expect(cookieHeader).toMatch(/; HttpOnly/);
});

test.each([
	["of another user", value, { userId: "bob" }],
	["from before another app", value, { factorId: "another" }],
	["from before another password", value, { passwordHash: "scrypt$2" }],
	["with a later end", `${Number(until) + 1}.${mark}`, {}],
	[
		"with another mark",
		`${until}.${mark.replace(/^./, (first) => (first === "A" ? "B" : "A"))}`,
		{},
	],
	["without a mark", `${until}.`, {}],
	["that is no such cookie", "x", {}],
])("a cookie %s is worth nothing", (_which, cookie, change) => {
	expect(trustOf(cookie, { ...person, ...change })).toBeNull();
});
