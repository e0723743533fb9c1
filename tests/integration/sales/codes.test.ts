import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { bookings, codes } from "#app/database/schema.server.ts";
import { linesOf } from "#tests/booking-money.ts";
import { rushOf } from "#tests/booking-rush.ts";
import { addExcursion, bookingOf, type Excursion } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { crowdOf } from "#tests/run/left-for-release.ts";
import { bookAsGuest, sendBooking } from "#tests/sales.ts";

let island: Island;
let excursion: Excursion;
beforeAll(async () => {
	island = await startIsland();
	excursion = await addExcursion(island.db, { capacity: 400 });
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

const answerSchema = v.object({
	issues: v.optional(v.record(v.string(), v.array(v.string())), {}),
});

async function book(changes: Record<string, unknown>) {
	const form = { ...bookingOf(excursion, changes), key: crypto.randomUUID() };
	for (let attempt = 0; attempt < 100; attempt += 1) {
		const response = await sendBooking(island, form);
		const { issues } = v.parse(answerSchema, await response.json());
		if (response.status !== 503) return { status: response.status, issues };
		await new Promise((resolve) => setTimeout(resolve, 250));
	}
	throw new Error("A guest was told a hundred times that the island is too busy.");
}

const usedUp = { code: ["This code has been used up."] };

test("a code lowers the price by a line, however it is written, and the booking names it", async () => {
	const { id, code } = await addCode(island.db, { percent: 1000 });
	const typedCode = ` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)} `;
	const booking = await bookAsGuest(island, excursion, {
		adults: 2,
		price: 115.2,
		code: typedCode,
	});
	expect(booking).toMatchObject({ priceCents: 11_520, codeId: id });
	expect(await linesOf(island, booking.id)).toEqual(["2 adults 6400", "1 code -1280"]);
});

test("the price that is sent must be the one with the code", async () => {
	const { code } = await addCode(island.db, { percent: 1000 });
	expect(await book({ adults: 2, price: 128, code })).toEqual({
		status: 409,
		issues: { price: [expect.stringContaining("€115.20")] },
	});
});

test("a wrong code is refused with the reason", async () => {
	expect(await book({ code: "NOSUCHCODE" })).toMatchObject({
		status: 422,
		issues: { code: [expect.stringContaining("don’t know this code")] },
	});
});

test("of a crowd at once with a code's last use one gets it, and the others read that it is used up", async () => {
	const crowd = crowdOf({ daily: 8, release: 30 });
	const { id, code } = await addCode(island.db, { percent: 1000, mostBookings: 3 });
	const one = { adults: 1, price: 57.6, code };
	await bookAsGuest(island, excursion, one);
	await bookAsGuest(island, excursion, one);
	const guests = Array.from({ length: crowd }, () => () => book(one));
	const answers = Map.groupBy(await rushOf(island, guests), ({ status }) => status);
	expect(await island.db.$count(bookings, eq(bookings.codeId, id))).toBe(3);
	expect(answers.get(422)).toHaveLength(crowd - 1);
	expect(answers.get(422)?.[0]?.issues).toEqual(usedUp);
});

test("an ended hold and a cancelled booking give the use back", async () => {
	const { code } = await addCode(island.db, { percent: 1000, mostBookings: 1 });
	const one = { adults: 1, price: 57.6, code };
	const first = await bookAsGuest(island, excursion, one);
	const set = (change: Partial<typeof bookings.$inferInsert>) =>
		island.db.update(bookings).set(change).where(eq(bookings.id, first.id));
	await set({ status: "confirmed", confirmedAt: Date.now() });
	expect((await book(one)).issues).toEqual(usedUp);
	await set({ status: "cancelled", cancelledAt: Date.now() });
	const second = await bookAsGuest(island, excursion, one);
	expect((await book(one)).issues).toEqual(usedUp);
	await island.db
		.update(bookings)
		.set({ holdExpiresAt: Date.now() - 1 })
		.where(eq(bookings.id, second.id));
	expect((await book(one)).status).toBe(201);
});

test("a code for one booking of each guest knows them however they write their address", async () => {
	const { code } = await addCode(island.db, { percent: 1000, oncePerGuest: true });
	const one = { adults: 1, price: 57.6, code };
	const by = (email: string) => ({ ...one, email, cemail: email });
	expect((await book(by("ana@mail.example"))).status).toBe(201);
	expect((await book(by(" ANA@Mail.Example "))).issues).toEqual({
		code: ["You have booked with this code already; it is for one booking."],
	});
	expect((await book(by("bea@mail.example"))).status).toBe(201);
});

test("a code that staff end between reading and booking is not used", async () => {
	const { id, code } = await addCode(island.db, { percent: 1000 });
	let isEnded = false;
	island.onDatabaseCall(async (body) => {
		if (body.includes("INSERT INTO bookings") && !isEnded) {
			isEnded = true;
			await island.db.update(codes).set({ isActive: false }).where(eq(codes.id, id));
		}
		return body;
	});
	expect((await book({ adults: 1, price: 57.6, code })).issues).toEqual({
		code: ["This code has ended."],
	});
});

test("what a code gives cannot be changed in its row, and two active ones cannot be written alike", async () => {
	const { id, code } = await addCode(island.db, { percent: 1000 });
	await expect(
		island.db.update(codes).set({ percent: 2000 }).where(eq(codes.id, id)),
	).rejects.toMatchObject({
		cause: { message: expect.stringContaining("codes_gives_the_same") },
	});
	await expect(
		addCode(island.db, { code: ` ${code.toLowerCase()}`, percent: 500 }),
	).rejects.toThrow();
	await island.db.run(sql`UPDATE codes SET is_active = 0 WHERE id = ${id}`);
	await addCode(island.db, { code, percent: 500 });
});
