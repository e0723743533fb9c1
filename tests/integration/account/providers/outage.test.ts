import { afterAll, beforeAll, expect, test } from "vitest";
import { type ProviderIsland, startProviderIsland } from "#tests/account/provider-island.ts";
import { errorOf, signIn } from "#tests/fakes/provider-visit.ts";

/** After this many failures in a row the circuit breaker opens. */
const failuresInARow = 5;

let at: ProviderIsland;
beforeAll(async () => {
	at = await startProviderIsland(["google", "spotify"]);
});
afterAll(() => at.island.stop());

test("a provider that is down is left alone after a while, and the others are not", async () => {
	const [provider, fake] = [at.provider("google"), at.fake("google")];
	fake.change({ tokenAnswer: { status: 503, body: {} } });
	for (let visitor = 0; visitor < failuresInARow; visitor += 1) {
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("invalid_code");
	}
	fake.change({});
	fake.calls = [];
	expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("invalid_code");
	expect(fake.calls).toEqual([]);
	const other = await signIn(at.island, at.provider("spotify"), at.fake("spotify"));
	expect(errorOf(other.answer)).toBeNull();
});

test("refusals are answers: bad codes of one visitor do not open the circuit breaker for others", async () => {
	const [provider, fake] = [at.provider("spotify"), at.fake("spotify")];
	fake.change({ tokenAnswer: { status: 400, body: { error: "invalid_grant" } } });
	for (let visitor = 0; visitor <= failuresInARow; visitor += 1) {
		expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBe("invalid_code");
	}
	fake.change({});
	expect(errorOf((await signIn(at.island, provider, fake)).answer)).toBeNull();
});
