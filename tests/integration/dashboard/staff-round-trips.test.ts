import { afterAll, beforeAll, expect, test } from "vitest";
import { signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { staffScreens } from "#tests/staff-screens.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland({ seed: true });
});
afterAll(() => island.stop());

test("every screen of the dashboard asks the database at most twice", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "admin" });
	const screens = (await staffScreens(island, user.id)).filter(({ isFile }) => !isFile);
	expect(screens.length).toBeGreaterThan(18);
	// the signed session copy saves the session query for a minute
	await visitor.get("/dashboard/account");
	for (const { path, address } of screens) {
		island.databaseRoundTrips();
		const answer = await visitor.get(address);
		// the catch-all route is not a screen
		expect(answer.status, path).toBe(path === "*" ? 404 : 200);
		await answer.text();
		expect(island.databaseRoundTrips(), path).toBeLessThanOrEqual(2);
	}
});
