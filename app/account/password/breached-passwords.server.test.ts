import { afterEach, expect, test, vi } from "vitest";
import { FakePwnedPasswords, sha1Of } from "#tests/fakes/fake-pwned-passwords.ts";
import { isBreachedPassword } from "./breached-passwords.server.ts";

const breached = "tidal pool at noon";
const good = "seven lamps under water";
const pwned = new FakePwnedPasswords();
pwned.add(breached, 3);
// a line of padding is no breach
pwned.add(good, 0);

function askFake() {
	vi.stubGlobal("fetch", async (address: string, init?: RequestInit) =>
		pwned.answer(new Request(address, init)),
	);
}
afterEach(() => {
	vi.unstubAllGlobals();
});

test("a breached password is found; five characters of its hash leave the worker, and nothing else", async () => {
	askFake();
	expect(await isBreachedPassword(breached)).toBe(true);
	expect(await isBreachedPassword(good)).toBe(false);
	expect(pwned.requests.map(({ path }) => path)).toEqual(
		[breached, good].map((password) => `/range/${sha1Of(password).slice(0, 5)}`),
	);
	for (const { method, padding, userAgent } of pwned.requests)
		expect({ method, padding, userAgent }).toEqual({
			method: "GET",
			padding: "true",
			userAgent: "Island Excursions",
		});
});

test("while the service is down no password is refused, and it is asked no more after some failures", async () => {
	askFake();
	pwned.isDown = true;
	const requestsBefore = pwned.requests.length;
	for (let time = 0; time < 7; time += 1) expect(await isBreachedPassword(breached)).toBe(false);
	expect(pwned.requests.length - requestsBefore).toBe(5);
});
