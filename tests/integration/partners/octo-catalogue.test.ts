import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays } from "#app/catalogue/local-date.ts";
import { resellerKeys, resellers, translations } from "#app/database/schema.server.ts";
import { addExcursion, changeDeparture, columnsOn, type Excursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import {
	clientWith,
	type OctoClient,
	octoAnswer,
	octoClient,
	octoError,
	octoList,
} from "#tests/octo.ts";
import { openApiCalls, openApiFaults } from "#tests/octo-openapi.ts";

let island: Island;
let trip: Excursion;
let client: OctoClient;
beforeAll(async () => {
	island = await startIsland();
	trip = await addExcursion(island.db, { capacity: 12 });
	client = await octoClient(island);
});
afterAll(() => island.stop());

const choice = () => ({ productId: trip.id, optionId: "DEFAULT" });

test("supplier, products and capabilities are as the contract wants them, with a slash at the end and without", async () => {
	for (const path of ["supplier", "supplier/"]) {
		const supplier = await octoAnswer("zSupplier", await client.get(path));
		expect(supplier.endpoint).toBe(`${island.url.origin}/octo`);
	}
	const [product] = await octoList("zProduct", await client.get("products/"));
	expect(product).toMatchObject({
		id: trip.id,
		timeZone: "Atlantic/Canary",
		pricingPer: "UNIT",
		defaultCurrency: "EUR",
		options: [
			{
				id: "DEFAULT",
				default: true,
				availabilityLocalStartTimes: ["04:30"],
				units: [
					{ id: "adult", type: "ADULT", pricingFrom: [{ retail: 6400, net: null }] },
					{
						id: "child",
						pricingFrom: [{ retail: 4200 }],
						restrictions: { accompaniedBy: ["adult"] },
					},
					{ id: "infant", pricingFrom: [{ retail: 0 }] },
				],
			},
		],
	});
	const same = await octoAnswer("zProduct", await client.get(`products/${trip.id}`));
	expect(same).toEqual(product);
	await octoList("zCapability", await client.get("capabilities"));
	const fullAnswer = await client.get("capabilities", { "Octo-Capabilities": "notifications" });
	expect(fullAnswer.headers.get("octo-capabilities")).toBe("notifications");
	const all: unknown = await fullAnswer.json();
	expect(all).toMatchObject(
		["pricing", "content", "pickups", "notifications"].map((id) => ({ id: `octo/${id}` })),
	);
	for (const capability of v.parse(v.array(v.unknown()), all))
		expect(openApiFaults("Capability", capability)).toEqual([]);
});

test("a capability is answered as it was spelled, and without it its fields are missing", async () => {
	const plain = await client.get(`products/${trip.id}`, { "Octo-Capabilities": "" });
	expect(plain.headers.get("octo-capabilities")).toBe("");
	expect(await octoAnswer("zProduct", plain)).not.toHaveProperty("pricingPer");
	const unprefixed = await client.get("supplier", { "Octo-Capabilities": "pricing,octo/dreams" });
	expect(unprefixed.headers.get("octo-capabilities")).toBe("pricing");
	expect(unprefixed.headers.get("content-type")).toMatch(/^application\/json/);
});

test("a contract says what the reseller owes, and nobody else's", async () => {
	const other = await octoClient(island, { name: "Contracted Tours" });
	await island.db
		.update(resellers)
		.set({ contract: JSON.stringify({ kind: "percent", percent: 20 }) })
		.where(eq(resellers.name, "Contracted Tours"));
	const path = `products/${trip.id}`;
	expect(await octoAnswer("zProduct", await other.get(path))).toMatchObject({
		options: [{ units: [{ pricingFrom: [{ retail: 6400, net: 5120 }] }, {}, {}] }],
	});
	expect(await octoAnswer("zProduct", await client.get(path))).toMatchObject({
		options: [{ units: [{ pricingFrom: [{ retail: 6400, net: null }] }, {}, {}] }],
	});
	await island.db
		.update(resellers)
		.set({ excursionIds: JSON.stringify([crypto.randomUUID()]) })
		.where(eq(resellers.name, "Contracted Tours"));
	expect(await octoList("zProduct", await other.get("products"))).toEqual([]);
	expect(await octoError(await other.get(path))).toEqual({
		error: "INVALID_PRODUCT_ID",
		productId: trip.id,
	});
});

test("departures are answered with seats, prices and times, sold out and closed ones too", async () => {
	const full = await addExcursion(island.db, { capacity: 4 });
	const [open, closed, none] = [soon(8), soon(9), soon(10)];
	await changeDeparture(island.db, { excursionId: full.id, date: closed }, { state: "closed" });
	await changeDeparture(island.db, { excursionId: full.id, date: none }, { state: "cancelled" });
	const product = { productId: full.id, optionId: "DEFAULT" };
	island.databaseRoundTrips();
	const days = await octoList(
		"zAvailability",
		await client.send("POST", "availability/", {
			...product,
			localDateStart: open,
			localDateEnd: none,
		}),
	);
	expect(island.databaseRoundTrips()).toBe(1);
	expect(days).toMatchObject([
		{
			available: true,
			status: "AVAILABLE",
			vacancies: 4,
			capacity: 4,
			localDateTimeStart: expect.stringMatching(new RegExp(`^${open}T04:30:00[+]0[01]:00$`)),
			utcCutoffAt: expect.stringMatching(/:\d\dZ$/),
			unitPricing: [{ unitId: "adult", retail: 6400, currencyPrecision: 2 }, {}, {}],
		},
		{ available: false, status: "CLOSED", vacancies: 0 },
		{ available: false, status: "CLOSED" },
	]);
	const units = [
		{ id: "adult", quantity: 2 },
		{ id: "child", quantity: 1 },
	];
	const ofId = { ...product, availabilityIds: [days[0]?.id], units };
	const [one] = await octoList("zAvailability", await client.send("POST", "availability", ofId));
	expect(one?.pricing).toMatchObject({
		retail: 17000,
		original: 17000,
		includedTaxes: [{ name: "Tax 7 %" }],
	});
	const tooMany = { ...ofId, units: [{ id: "adult", quantity: 5 }] };
	const [small] = await octoList(
		"zAvailability",
		await client.send("POST", "availability", tooMany),
	);
	expect(small).toMatchObject({ available: false, status: "SOLD_OUT", vacancies: 4 });
});

test("a calendar has every day of its year, in one round trip", async () => {
	const [localDateStart, localDateEnd] = [soon(-1), addDays(soon(-1), 364)];
	island.databaseRoundTrips();
	const days = await octoList(
		"zAvailabilityCalendar",
		await client.send("POST", "availability/calendar", {
			...choice(),
			localDateStart,
			localDateEnd,
		}),
	);
	expect(island.databaseRoundTrips()).toBe(1);
	expect(days).toHaveLength(365);
	expect(days[0]).toMatchObject({ localDate: localDateStart, available: false, status: "CLOSED" });
	expect(days[30]).toMatchObject({
		available: true,
		vacancies: 12,
		unitPricingFrom: [{ unitId: "adult", retail: 6400 }, {}, {}],
	});
});

test("a wrong call is told what is wrong, in the order of the contract", async () => {
	const plain = (headers: Record<string, string>) => island.fetch("/octo/supplier", { headers });
	expect(await octoError(await plain({}))).toEqual({ error: "UNAUTHORIZED" });
	expect(await octoError(await plain({ Authorization: "Bearer nonsense" }))).toEqual({
		error: "FORBIDDEN",
	});
	const stranger = clientWith(island, `${client.key.slice(0, -4)}AAAA`);
	expect(await octoError(await stranger.send("POST", "availability", "{"))).toEqual({
		error: "FORBIDDEN",
	});
	expect(await octoError(await plain({ Authorization: `Bearer ${client.key}` }))).toEqual({
		error: "BAD_REQUEST",
	});
	const ask = async (body: unknown) => octoError(await client.send("POST", "availability", body));
	expect(await ask("{")).toEqual({ error: "BAD_REQUEST" });
	expect(await ask({ ...choice() })).toEqual({ error: "BAD_REQUEST" });
	expect(await ask({ ...choice(), localDateStart: soon() })).toEqual({ error: "BAD_REQUEST" });
	expect(await ask({ ...choice(), localDate: soon(), availabilityIds: ["x"] })).toEqual({
		error: "BAD_REQUEST",
	});
	expect(await ask({ ...choice(), localDate: "2027-02-30" })).toEqual({ error: "BAD_REQUEST" });
	expect(await ask({ productId: "volcano", optionId: "X", localDate: soon() })).toEqual({
		error: "INVALID_PRODUCT_ID",
		productId: "volcano",
	});
	expect(await ask({ ...choice(), optionId: "X", localDate: soon() })).toEqual({
		error: "INVALID_OPTION_ID",
		optionId: "X",
	});
	expect(await ask({ ...choice(), availabilityIds: ["never"] })).toEqual({
		error: "INVALID_AVAILABILITY_ID",
		availabilityId: "never",
	});
	expect(await ask({ ...choice(), availabilityIds: ["2027-99-99T09:00:00+01:00"] })).toEqual({
		error: "INVALID_AVAILABILITY_ID",
		availabilityId: "2027-99-99T09:00:00+01:00",
	});
	const robot = { ...choice(), localDate: soon(), units: [{ id: "robot", quantity: 1 }] };
	expect(await ask(robot)).toEqual({ error: "INVALID_UNIT_ID", unitId: "robot" });
	expect((await client.get("gift-vouchers")).status).toBe(404);
});

test("an option names the starts of every season, and of a departure that staff made by hand", async () => {
	const seasonal = await addExcursion(island.db, { startTime: "09:00" });
	await columnsOn(island.db, { excursionId: seasonal.id, date: soon(300), start: "17:45" });
	const product = await octoAnswer("zProduct", await client.get(`products/${seasonal.id}`));
	expect(product).toMatchObject({
		options: [{ availabilityLocalStartTimes: ["09:00", "17:45"] }],
	});
	const ofDay = { productId: seasonal.id, optionId: "DEFAULT", localDate: soon(300) };
	const both = await octoList("zAvailability", await client.send("POST", "availability", ofDay));
	expect(both).toHaveLength(2);
	await island.db.run(sql`DELETE FROM departures WHERE excursion_id = ${seasonal.id}`);
	const without = await octoAnswer("zProduct", await client.get(`products/${seasonal.id}`));
	expect(without).toMatchObject({ options: [{ availabilityLocalStartTimes: ["09:00"] }] });
});

test("an address that is no text is no fault of ours", async () => {
	for (const path of [
		"products/%00",
		"products/%E0%A4%A",
		"bookings/%00",
		"products/..%2Fsupplier",
	])
		expect([400, 404], path).toContain((await client.get(path)).status);
});

test("a revoked or expired key opens nothing, at once, and its last use is known", async () => {
	const formerClient = await octoClient(island, { name: "Gone Tours" });
	expect((await formerClient.get("supplier")).status).toBe(200);
	const [row] = await island.db
		.select()
		.from(resellerKeys)
		.where(eq(resellerKeys.hint, formerClient.key.slice(-4)));
	expect(row).toMatchObject({ isTest: false, expiresAt: null, revokedAt: null });
	expect(row?.hash).not.toContain(formerClient.key.slice(8));
	const change = (values: Partial<typeof resellerKeys.$inferInsert>) =>
		island.db
			.update(resellerKeys)
			.set(values)
			.where(eq(resellerKeys.id, row?.id ?? 0));
	await change({ expiresAt: Date.now() - 1 });
	expect(await octoError(await formerClient.get("supplier"))).toEqual({ error: "FORBIDDEN" });
	await change({ expiresAt: null });
	expect((await formerClient.get("supplier")).status).toBe(200);
	await change({ revokedAt: Date.now() });
	expect(await octoError(await formerClient.get("products"))).toEqual({ error: "FORBIDDEN" });
});

test("content is in the language of the call, and pickups say where and when", async () => {
	const { id, pointId } = trip;
	await island.db.insert(translations).values([
		{
			...{ excursionId: id, language: "de", field: "title", words: "Erstes Licht am Vulkan" },
			...{ english: trip.title, updatedAt: 0 },
		},
	]);
	const headers = {
		"Octo-Capabilities": "octo/content, octo/pickups, octo/pricing",
		"Accept-Language": "nl, de-AT;q=0.9, en;q=0.5",
	};
	const answer = await client.get(`products/${id}`, headers);
	expect(answer.headers.get("content-language")).toBe("de");
	expect(answer.headers.get("available-languages")).toContain("es");
	expect(answer.headers.get("octo-capabilities")).toBe("octo/content, octo/pickups, octo/pricing");
	expect(await octoAnswer("zProduct", answer)).toMatchObject({
		internalName: trip.title,
		title: "Erstes Licht am Vulkan",
		description: trip.description,
		features: expect.arrayContaining([expect.objectContaining({ type: "CANCELLATION_TERM" })]),
		locations: [{ types: ["START"] }],
		durationMinutesFrom: 360,
		commentary: [{ format: "IN_PERSON", language: "en" }],
		options: [
			{
				title: "Erstes Licht am Vulkan",
				pickupAvailable: true,
				pickupRequired: false,
				pickupPoints: [{ id: String(pointId), address: expect.any(String) }],
				units: [{ title: "Erwachsene" }, {}, {}],
			},
		],
	});
	const [departure] = await octoList(
		"zAvailability",
		await client.send("POST", "availability", { ...choice(), localDate: soon() }, headers),
	);
	expect(departure).toMatchObject({
		title: null,
		shortDescription: "Englisch",
		pickupPoints: [{ localDateTime: expect.stringMatching(`^${soon()}T`) }],
		unitPricing: [{}, {}, {}],
	});
	const supplier = await client.get("supplier", headers);
	expect(await octoAnswer("zSupplier", supplier)).toMatchObject({ media: [] });
});

test("every call that the OpenAPI file describes is one", async () => {
	for (const call of openApiCalls) {
		const [method = "", path = ""] = call.split(" ");
		const answer = await island.fetch(`/octo${path.replace(/\{\w+\}/, "x")}`, { method });
		expect(await octoError(answer), call).toEqual({ error: "UNAUTHORIZED" });
	}
	expect(openApiCalls).toHaveLength(18);
});
