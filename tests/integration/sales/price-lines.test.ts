import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { priceOf } from "#app/catalogue/prices/price-of.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import { bookings, excursions, priceLines } from "#app/database/schema.server.ts";
import { replacePriceLines } from "#app/sales/price-lines.server.ts";
import { linesOf } from "#tests/booking-money.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

test("a guest's booking has a line for each kind of guest", async () => {
	const excursion = await addExcursion(island.db);
	const { id } = await bookAsGuest(island, excursion, { adults: 2, children: 1, price: 170 });
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "1 children 4200"]);
});

test("lines have the rate of the date of travel, and the guest reads the tax on the voucher", async () => {
	const excursion = await addExcursion(island.db);
	await island.db
		.update(excursions)
		.set({ taxRate: 300, nextTaxRate: 950, nextTaxFrom: soon(8) })
		.where(eq(excursions.id, excursion.id));
	const rates = await Promise.all(
		[soon(7), soon(8)].map(async (date) => {
			const { id } = await bookAsGuest(island, excursion, { date });
			const lines = await island.db.select().from(priceLines).where(eq(priceLines.bookingId, id));
			return lines.map(({ taxRate, taxCents }) => [taxRate, taxCents]);
		}),
	);
	expect(rates).toEqual([[[300, 186]], [[950, 555]]]);
	const { confirmId } = await addBooking(island, excursion, { date: soon(7) });
	const page = await (await island.fetch(`/booking/${confirmId}`)).text();
	expect(page).toContain("Includes IGIC 3%: €1.86. This is no invoice.");
});

test("no price is stored beside lines that add up to another one", async () => {
	const { id, priceCents } = await bookAsGuest(island, await addExcursion(island.db));
	const dearer = island.db
		.update(bookings)
		.set({ priceCents: priceCents + 1 })
		.where(eq(bookings.id, id));
	await expect(dearer).rejects.toMatchObject({
		cause: { message: expect.stringContaining("price_is_its_lines") },
	});
});

test("the database computes sums and taxes of all lines as the code does", async () => {
	const { id } = await bookAsGuest(island, await addExcursion(island.db));
	const guests = fc.integer({ min: 0, max: numberLimits.people.most });
	const cents = fc.integer({ min: 0, max: numberLimits.priceCents.most });
	const prices = fc.record({ adultCents: cents, childCents: cents, bebeCents: cents });
	const party = fc.record({ adults: guests, children: guests, bebe: guests });
	const rate = fc.constantFrom(0, 300, 700, 950, 1500, 2000, 10_000);
	const storedLines = () =>
		island.db
			.select()
			.from(priceLines)
			.where(eq(priceLines.bookingId, id))
			.orderBy(priceLines.position);
	await fc.assert(
		fc.asyncProperty(prices, party, rate, async (list, people, taxRate) => {
			const lines = priceOf(list, people, [], taxRate);
			await runBatch(island.db, replacePriceLines(island.db, { bookingId: id, lines }));
			expect(await storedLines()).toEqual(
				lines.map((line, position) => ({ ...line, position, bookingId: id, extraId: null })),
			);
		}),
		{ numRuns: 40 },
	);
	await island.db.run(sql`DELETE FROM price_lines WHERE booking_id = ${id}`);
});
