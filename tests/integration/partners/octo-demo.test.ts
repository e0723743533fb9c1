import * as v from "valibot";
import { expect, test } from "vitest";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { startIsland } from "#tests/island.ts";
import { octoClient, octoList } from "#tests/octo.ts";

test("the demo island has products that are open on many days, and a day that is sold out", async () => {
	const island = await startIsland({ seed: true });
	const client = await octoClient(island, { isTest: true });
	const products = await octoList("zProduct", await client.get("products"));
	const localDateStart = localDateAt(Date.now(), "Atlantic/Canary");
	const range = { localDateStart, localDateEnd: addDays(localDateStart, 30) };
	const statuses: string[][] = [];
	for (const { id: productId } of products) {
		const body = { productId, optionId: "DEFAULT", ...range };
		const days = await octoList(
			"zAvailabilityCalendar",
			await client.send("POST", "availability/calendar", body),
		);
		statuses.push(days.map(({ status }) => v.parse(v.string(), status)));
	}
	const openDays = statuses.map((days) => days.filter((day) => day === "AVAILABLE").length);
	expect(openDays.filter((count) => count >= 10).length).toBeGreaterThanOrEqual(2);
	expect(statuses.flat()).toContain("SOLD_OUT");
	await island.stop();
});
