import { expect, test } from "vitest";
import { optionsOf } from "#tests/account/account-options.ts";
import { deviceOf } from "./known-devices.server.ts";
import { sign } from "./session-cookie.server.ts";

const options = optionsOf();
const hashWith = (cookie: string) =>
	deviceOf({ options }, new Request("https://island.example", { headers: { cookie } })).hash;
const nameAndValue = (setCookie: string) => setCookie.split(";")[0] ?? "";

test("a device is the same one with its cookie, and lives as long as browsers allow", () => {
	const device = deviceOf({ options }, new Request("https://island.example"));
	expect(device.cookie).toMatch(
		/^__Secure-island\.device=[^;]+; Max-Age=34560000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
	);
	expect(hashWith(nameAndValue(device.cookie))).toBe(device.hash);
});

test("an invented, a changed and another signed value are no known device", () => {
	const id = `device:${"a".repeat(32)}`;
	const hash = hashWith(`__Secure-island.device=${sign(options.secret, id)}`);
	for (const value of [
		encodeURIComponent(`${id}.${"A".repeat(43)}=`),
		sign("another secret that is long enough!!", id),
		// a session token has the same key
		sign(options.secret, "a".repeat(32)),
	]) {
		const hashes = [1, 2].map(() => hashWith(`__Secure-island.device=${value}`));
		expect(hashes).not.toContain(hash);
		expect(hashes[0]).not.toBe(hashes[1]);
	}
});
