import { afterAll, beforeAll, expect, test } from "vitest";
import { type Island, startIsland } from "#tests/island.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

test("the home page costs one database round trip", async () => {
	island.databaseRoundTrips();
	const answer = await island.fetch("/");
	expect(answer.status).toBe(200);
	expect(await answer.text()).toContain("Hello");
	expect(island.databaseRoundTrips()).toBe(1);
});
