import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "#app/database/client.server.ts";
import { bookings } from "#app/database/schema.server.ts";
import { bookSeats } from "#app/sales/book-seats.server.ts";
import type { BookingRequest } from "#app/sales/booking/booking-request.ts";
import { addressLimits } from "#app/sales/holds/unpaid-limits.ts";
import {
	addExcursion,
	bookingRequestOf,
	changeDeparture,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { type OwnDatabase, startOwnDatabase } from "#tests/own-database.ts";
import { usualPolicy } from "#tests/samples/policy-samples.ts";

let ownDatabase: OwnDatabase;
let db: Database;
let trip: Excursion;
const capacity = 8;
const wholePriceCents = 48_000;
const timeZone = "Atlantic/Canary";

beforeAll(async () => {
	ownDatabase = await startOwnDatabase();
	({ db } = ownDatabase);
	trip = await addExcursion(db, { capacity });
});
afterAll(() => ownDatabase.stop());

let days = 3;
/** The next date, and how its departure is sold. */
async function dateThatSells(sells: "seats" | "whole" | "both"): Promise<string> {
	days += 1;
	const date = soon(days);
	await changeDeparture(
		db,
		{ excursionId: trip.id, date },
		{ sells, wholePriceCents: sells === "seats" ? null : wholePriceCents },
	);
	return date;
}

async function book(date: string, changes: Partial<BookingRequest> = {}, now = Date.now()) {
	const request = bookingRequestOf(trip, { date, ...changes });
	const answer = await bookSeats(db, request, trip.id, {
		unopenedHoldMinutes: 10,
		...{ now, timeZone, currency: "EUR", usualPolicy, phone: "+34 600 123 456", language: "en" },
		source: { key: sql`NULL`, limits: addressLimits },
	});
	return answer.outcome === "booked"
		? { status: 303, ...answer, errors: {} }
		: { ...answer, confirmId: "" };
}

const whole = { isWhole: true, price: wholePriceCents / 100, adults: 3 };

async function bookedOn(date: string) {
	return db
		.select()
		.from(bookings)
		.where(and(eq(bookings.excursionId, trip.id), eq(bookings.date, date)));
}

test("of 24 who press at once on two departures, each departure goes whole to one party or by its seats, never both", async () => {
	const dates: string[] = [];
	for (let number = 0; number < 2; number += 1) dates.push(await dateThatSells("both"));
	const answers = [];
	for (const [number, date] of dates.entries()) {
		const guests = Array.from({ length: 12 }, (_, guest) => (guest + number) % 4 === 0);
		answers.push(...(await Promise.all(guests.map((isWhole) => book(date, isWhole ? whole : {})))));
	}
	expect(answers).toHaveLength(24);
	expect(answers.every(({ status }) => status === 303 || status === 409)).toBe(true);
	// which of them comes first is chance
	for (const date of dates) {
		const rows = await bookedOn(date);
		expect(rows).toHaveLength(rows.some((row) => row.isWhole) ? 1 : capacity);
	}
});

describe("a departure that is sold both ways", () => {
	test("goes whole to one party for one price, which is one line with its tax", async () => {
		const date = await dateThatSells("both");
		expect((await book(date, whole)).status).toBe(303);
		const [booking] = await bookedOn(date);
		expect(booking).toMatchObject({ isWhole: true, priceCents: wholePriceCents, seats: 3 });
		const lines = await db.query.priceLines.findMany({
			where: (line, { eq: is }) => is(line.bookingId, booking?.id ?? 0),
		});
		expect(lines).toMatchObject([{ kind: "whole", quantity: 1, sumCents: wholePriceCents }]);
		expect((await book(date)).status).toBe(409);
		expect((await book(date, whole)).status).toBe(409);
	});

	test("is not free as a whole once a seat is held, and is again when that hold has ended", async () => {
		const date = await dateThatSells("both");
		expect((await book(date)).status).toBe(303);
		const refused = await book(date, whole);
		expect(refused.errors).toEqual({ isWhole: [expect.stringMatching(/taken a seat meanwhile/)] });
		const tomorrow = Date.now() + 86_400_000;
		expect((await book(date, whole, tomorrow)).status).toBe(303);
	});

	test("takes no party that is larger than it", async () => {
		const date = await dateThatSells("both");
		expect((await book(date, { ...whole, adults: capacity + 1 })).status).toBe(409);
		expect((await book(date, { ...whole, adults: capacity })).status).toBe(303);
	});

	test("asks again where its whole price is another one by now", async () => {
		const date = await dateThatSells("both");
		expect(await book(date, { ...whole, price: 470 })).toMatchObject({
			newPriceCents: wholePriceCents,
		});
	});
});

test("a departure that is sold whole sells no seat, and one that is sold by seats does not go whole", async () => {
	const wholeOnly = await dateThatSells("whole");
	expect((await book(wholeOnly)).errors).toEqual({
		isWhole: [expect.stringMatching(/only as a whole/)],
	});
	expect((await book(wholeOnly, whole)).status).toBe(303);
	expect((await book(await dateThatSells("seats"), whole)).status).toBe(409);
});
