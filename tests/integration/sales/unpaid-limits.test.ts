import { and, eq, inArray } from "drizzle-orm";
import * as v from "valibot";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { bookings } from "#app/database/schema.server.ts";
import { rushOf } from "#tests/booking-rush.ts";
import { addExcursion, bookingOf, departureIdOf, type Excursion, soon } from "#tests/builders.ts";
import { entriesOf } from "#tests/history.ts";
import { type PaidIsland, startPaidIsland } from "#tests/paid-island.ts";
import { sendBooking } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
import { newVisitor } from "#tests/visitor.ts";

let paid: PaidIsland;
let island: PaidIsland["island"];
beforeAll(async () => {
	paid = await startPaidIsland();
	({ island } = paid);
});
afterAll(() => island.stop());
afterEach(() => {
	island.onDatabaseCall(null);
	paid.stripe.isDown = false;
});

const minute = 60_000;
const answerSchema = v.object({
	confirmId: v.optional(v.string(), ""),
	code: v.optional(v.string(), ""),
	message: v.optional(v.string(), ""),
});

let addresses = 0;
/** From the documentation network (RFC 5737); unique in this file. */
function newAddress(): string {
	addresses += 1;
	return `203.0.113.${addresses}`;
}

async function book(
	excursion: Excursion,
	address: string,
	{ adults = 1, ...changes }: Record<string, unknown> & { adults?: number } = {},
) {
	const price = (adults * excursion.priceAdultCents) / 100;
	const form = bookingOf(excursion, { adults, price, ...changes });
	const answer = await sendBooking(island, form, { "cf-connecting-ip": address });
	return {
		status: answer.status,
		retryAfter: Number(answer.headers.get("retry-after")),
		...v.parse(answerSchema, await answer.json()),
	};
}

async function heldSeats(
	excursions: readonly Excursion[],
): Promise<{ bookings: number; seats: number }> {
	const rows = await island.db
		.select({ seats: bookings.seats })
		.from(bookings)
		.where(
			and(
				inArray(
					bookings.excursionId,
					excursions.map(({ id }) => id),
				),
				eq(bookings.status, "pending"),
			),
		);
	return { bookings: rows.length, seats: rows.reduce((sum, row) => sum + row.seats, 0) };
}

async function sourceOf(confirmId: string): Promise<string | null | undefined> {
	const [row] = await island.db
		.select({ source: bookings.unpaidSource })
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	return row?.source;
}

/** Simultaneous posts: no insert begins before all have read the free seats. */
async function rush(
	posts: { excursion: Excursion; address: string; adults: number }[],
	rewrite?: (body: string) => string,
) {
	const guests = posts.map(
		({ excursion, address, adults }) =>
			() =>
				book(excursion, address, { adults }),
	);
	return Map.groupBy(await rushOf(island, guests, rewrite), ({ status }) => status);
}

async function manyTrips(count: number): Promise<Excursion[]> {
	return Promise.all(
		Array.from({ length: count }, () => addExcursion(island.db, { capacity: 40 })),
	);
}

describe("one address", () => {
	test("gets six of twenty simultaneous bookings, and learns what to do about the rest", async () => {
		const trips = await manyTrips(20);
		const address = newAddress();
		const answers = await rush(trips.map((excursion) => ({ excursion, address, adults: 1 })));
		expect(answers.get(201)).toHaveLength(6);
		expect(answers.get(429)).toHaveLength(14);
		expect(await heldSeats(trips)).toEqual({ bookings: 6, seats: 6 });
		const [refused] = answers.get(429) ?? [];
		expect(refused).toMatchObject({
			code: "TOO_MANY_UNPAID",
			message: expect.stringMatching(
				/^6 bookings from your internet connection are not paid yet.* release it.* come free in \d+ minutes\. Or call \+00 555/,
			),
		});
		expect(refused?.retryAfter).toBeGreaterThan(0);
		expect(refused?.retryAfter).toBeLessThanOrEqual(600);
	});

	test("gets 24 seats of what it posts at once, whatever the parties are", async () => {
		const trips = await manyTrips(12);
		const address = newAddress();
		const answers = await rush(trips.map((excursion) => ({ excursion, address, adults: 7 })));
		expect(answers.get(201)).toHaveLength(3);
		expect(await heldSeats(trips)).toEqual({ bookings: 3, seats: 21 });
		expect(answers.get(429)?.[0]?.message).toMatch(/^21 seats are held .* more than 24\./);
	});

	test("gets all of them where the condition is taken out of the statement", async () => {
		const trips = await manyTrips(8);
		const address = newAddress();
		const answers = await rush(
			trips.map((excursion) => ({ excursion, address, adults: 7 })),
			(body) => body.replaceAll("unpaid.unpaid_source = ", "'nobody' = "),
		);
		expect(answers.get(201)).toHaveLength(8);
	});

	test.each([
		["an IPv6 /64", (n: number) => `2001:db8:77:1::${n.toString(16)}`],
		[
			"an address written both ways",
			(n: number) => (n % 2 ? "198.51.100.9" : "::ffff:198.51.100.9"),
		],
	])("%s is one address", async (_, addressOf) => {
		const trips = await manyTrips(8);
		const answers = await rush(
			trips.map((excursion, index) => ({ excursion, address: addressOf(index), adults: 1 })),
		);
		expect(answers.get(201)).toHaveLength(6);
	});

	test("that has paid, or has only expired holds, may book on", async () => {
		const address = newAddress();
		const [trip, ...trips] = await manyTrips(7);
		if (!trip) throw new Error("no trip");
		const outcomes = await Promise.all(trips.map((each) => book(each, address, { adults: 4 })));
		expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill(201));
		expect((await book(trip, address)).status).toBe(429);
		const session = await paid.checkout(outcomes[0]?.confirmId ?? "");
		paid.stripe.pay(session);
		await paid.send("checkout.session.completed", session);
		expect((await book(trip, address, { adults: 4 })).status).toBe(201);
		await island.db
			.update(bookings)
			.set({ holdExpiresAt: Date.now() - 1 })
			.where(eq(bookings.confirmId, outcomes[1]?.confirmId ?? ""));
		expect((await book(trip, address, { adults: 1, date: soon(9) })).status).toBe(201);
	});

	test("has its double click answered with its booking, also at the limit", async () => {
		const address = newAddress();
		const [trip, ...trips] = await manyTrips(6);
		if (!trip) throw new Error("no trip");
		await Promise.all(trips.map((each) => book(each, address)));
		const key = crypto.randomUUID();
		const first = await book(trip, address, { key });
		expect(await book(trip, address, { key })).toMatchObject({
			status: 200,
			confirmId: first.confirmId,
		});
	});

	test("is asked to call for a party larger than its limit", async () => {
		const [trip] = await manyTrips(1);
		if (!trip) throw new Error("no trip");
		const refused = await book(trip, newAddress(), { adults: 25 });
		expect(refused.status).toBe(429);
		expect(refused.message).toMatch(/at most 24 unpaid seats.* call \+00 555/);
		expect(refused.message).not.toContain("release it");
	});

	test("costs two database round trips, refused or not", async () => {
		const address = newAddress();
		const trips = await manyTrips(6);
		await Promise.all(trips.map((each) => book(each, address)));
		const [trip] = trips;
		if (!trip) throw new Error("no trip");
		island.databaseRoundTrips();
		expect((await book(trip, address, { date: soon(9) })).status).toBe(429);
		// a third round trip reads what is on sale, as for every refusal
		expect(island.databaseRoundTrips()).toBeLessThanOrEqual(2);
	});
});

describe("a small departure", () => {
	test("takes a first party of any size, and no second one from its address beyond the half", async () => {
		const excursion = await addExcursion(island.db, { capacity: 8 });
		const address = newAddress();
		expect((await book(excursion, address, { adults: 5 })).status).toBe(201);
		const second = await book(excursion, address, { adults: 2 });
		expect(second.status).toBe(429);
		expect(second.message).toMatch(/^5 seats of .* no more than half of a departure/);
		expect((await book(excursion, address, { adults: 2, date: soon(9) })).status).toBe(201);
		expect((await book(excursion, newAddress(), { adults: 3 })).status).toBe(201);
	});

	test("takes two parties from one address up to its half", async () => {
		const excursion = await addExcursion(island.db, { capacity: 8 });
		const address = newAddress();
		const answers = await rush(
			Array.from({ length: 5 }, () => ({ excursion, address, adults: 2 })),
		);
		expect(answers.get(201)).toHaveLength(2);
		expect(await heldSeats([excursion])).toEqual({ bookings: 2, seats: 4 });
	});
});

test("a form that is refused keeps what was typed and says why", async () => {
	const address = newAddress();
	const trips = await manyTrips(7);
	const [trip, ...others] = trips;
	if (!trip) throw new Error("no trip");
	await Promise.all(others.map((each) => book(each, address)));
	const { excursionId: _, ...fields } = bookingOf(trip, { comments: "We are vegetarians" });
	const answer = await newVisitor(island, address).submit(
		`/excursion/${trip.id}`,
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
	);
	expect(answer.status).toBe(429);
	const page = await answer.text();
	expect(page).toContain("We are vegetarians");
	expect(page).toContain("6 bookings from your internet connection are not paid yet");
});

describe("a hotel’s screen", () => {
	async function sell(paymentMode: "phone" | "hotel", count: number, adults: number) {
		const { hotelId, excursion } = await addHotelWithTrip(
			island,
			{ paymentMode },
			{ capacity: 300 },
		);
		const { screen, totemId } = await enrolScreen(island, hotelId);
		const statuses: number[] = [];
		for (let sale = 0; sale < count; sale += 1) {
			const { excursionId: _, ...fields } = bookingOf(excursion, {
				partner: hotelId,
				adults,
				date: soon(3 + sale),
				price: (adults * excursion.priceAdultCents) / 100,
			});
			const form = Object.entries(fields).map(([name, value]) => [name, String(value)]);
			const answer = await screen.submit(
				`/totem/${hotelId}/${excursion.id}/book`,
				Object.fromEntries(form),
			);
			statuses.push(answer.status);
		}
		return { statuses, totemId, excursion };
	}

	test("has a limit of its own, by its token", async () => {
		const { statuses, totemId, excursion } = await sell("phone", 14, 2);
		expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
		const rows = await island.db
			.select({ source: bookings.unpaidSource })
			.from(bookings)
			.where(eq(bookings.excursionId, excursion.id));
		expect(new Set(rows.map(({ source }) => source))).toEqual(new Set([`totem:${totemId}`]));
	});

	test("of a hotel that collects holds nothing unpaid and sells on", async () => {
		const { statuses, excursion } = await sell("hotel", 14, 4);
		expect(statuses).toEqual(Array(14).fill(200));
		expect(await heldSeats([excursion])).toEqual({ bookings: 0, seats: 0 });
	});

	test("hands over to phones within its own limit, whatever their addresses are", async () => {
		const { hotelId, excursion } = await addHotelWithTrip(island, {}, { capacity: 300 });
		const { screen } = await enrolScreen(island, hotelId);
		const statuses: number[] = [];
		for (let guest = 0; guest < 13; guest += 1) {
			const offered = await screen.post(`/totem/${hotelId}/handovers`, {
				departureId: await departureIdOf(island.db, {
					excursionId: excursion.id,
					date: soon(3 + guest),
				}),
				adults: 2,
				children: 0,
				bebe: 0,
				pickup: excursion.pickup,
				isInHotelsName: true,
			});
			const { token } = v.parse(v.object({ token: v.string() }), await offered.json());
			const phone = newVisitor(island);
			await phone.get(`/totem/handover/${token}`);
			const { name, email, cemail } = bookingOf(excursion);
			const price = String((2 * excursion.priceAdultCents) / 100);
			const fields = { name, email, cemail, price };
			statuses.push((await phone.submit(`/totem/handover/${token}`, fields)).status);
		}
		expect(statuses).toEqual([...Array(12).fill(303), 429]);
	});
});

describe("a hold that ran out", () => {
	test("is rebooked only within the limits of the visitor who rebooks", async () => {
		const address = newAddress();
		const trips = await manyTrips(7);
		const [lost, ...others] = trips;
		if (!lost) throw new Error("no trip");
		const { confirmId } = await book(lost, newAddress());
		await island.db
			.update(bookings)
			.set({ status: "expired", holdExpiresAt: 0 })
			.where(eq(bookings.confirmId, confirmId));
		const held = await Promise.all(others.map((each) => book(each, address)));
		const returner = newVisitor(island, address);
		const refused = await returner.submit(`/payment/checkout/${confirmId}`, {});
		expect(refused.status).toBe(429);
		expect(await refused.text()).toContain("6 bookings from your internet connection");
		expect(await sourceOf(confirmId)).toBeNull();

		await island.db
			.update(bookings)
			.set({ status: "cancelled" })
			.where(eq(bookings.confirmId, held[0]?.confirmId ?? ""));
		const answer = await returner.submit(`/payment/checkout/${confirmId}`, {});
		expect(answer.headers.get("location")).toMatch(/^https:\/\/checkout\.stripe\.com/);
		expect(await sourceOf(confirmId)).toBe(await sourceOf(held[1]?.confirmId ?? ""));
		expect((await book(lost, address, { date: soon(9) })).status).toBe(429);
	});
});

describe("the source of a hold", () => {
	test.each(["confirmed", "cancelled", "expired"] as const)(
		"is a hash, and is gone once the booking is %s",
		async (status) => {
			const [trip] = await manyTrips(1);
			const address = newAddress();
			if (!trip) throw new Error("no trip");
			const { confirmId } = await book(trip, address);
			expect(await sourceOf(confirmId)).toMatch(/^[\w-]{43}$/);
			await island.db.update(bookings).set({ status }).where(eq(bookings.confirmId, confirmId));
			expect(await sourceOf(confirmId)).toBeNull();
		},
	);
});

describe("a guest who does not open the payment page", () => {
	async function bookOne() {
		const [trip] = await manyTrips(1);
		if (!trip) throw new Error("no trip");
		const { confirmId } = await book(trip, newAddress());
		return confirmId;
	}

	async function rowOf(confirmId: string) {
		const [row] = await island.db.select().from(bookings).where(eq(bookings.confirmId, confirmId));
		if (!row) throw new Error("no booking");
		return row;
	}

	test("holds the seats for ten minutes; who opens it, until after the page has ended", async () => {
		const confirmId = await bookOne();
		const rowBefore = await rowOf(confirmId);
		expect(rowBefore.holdExpiresAt - rowBefore.createdAt).toBe(10 * minute);
		const session = await paid.checkout(confirmId);
		const rowAfter = await rowOf(confirmId);
		expect(rowAfter.holdExpiresAt).toBeGreaterThan(session.expires_at * 1000);
		expect(rowAfter.holdExpiresAt - rowAfter.createdAt).toBeGreaterThanOrEqual(35 * minute);
	});

	test("because it does not come holds them no longer", async () => {
		paid.stripe.isDown = true;
		const confirmId = await bookOne();
		const { holdExpiresAt } = await rowOf(confirmId);
		const answer = await island.fetch(`/payment/checkout/${confirmId}`);
		expect(answer.status).toBe(503);
		expect((await rowOf(confirmId)).holdExpiresAt).toBe(holdExpiresAt);
	});

	test("is released with a line in the history, and can be rebooked", async () => {
		const confirmId = await bookOne();
		const { id } = await rowOf(confirmId);
		await island.db
			.update(bookings)
			.set({ holdExpiresAt: Date.now() - 1 })
			.where(eq(bookings.id, id));
		await island.scheduled();
		expect(await rowOf(confirmId)).toMatchObject({ status: "expired", unpaidSource: null });
		const history = await entriesOf(island.db, id);
		expect(history).toContainEqual(
			expect.objectContaining({ type: "expired", detail: "the payment page was not opened" }),
		);
		const page = await island.fetch(`/payment/error?booking=${confirmId}`);
		expect(await page.text()).toContain("free");
		const again = await newVisitor(island).submit(`/payment/checkout/${confirmId}`, {});
		expect(again.headers.get("location")).toMatch(/^https:\/\/checkout\.stripe\.com/);
		const { status, holdExpiresAt } = await rowOf(confirmId);
		expect(status).toBe("pending");
		expect(holdExpiresAt).toBeGreaterThan(Date.now() + 34 * minute);
	});

	test("but releases it while the gateway makes the page is not sent to pay", async () => {
		const confirmId = await bookOne();
		island.answer("api.stripe.com", async (request) => {
			await island.db
				.update(bookings)
				.set({ status: "expired" })
				.where(eq(bookings.confirmId, confirmId));
			return paid.stripe.answer(request);
		});
		const answer = await island.fetch(`/payment/checkout/${confirmId}`);
		island.answer("api.stripe.com", paid.stripe.answer);
		expect(answer.headers.get("location")).toContain("/payment/error?booking=");
	});
});
