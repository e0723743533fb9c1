import { readFileSync, rmSync } from "node:fs";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { connect, type Database } from "#app/database/client.server.ts";
import { bookings, excursions, hotels, payments } from "#app/database/schema.server.ts";
import { type DatabaseServer, startDatabaseServer } from "#scripts/database-server.ts";
import { migrate } from "#scripts/migrate.ts";
import { seedIfEmpty } from "#scripts/seed.ts";
import { addExcursion } from "#tests/builders.ts";
import { temporaryFolder } from "#tests/island.ts";

const folder = temporaryFolder();
let server: DatabaseServer;
let db: Database;
let booking: typeof bookings.$inferInsert;

beforeAll(async () => {
	server = await startDatabaseServer({ folder });
	await migrate({ url: server.url });
	db = connect({ url: server.url });
	const excursion = await addExcursion(db);
	booking = {
		confirmId: "a",
		reference: "IX-AAAAA",
		idempotencyKey: "a",
		excursionId: excursion.id,
		title: excursion.title,
		date: "2027-06-05",
		startTime: "04:30",
		adults: 1,
		children: 0,
		bebe: 0,
		priceCents: 6400,
		currency: "EUR",
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
afterAll(async () => {
	await server.stop();
	rmSync(folder, { recursive: true });
});

const other = (changes: Partial<typeof bookings.$inferInsert>) =>
	db.insert(bookings).values({
		...booking,
		confirmId: "b",
		reference: "IX-BBBBB",
		idempotencyKey: "b",
		...changes,
	});

test.each<[string, Partial<typeof bookings.$inferInsert>, RegExp]>([
	["without adults", { adults: 0 }, /bookings_people/],
	["with fewer than no children", { children: -1 }, /bookings_people/],
	["for less than 10", { priceCents: 999 }, /bookings_price/],
	["with a short pickup", { pickup: "04:30 · A" }, /bookings_pickup/],
	["with a short name", { name: "Ida" }, /bookings_name/],
	["in the name of a hotel that is none", { partner: "los-dragos" }, /bookings_partner/],
	["of an excursion that is none", { excursionId: "x" }, /FOREIGN KEY/],
	["at a pickup point that is none", { pickupPointId: 999 }, /FOREIGN KEY/],
	["with a known confirm id", { confirmId: "a" }, /bookings\.confirm_id/],
	["with a known reference", { reference: "IX-AAAAA" }, /bookings\.reference/],
	["with a known form", { idempotencyKey: "a" }, /bookings\.idempotency_key/],
])("the database itself refuses a booking %s", async (_what, changes, message) => {
	await expect(other(changes)).rejects.toMatchObject({
		cause: { message: expect.stringMatching(message) },
	});
});

test("what left daily without saying so is told to leave daily, in English; what is listed stays", async () => {
	const silent = await addExcursion(db, {}, {});
	const weekly = await addExcursion(db, {}, { 3: ["de"] });
	const daysOf = async ({ id }: { id: string }) =>
		(
			await db.all<{ said: string }>(
				sql`SELECT day || language AS said FROM excursion_day_languages WHERE excursion_id = ${id} ORDER BY day`,
			)
		).map(({ said }) => said);
	await db.run(sql.raw(readFileSync("migrations/0010_daily-trips-say-so.sql", "utf8")));
	expect(await daysOf(silent)).toEqual(["0en", "1en", "2en", "3en", "4en", "5en", "6en"]);
	expect(await daysOf(weekly)).toEqual(["3de"]);
	await db.delete(excursions).where(inArray(excursions.id, [silent.id, weekly.id]));
});

test("the database itself refuses a status that nobody knows", async () => {
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

test("no hotel can call itself web", async () => {
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

test("a seed never touches what people entered", async () => {
	expect(await seedIfEmpty({ url: server.url })).toBe(false);
	const [count] = await db.all<{ rows: number }>(sql`SELECT count(*) AS rows FROM excursions`);
	expect(count?.rows).toBe(1);
});
