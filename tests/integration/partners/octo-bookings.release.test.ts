import { afterAll, beforeAll, expect, test } from "vitest";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { type OctoClient, octoAnswer, octoClient, octoHold } from "#tests/octo.ts";

let island: Island;
let client: OctoClient;
beforeAll(async () => {
	island = await startIsland();
	client = await octoClient(island);
});
afterAll(() => island.stop());

test("a key that calls too often has to wait, and another key does not", async () => {
	const busy = await octoClient(island, { name: "Busy Tours" });
	const statuses = new Set<number>();
	// the limit counts by the minute of the clock, and a busy machine may need more than one for its first 600 calls
	for (let hundred = 0; hundred < 30 && !statuses.has(429); hundred += 1) {
		const answers = await Promise.all(Array.from({ length: 100 }, () => busy.get("capabilities")));
		for (const answer of answers) {
			statuses.add(answer.status);
			await answer.arrayBuffer();
		}
	}
	expect(statuses).toEqual(new Set([200, 429]));
	const refused = await busy.get("products");
	expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
	expect(await refused.json()).toMatchObject({ error: "TOO_MANY_REQUESTS" });
	expect((await client.get("capabilities")).status).toBe(200);
});

test("no field of a booking that is written by hand is a fault of ours", async () => {
	const trip = await addExcursion(island.db, { capacity: 4 });
	const body = await octoHold(client, trip);
	const held = await octoAnswer("zBooking", await client.send("POST", "bookings", body));
	const hostile: unknown[] = [
		null,
		true,
		-1,
		2 ** 53,
		"\0",
		"\ud800",
		"x".repeat(3_000),
		[],
		{},
		["x"],
	];
	const fields = [
		"productId",
		"availabilityId",
		"unitItems",
		"uuid",
		"expirationMinutes",
		"contact",
		"notes",
	];
	for (const field of fields)
		for (const value of hostile) {
			const wrongBody = JSON.stringify({ ...body, [field]: value });
			const calls = [
				await client.send("POST", "bookings", wrongBody),
				await client.send("PATCH", `bookings/${held.uuid}`, JSON.stringify({ [field]: value })),
				await client.send(
					"POST",
					`bookings/${held.uuid}/extend`,
					JSON.stringify({ [field]: value }),
				),
				await client.send("POST", "availability", JSON.stringify({ ...body, [field]: value })),
			];
			for (const answer of calls)
				expect([200, 400], `${field} ${wrongBody}`).toContain(answer.status);
		}
});
