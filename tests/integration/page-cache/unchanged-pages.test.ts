import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, excursions, hotels } from "#app/database/schema.server.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { widgetProps } from "#tests/documents.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

let island: Island;
let trip: Awaited<ReturnType<typeof addExcursion>>;
let pages: string[];
beforeAll(async () => {
	const variables = {
		ENVIRONMENT: "production",
		STRIPE_SECRET_KEY: "sk_test_unused",
		STRIPE_WEBHOOK_SECRET: "whsec_unused",
	};
	island = await startIsland({ seed: true, variables });
	trip = await addExcursion(island.db);
	await addBooking(island, trip, {}, { paid: false });
	pages = [
		"/",
		"/excursion/excursions",
		`/excursion/${trip.id}`,
		"/totem/los-dragos/",
		"/totem/los-dragos/excursions",
		`/totem/los-dragos/${trip.id}`,
		"/totem/los-dragos/trips.json",
	];
});
afterAll(() => island.stop());

async function get(path: string) {
	const response = await island.fetch(path);
	const { status, headers } = response;
	const body = await response.text();
	return { status, headers, body, state: headers.get("x-page-cache") };
}

/** What a totem's navigation asks for; other pages are documents. */
function dataOf(page: string): string[] {
	if (!page.startsWith("/totem/") || page.endsWith(".json")) return [];
	return [page.endsWith("/") ? `${page}_.data` : `${page}.data`];
}

const panel = v.object({
	onSale: v.object({ departures: v.array(v.object({ date: v.string(), left: v.number() })) }),
});

/** Free seats of the day in a week, as the booking panel of this page tells them. */
async function freeSeats(path: string): Promise<number | undefined> {
	const { body } = await get(path);
	const { onSale } = v.parse(panel, JSON.parse(widgetProps(body)["booking-widget"] ?? ""));
	return onSale.departures.find(({ date }) => date === soon())?.left;
}

async function stamp(): Promise<string> {
	const rows = await island.db.all(sql`SELECT stamp FROM catalogue_state`);
	return v.parse(v.tuple([v.object({ stamp: v.string() })]), rows)[0].stamp;
}

test("an unchanged page needs no more queries, and is not rendered", async () => {
	for (const path of pages.flatMap((page) => [page, ...dataOf(page)])) {
		island.databaseRoundTrips();
		const first = await get(path);
		const trips = island.databaseRoundTrips();
		expect([path, first.status, first.state]).toEqual([path, 200, null]);
		const again = await get(path);
		expect([path, again.state]).toEqual([path, "unchanged"]);
		expect(again.body).toBe(first.body);
		expect(island.databaseRoundTrips()).toBe(trips);
		for (const name of ["content-security-policy", "content-type", "cache-control"]) {
			expect([path, again.headers.get(name)]).toEqual([path, first.headers.get(name)]);
		}
		expect(again.headers.get("x-page-edition")).toBeNull();
	}
});

// attack: timings tell who has an account
test("in production no answer has timings, made or unchanged", async () => {
	for (const path of ["/", "/", "/excursion/contact", "/api/health", "/dashboard"])
		expect((await get(path)).headers.get("server-timing")).toBeNull();
});

/** Bytes of the database's answers to the worker during `work`. */
async function bytesAnswered(work: () => Promise<unknown>): Promise<number[]> {
	const answers: number[] = [];
	island.onDatabaseCall(
		(body) => body,
		(_body, answer) => answers.push(answer.length),
	);
	await work().finally(() => island.onDatabaseCall(null));
	return answers;
}

test("an unchanged page reads nothing of the catalogue, and after a sale only seats", async () => {
	await get("/");
	const [unchanged, ...more] = await bytesAnswered(() => get("/"));
	expect(more).toEqual([]);
	// a full read is about 25 000 bytes
	expect(unchanged).toBeLessThan(1_500);
	const freeBefore = (await freeSeats(`/excursion/${trip.id}`)) ?? 0;
	await addBooking(island, trip, {}, { paid: false });
	const sold = await bytesAnswered(() => get("/"));
	expect(sold).toEqual([expect.any(Number)]);
	// some 70 bytes for each departure of the coming weeks
	expect(sold[0]).toBeLessThan(35_000);
	expect(await freeSeats(`/excursion/${trip.id}`)).toBe(freeBefore - 1);
});

test("hotels that do not exist are not remembered", async () => {
	for (const hotel of ["made-up-one", "made-up-two"]) {
		const page = `/totem/${hotel}/`;
		expect((await get(page)).status).toBe(404);
		// a full read: for remembered content only seats would be read
		expect((await bytesAnswered(() => get(page)))[0]).toBeGreaterThan(15_000);
	}
});

test("what staff write is on the page at once, also where the older words are remembered", async () => {
	const page = `/excursion/${trip.id}`;
	await get(page);
	for (const title of ["A walk in the rain", "A walk in the sun"]) {
		await island.db.update(excursions).set({ title }).where(eq(excursions.id, trip.id));
		for (const path of [page, "/excursion/excursions", `/totem/los-dragos/${trip.id}`]) {
			expect([path, (await get(path)).body.includes(title)]).toEqual([path, true]);
		}
		// a later sale does not restore older content
		await addBooking(island, trip, {}, { paid: false });
		expect((await get(page)).body).toContain(title);
	}
	await island.db.update(excursions).set({ isActive: false }).where(eq(excursions.id, trip.id));
	expect((await get(page)).status).toBe(404);
	// an excursion that is off sale is forgotten, and asked for once
	island.databaseRoundTrips();
	expect((await get(page)).status).toBe(404);
	expect(island.databaseRoundTrips()).toBe(1);
	await island.db.update(excursions).set({ isActive: true }).where(eq(excursions.id, trip.id));
	expect((await get(page)).status).toBe(200);
});

test("a hotel's screen shows its new name, and learns when it may not sell any more", async () => {
	const page = "/totem/los-dragos/";
	await get(page);
	await island.db.update(hotels).set({ name: "Hotel Los Dragos II" });
	expect((await get(page)).body).toContain("Hotel Los Dragos II");
	await island.db.update(hotels).set({ isActive: false });
	expect((await get(page)).status).toBe(404);
	await island.db.update(hotels).set({ isActive: true });
	expect((await get(page)).status).toBe(200);
});

/** All tables that public pages read, with one change each. */
const changes: [string, string][] = [
	["an excursion's words", "UPDATE excursions SET title = title || '!'"],
	[
		"an excursion taken off",
		"UPDATE excursions SET is_active = 0 WHERE id = (SELECT min(id) FROM excursions)",
	],
	[
		"a picture",
		"INSERT INTO excursion_images (excursion_id, key, alt, position, width, height) SELECT id, 'art/x.svg', 'x', 9, 10, 10 FROM excursions LIMIT 1",
	],
	["the order of pictures", "UPDATE excursion_images SET position = position + 1"],
	["a picture taken away", "DELETE FROM excursion_images WHERE key = 'art/x.svg'"],
	[
		"a language",
		"INSERT INTO timetable_days (timetable_id, day, language) SELECT id, 3, 'xx' FROM timetables LIMIT 1",
	],
	["the order of languages", "UPDATE timetable_days SET position = position + 1"],
	["a language taken away", "DELETE FROM timetable_days WHERE language = 'xx'"],
	[
		"one more departure",
		"INSERT INTO departures (excursion_id, date, start_time, capacity, languages, created_at, updated_at) SELECT id, '2099-01-01', '09:00', 9, 'en', 0, 0 FROM excursions LIMIT 1",
	],
	["another capacity", "UPDATE departures SET capacity = 3 WHERE date = '2099-01-01'"],
	["a departure taken away", "DELETE FROM departures WHERE date = '2099-01-01'"],
	["a point's name", "UPDATE pickup_points SET title = title || '!'"],
	["a stop's time", "UPDATE pickup_assignments SET pickup_time = '05:55'"],
	[
		"a stop taken away",
		"DELETE FROM pickup_assignments WHERE rowid = (SELECT max(rowid) FROM pickup_assignments)",
	],
	["a hotel's name", "UPDATE hotels SET name = name || '!'"],
	["seats", "UPDATE bookings SET adults = adults + 1"],
	["a status", "UPDATE bookings SET status = 'expired' WHERE status = 'pending'"],
	["a longer hold", "UPDATE bookings SET hold_expires_at = hold_expires_at + 1"],
	[
		"another departure",
		"UPDATE bookings SET departure_id = other.id, date = other.date FROM departures AS other WHERE other.excursion_id = bookings.excursion_id AND other.date = date(bookings.date, '+1 day')",
	],
];

test("a booking is seen by all pages at once", async () => {
	for (const page of pages) await get(page);
	const stampBefore = await stamp();
	await addBooking(island, trip, {}, { paid: false });
	expect(await stamp()).not.toBe(stampBefore);
	for (const page of pages) expect([page, (await get(page)).state]).toEqual([page, null]);
});

test.each(changes)("%s makes another edition", async (_what, change) => {
	const stampBefore = await stamp();
	await island.db.run(sql.raw(change));
	expect(await stamp()).not.toBe(stampBefore);
});

test("what no page shows leaves them as they are", async () => {
	const stampBefore = await stamp();
	await island.db.run(sql`UPDATE bookings SET name = 'Somebody Else', comments = 'x'`);
	await island.db.run(sql`UPDATE totems SET seen_at = 5`);
	expect(await stamp()).toBe(stampBefore);
});

test("the row through which pages are read can't be deleted", async () => {
	await expect(island.db.run(sql`DELETE FROM catalogue_state`)).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/catalogue_state_stays/) },
	});
});

test("every table that a public page reads has triggers for changes", async () => {
	const read = new Set<string>();
	island.onDatabaseCall((body) => {
		for (const [, table] of body.matchAll(/(?:from|join) \\"(\w+)\\"/g)) if (table) read.add(table);
		return body;
	});
	await island.db.run(sql`UPDATE hotels SET name = name || '?'`);
	for (const page of pages) await get(page);
	island.onDatabaseCall(null);
	expect(read).toContain("pickup_assignments");
	const triggers = v
		.parse(
			v.array(v.object({ name: v.string() })),
			await island.db.all(sql`SELECT name FROM sqlite_master WHERE type = 'trigger'`),
		)
		.map(({ name }) => name);
	read.delete("catalogue_state");
	// bookings, extras, fares, questions and stocks are never deleted, and a new stock is shown by the extra that begins to use it
	const unnoticed = [
		"bookings delete",
		"extras delete",
		"fares delete",
		"questions delete",
		"extra_stocks delete",
		"extra_stocks insert",
	];
	const missing = [...read].flatMap((table) =>
		["insert", "update", "delete"]
			.filter((act) => !unnoticed.includes(`${table} ${act}`))
			// what raises an excursion's version changes its row, which has a trigger of its own
			.filter((act) =>
				[`${table}_shown_${act}`, `${table}_raise_excursion_${act}`].every(
					(name) => !triggers.includes(name),
				),
			)
			.map((act) => `${table} ${act}`),
	);
	expect(missing).toEqual([]);
});

/** A hold of all seats that ends in `milliseconds`, and what the page says before and after its end. */
async function pageOfHold(milliseconds: number) {
	const lone = await addExcursion(island.db, { capacity: 2 });
	const page = `/excursion/${lone.id}`;
	const { id } = await addBooking(island, lone, { adults: 2, price: 128 }, { paid: false });
	const end = Date.now() + milliseconds;
	await island.db.update(bookings).set({ holdExpiresAt: end }).where(eq(bookings.id, id));
	const held = await freeSeats(page);
	const isReadInTime = Date.now() < end;
	return { page, held, end, isReadInTime };
}

test("an expired hold frees its seats on the page", async () => {
	let hold = await pageOfHold(1_000);
	// a loaded machine may need longer than the hold to read the page
	for (let seconds = 5; !hold.isReadInTime; seconds *= 2) hold = await pageOfHold(seconds * 1000);
	const { page, held, end } = hold;
	expect(held).toBe(0);
	await expect.poll(() => freeSeats(page), { timeout: 30_000 }).toBe(2);
	expect(Date.now()).toBeGreaterThanOrEqual(end);
});
