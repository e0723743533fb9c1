import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { readSales } from "#app/operations/figures/sales.server.ts";
import type { SalesCell } from "#app/operations/figures/sales.ts";
import { bookSeats } from "#app/sales/book-seats.server.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";
import { addressLimits } from "#app/sales/holds/unpaid-limits.ts";
import { addExcursion, bookingRequestOf, changeDeparture, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra } from "#tests/extras.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { addHotel } from "#tests/sales.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

let ownDatabase: OwnDatabase;
let db: Database;
beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
});
afterAll(() => ownDatabase.stop());

const clock = { now: Date.now(), timeZone: "Atlantic/Canary" };

test("a whole trip counts once with the seats of its party, extras beside the sum of their seller, and a code lowers that sum", async () => {
	const trip = await addExcursion(db, { capacity: 8 });
	const wholeDay = soon(8);
	await changeDeparture(
		db,
		{ excursionId: trip.id, date: wholeDay },
		{ sells: "both", wholePriceCents: 48_000 },
	);
	const lunch = await addExtra(db, trip);
	const { code } = await addCode(db, { percent: 1000 });
	const hotelId = await addHotel({ db });
	const sell = async (
		changes: Partial<BookingRequest>,
		sold: Partial<typeof bookings.$inferInsert>,
	) => {
		const answer = await bookSeats(db, bookingRequestOf(trip, changes), trip.id, {
			unopenedHoldMinutes: 10,
			...{ ...clock, currency: "EUR", usualPolicy, phone: "", language: "en" },
			source: { key: sql`NULL`, limits: addressLimits },
		});
		if (answer.outcome !== "booked") throw new Error(JSON.stringify(answer));
		await db
			.update(bookings)
			.set({ status: "confirmed", confirmedAt: clock.now, ...sold })
			.where(eq(bookings.confirmId, answer.confirmId));
	};
	await sell({ date: wholeDay, adults: 3, isWhole: true, price: 480 }, {});
	await sell({ adults: 2, price: 147, extras: { [`extra_${lunch}`]: 2 } }, {});
	await sell(
		{ price: 66.15, extras: { [`extra_${lunch}`]: 1 }, code },
		{ partner: hotelId, hotelId },
	);

	const span = { from: soon(-1), until: soon(20), today: soon(0) };
	const { cells } = await readSales(db, { kind: "all" }, span, clock);
	const of = (kind: SalesCell["kind"]) =>
		Object.fromEntries(
			cells
				.filter((cell) => cell.kind === kind)
				.map(({ key, seats, cents, extraCents, wholeTrips }) => [
					key,
					{ seats, cents, extraCents, wholeTrips },
				]),
		);
	expect(of("seller")).toEqual({
		web: { seats: 5, cents: 62_700, extraCents: 1900, wholeTrips: 1 },
		[hotelId]: { seats: 1, cents: 6615, extraCents: 950, wholeTrips: 0 },
	});
	expect(of("excursion")).toEqual({
		[trip.id]: { seats: 6, cents: 69_315, extraCents: 2850, wholeTrips: 1 },
	});
	expect(of("date")[wholeDay]).toEqual({
		...{ seats: 3, cents: 48_000, extraCents: 0, wholeTrips: 1 },
	});
});
