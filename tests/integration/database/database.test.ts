import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runBatch } from "#app/database/batch.server.ts";
import { takeVersion, takeVersions } from "#app/database/change-record.server.ts";
import { connect, type Database } from "#app/database/client.server.ts";
import { bookings, hotels, payments } from "#app/database/schema.server.ts";
import { refuseRealIsland, seedIfEmpty } from "#scripts/seed.ts";
import { addExcursion, columnsOn } from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { fetchOverStreams } from "#tests/run/kept-streams.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

let ownDatabase: OwnDatabase;
let db: Database;
let booking: typeof bookings.$inferInsert;

beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
	const excursion = await addExcursion(db);
	booking = {
		confirmId: "a",
		reference: "IX-AAAAA",
		idempotencyKey: "a",
		excursionId: excursion.id,
		title: excursion.title,
		...(await columnsOn(db, { excursionId: excursion.id, date: "2027-06-05" })),
		adults: 1,
		children: 0,
		bebe: 0,
		priceCents: 6400,
		currency: "EUR",
		cancellationPolicy: JSON.stringify(usualPolicy),
		pickup: excursion.pickup,
		pickupPointId: excursion.pointId,
		pickupTime: "04:30",
		name: "Ida Lindqvist",
		email: "ida@mail.example",
		holdExpiresAt: 0,
		createdAt: 0,
		updatedAt: 0,
	};
	await db.insert(bookings).values(booking);
});
afterAll(() => ownDatabase.stop());

const other = (changes: Partial<typeof bookings.$inferInsert>) =>
	db.insert(bookings).values({
		...booking,
		confirmId: "b",
		reference: "IX-BBBBB",
		idempotencyKey: "b",
		...changes,
	});

test.each<[string, Partial<typeof bookings.$inferInsert>, RegExp]>([
	["without adults", { adults: 0 }, /bookings_(people|children)/],
	["with fewer than no children", { children: -1 }, /bookings_(people|children)/],
	["for less than 10", { priceCents: 999 }, /bookings_price/],
	["with a short pickup", { pickup: "04:30 · A" }, /bookings_pickup/],
	["with a short name", { name: "I" }, /bookings_name/],
	["in the name of a hotel that is none", { partner: "los-dragos" }, /bookings_partner/],
	["of an excursion that is none", { excursionId: "x" }, /FOREIGN KEY/],
	["on another date than its departure", { date: "2027-06-06" }, /FOREIGN KEY/],
	["at a pickup point that is none", { pickupPointId: 999 }, /FOREIGN KEY/],
	["with a known confirm id", { confirmId: "a" }, /bookings\.confirm_id/],
	["with a known reference", { reference: "IX-AAAAA" }, /bookings\.reference/],
	["with a known form", { idempotencyKey: "a" }, /bookings\.idempotency_key/],
])("the database itself refuses a booking %s", async (_what, changes, message) => {
	await expect(other(changes)).rejects.toMatchObject({
		cause: { message: expect.stringMatching(message) },
	});
});

test("a batch is one round trip, answers by name, and takes effect whole or not at all", async () => {
	const nameIs = (name: string) => db.update(bookings).set({ name }).where(eq(bookings.id, 1));
	const read = db.select({ name: bookings.name }).from(bookings).where(eq(bookings.id, 1));
	const calls = vi.fn(fetchOverStreams(ownDatabase.passOn));
	// a name of its own, because clients of one address are shared
	const counted = connect({
		url: ownDatabase.server.url,
		authToken: "counts its calls",
		fetch: calls,
	});
	const { change, skipped, both } = await runBatch(counted, {
		change: nameIs("Ida Berg"),
		skipped: undefined,
		both: [read, db.all<{ count: number }>(sql`SELECT count(*) AS count FROM hotels`)],
	});
	expect(calls).toHaveBeenCalledTimes(1);
	expect(change.rowsAffected).toBe(1);
	expect(skipped).toBeUndefined();
	expect(both).toEqual([[{ name: "Ida Berg" }], [{ count: 0 }]]);
	const tooShort = { longer: nameIs("Ida Lindqvist"), shorter: nameIs("I") };
	await expect(runBatch(db, tooShort)).rejects.toThrow();
	expect(await read).toEqual([{ name: "Ida Berg" }]);
});

test("the database refuses an unknown status", async () => {
	await expect(db.run(sql`UPDATE bookings SET status = 'paid'`)).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/bookings_status/) },
	});
});

test("an excursion, a pickup point or a booking with something on it can't be deleted", async () => {
	await db.insert(payments).values({
		id: "p1-1",
		bookingId: 1,
		gateway: "stripe",
		amountCents: 6400,
		currency: "EUR",
		createdAt: 0,
		updatedAt: 0,
	});
	for (const table of ["excursions", "pickup_points", "bookings"]) {
		await expect(db.run(sql.raw(`DELETE FROM ${table}`))).rejects.toMatchObject({
			cause: { message: expect.stringMatching(/FOREIGN KEY/) },
		});
	}
});

test.each([
	["excursions", "price_adult_cents", 1_000_001],
	["excursions", "price_child_cents", -1],
	["excursions", "price_bebe_cents", 1_000_001],
	["excursions", "capacity", 1001],
	["excursions", "duration_minutes", 4],
	["excursions", "cutoff_hours", 745],
	["excursions", "adult_from_age", 100],
	["excursions", "child_from_age", -1],
	["excursions", "minimum_age", 100],
	["bookings", "adults", 1000],
	["bookings", "children", 1000],
	["bookings", "bebe", -1],
	["bookings", "price_cents", 100_000_001],
])("no row of %s can have %s %d", async (table, column, value) => {
	await db.insert(bookings).values(booking).onConflictDoNothing();
	const change = sql`UPDATE ${sql.identifier(table)} SET ${sql.identifier(column)} = ${value}`;
	await expect(db.run(change)).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/CHECK constraint failed/) },
	});
});

test("no hotel can have the id web", async () => {
	const row = { id: "web", name: "Web hotel", createdAt: 0, updatedAt: 0 };
	await expect(db.insert(hotels).values(row)).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/hotels_id/) },
	});
});

test.each(["confirm", "handover"])("no hotel can take the totem's own address %s", async (id) => {
	const refused = { cause: { message: expect.stringMatching(/hotels_reserved_id/) } };
	const row = { name: "Hotel of a page", createdAt: 0, updatedAt: 0 };
	await expect(db.insert(hotels).values({ ...row, id })).rejects.toMatchObject(refused);
	await db.insert(hotels).values({ ...row, id: `${id}-house` });
	await expect(
		db
			.update(hotels)
			.set({ id })
			.where(eq(hotels.id, `${id}-house`)),
	).rejects.toMatchObject(refused);
});

test("db:seed refuses a database that others can reach, and one with bookings, in one sentence", async () => {
	await expect(refuseRealIsland({ url: "libsql://island.turso.example" })).rejects.toThrow(
		"The demo island is for a database on this machine.",
	);
	await db.insert(bookings).values(booking).onConflictDoNothing();
	await expect(refuseRealIsland({ url: ownDatabase.server.url })).rejects.toThrow(
		"This database has bookings already: the demo island is for an empty one.",
	);
});

test("a seed never touches what people entered", async () => {
	expect(await seedIfEmpty({ url: ownDatabase.server.url })).toBe(false);
	const [count] = await db.all<{ rows: number }>(sql`SELECT count(*) AS rows FROM excursions`);
	expect(count?.rows).toBe(1);
});

test("a totem may speak whatever language the code gets, and nothing that is no code", async () => {
	await db.insert(hotels).values({ id: "speaks", name: "Casa Bruma", createdAt: 0, updatedAt: 0 });
	const speak = (language: string) =>
		db.run(sql`UPDATE hotels SET language = ${language} WHERE id = 'speaks'`);
	await speak("cs");
	await expect(speak("Czech")).rejects.toMatchObject({
		cause: { message: expect.stringContaining("hotels_language") },
	});
	expect(await db.all(sql`SELECT language FROM hotels WHERE id = 'speaks'`)).toEqual([
		{ language: "cs" },
	]);
});

test("every change of a booking, of its money and of who boarded raises its version", async () => {
	const version = async () =>
		(await db.select({ version: bookings.version }).from(bookings).where(eq(bookings.id, 1)))[0]
			?.version;
	const versionBefore = (await version()) ?? 0;
	await db.update(bookings).set({ staffNotes: "by the sea" }).where(eq(bookings.id, 1));
	expect(await version()).toBe(versionBefore + 1);
	await db.run(sql`INSERT INTO payments (id, booking_id, gateway, purpose, amount_cents, currency, status, created_at, updated_at)
		VALUES ('version', 1, 'stripe', 'booking', 1000, 'EUR', 'created', 1, 1)`);
	expect(await version()).toBe(versionBefore + 2);
	await db.run(sql`INSERT INTO refunds (payment_id, amount_cents, reason, source, state, created_at)
		VALUES ('version', 500, 'goodwill', 'staff', 'wanted', 1)`);
	await db.run(sql`UPDATE refunds SET state = 'dropped' WHERE payment_id = 'version'`);
	expect(await version()).toBe(versionBefore + 4);
	await db.run(sql`INSERT INTO boardings (booking_id, state, aboard, marked_by, marked_at)
		VALUES (1, 'picked up', '[0]', 'Gil', 1)`);
	expect(await version()).toBe(versionBefore + 5);
});

test("a batch that was made from an older version of a row changes nothing", async () => {
	const [row] = await db.select().from(bookings).where(eq(bookings.id, 1));
	if (!row) throw new Error("No booking");
	const write = (comments: string) =>
		runBatch(db, {
			version: takeVersion(db, "bookings", row),
			comments: db.update(bookings).set({ comments }).where(eq(bookings.id, 1)),
		});
	await write("first");
	await expect(write("second")).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/stale_version/) },
	});
	const several = runBatch(db, { versions: takeVersions(db, "bookings", [row]) });
	await expect(several).rejects.toMatchObject({
		cause: { message: expect.stringMatching(/stale_version/) },
	});
	const [bookingAfter] = await db.select().from(bookings).where(eq(bookings.id, 1));
	expect(bookingAfter?.comments).toBe("first");
	if (bookingAfter) await runBatch(db, { versions: takeVersions(db, "bookings", [bookingAfter]) });
});

test("a batch that was made from a row that is gone changes nothing", async () => {
	const [row] = await db.select().from(bookings).where(eq(bookings.id, 1));
	if (!row) throw new Error("No booking");
	const take = (...rows: { id: number; version: number }[]) =>
		runBatch(db, { versions: takeVersions(db, "bookings", rows) });
	await expect(take(row, { id: 999, version: 1 })).rejects.toThrow();
	await take(row, row);
});
