import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import { addExcursion, type Excursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { type OctoClient, octoAnswer, octoClient, octoList } from "#tests/octo.ts";
import { planOf, questionsOf, scansOf } from "#tests/query-plans.ts";

let island: Island;
let client: OctoClient;
let trip: Excursion;
beforeAll(async () => {
	island = await startIsland();
	client = await octoClient(island);
	trip = await addExcursion(island.db);
	// the first call with a key says when it was used
	await client.get("supplier");
});
afterAll(() => island.stop());

const choice = () => ({ productId: trip.id, optionId: "DEFAULT" });
const dayOf = (date: string) =>
	client.send("POST", "availability", { ...choice(), localDate: date });
const yearOf = () =>
	client.send("POST", "availability/calendar", {
		...{ ...choice(), localDateStart: soon(), localDateEnd: addDays(soon(), 364) },
	});

async function held(date: string) {
	const [departure] = await octoList("zAvailability", await dayOf(date));
	const body = { ...choice(), availabilityId: departure?.id, unitItems: [{ unitId: "adult" }] };
	return octoAnswer("zBooking", await client.send("POST", "bookings", body));
}

/** Database requests of a call that is answered. */
async function tripsOf(call: () => Promise<Response>): Promise<number> {
	island.databaseRoundTrips();
	const answer = await call();
	expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
	return island.databaseRoundTrips();
}

test("each call that reads is one round trip with the look at the key, and each that writes is two", async () => {
	const { uuid } = await held(soon());
	const reads: Record<string, () => Promise<Response>> = {
		...Object.fromEntries(
			[
				"supplier",
				"capabilities",
				"products",
				`products/${trip.id}`,
				`bookings?localDate=${soon()}`,
				`bookings/${uuid}`,
				"notifications/subscriptions",
			].map((path) => [path, () => client.get(path)]),
		),
		"availability of a day": () => dayOf(soon()),
		"calendar of a year": yearOf,
	};
	for (const [name, call] of Object.entries(reads))
		expect([name, await tripsOf(call)]).toEqual([name, 1]);
	for (const [act, body] of [
		["extend", {}],
		["confirm", { contact: { fullName: "Ada Lovelace" } }],
		["cancel", {}],
	] as const) {
		const call = () => client.send("POST", `bookings/${uuid}/${act}`, body);
		expect([act, await tripsOf(call)]).toEqual([act, 2]);
	}
});

test("a day's availability reads the departures of that day, whatever has been sold before it", async () => {
	const date = soon(90);
	const { uuid } = await held(date);
	const questions = await questionsOf(island, async () => {
		await (await dayOf(date)).arrayBuffer();
		await (await yearOf()).arrayBuffer();
		await (await client.get(`bookings/${uuid}`)).arrayBuffer();
		await (await client.get(`bookings?localDate=${date}`)).arrayBuffer();
	});
	const growing =
		/^SCAN (bookings|booked|held|sold|leaving|departure|departures|payments|boardings|taken)\b/;
	expect(await scansOf(island.db, questions, (step) => growing.test(step))).toEqual([]);
	// the two calls of a trip differ in their days alone, so the first one stands for both
	const ofDay = questions.find(({ sql }) => sql.includes("hold_expiry"));
	if (!ofDay) throw new Error("Nothing was asked of departures");
	const plan = await planOf(island.db, ofDay);
	expect(plan).toContainEqual(
		expect.stringMatching(/^SEARCH leaving USING .*\(excursion_id=\? AND date>\? AND date<\?\)$/),
	);
	expect(plan).toContainEqual(expect.stringMatching(/^SEARCH booked USING .*\(departure_id=\?/));
});

test("of a day in three months no earlier departure is read", async () => {
	const date = soon(90);
	const days = new Set<unknown>();
	island.onDatabaseCall((body) => {
		for (const [, day] of body.matchAll(/"(2\d{3}-\d\d-\d\d)"/g)) days.add(day);
		return body;
	});
	const departures = await octoList("zAvailability", await dayOf(date));
	island.onDatabaseCall(null);
	expect(v.parse(v.string(), departures[0]?.id).slice(0, 10)).toBe(date);
	expect([...days]).toEqual([date]);
});
