import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { bookings, departures } from "#app/database/schema.server.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { rushOf } from "#tests/booking-rush.ts";
import {
	addExcursion,
	addStart,
	bookingOf,
	changeDeparture,
	departureIdOf,
	type Excursion,
	soon,
} from "#tests/builders.ts";
import { guestBookings } from "#tests/guest-bookings.ts";
import { crowdOf } from "#tests/run/left-for-release.ts";
import { addBooking, addHotel, type Booking, sendBooking } from "#tests/sales.ts";
import { enrolScreen } from "#tests/totems.ts";
import { newVisitor } from "#tests/visitor.ts";

const at = guestBookings();

/** Leaves at 09:00 and at 15:00; the pickup is ten minutes before the start. */
async function twoStarts(seats: { morning?: number; afternoon?: number } = {}) {
	const { db } = at.island;
	const trip = await addExcursion(db, { startTime: "09:00", capacity: seats.morning ?? 12 });
	await addStart(db, trip, "15:00", { capacity: seats.afternoon ?? 12 });
	return trip;
}

const inTheAfternoon = (trip: Excursion) => ({
	start: "15:00",
	pickup: trip.pickup.replace("09:00", "15:00"),
});

const answerSchema = v.object({
	confirmId: v.optional(v.string(), ""),
	issues: v.optional(v.record(v.string(), v.tuple([v.string()])), {}),
});

async function book(trip: Excursion, changes: Record<string, unknown> = {}) {
	const answer = await sendBooking(at.island, bookingOf(trip, changes));
	return { status: answer.status, ...v.parse(answerSchema, await answer.json()) };
}

/** Seats sold or held by start. */
async function seatsByStart({ id }: Excursion) {
	const rows = await at.island.db
		.select({ start: bookings.startTime, seats: sql<number>`sum(seats)` })
		.from(bookings)
		.where(eq(bookings.excursionId, id))
		.groupBy(bookings.startTime);
	return Object.fromEntries(rows.map(({ start, seats }) => [start, seats]));
}

test("the page of a trip with two starts says when each of them stops", async () => {
	const trip = await twoStarts();
	const page = await at.island.fetch(`/excursion/${trip.id}`).then((answer) => answer.text());
	const [, stops = ""] = /id="pickups".*?<ol[^>]*>(.*?)<\/ol>/s.exec(page) ?? [];
	const [first = ""] = stops.split("</li>");
	expect([...first.matchAll(/<time[^>]*>([^<]+)/g)].map(([, time]) => time)).toEqual([
		"09:00",
		"15:00",
	]);
});

test("of a crowd at once on the last seats of two starts of one day, each start takes as many as it has", async () => {
	const crowd = crowdOf({ daily: 10, release: 200 });
	const trip = await twoStarts({ morning: 3, afternoon: 1 });
	const until = async (form: object) => {
		for (let attempt = 0; attempt < 100; attempt += 1) {
			const answer = await sendBooking(at.island, form);
			if (answer.status !== 503) return answer.status;
			await new Promise((resolve) => setTimeout(resolve, 250));
		}
		throw new Error("A guest was told a hundred times that the island is too busy.");
	};
	const guests = Array.from({ length: crowd }, (_, guest) => () => {
		const choice = guest % 2 ? inTheAfternoon(trip) : { start: "09:00" };
		return until(bookingOf(trip, choice));
	});
	const statuses = await rushOf(at.island, guests);
	expect(await seatsByStart(trip)).toEqual({ "09:00": 3, "15:00": 1 });
	expect(statuses.filter((status) => status === 409)).toHaveLength(crowd - 4);
});

describe("a day with two starts", () => {
	test("asks for the start, by the call and by the form, which keeps what was typed", async () => {
		const trip = await twoStarts();
		const refused = await book(trip);
		expect(refused.status).toBe(422);
		expect(refused.issues.start?.[0]).toMatch(/we leave at 09:00 or 15:00\. Please choose one/);

		const visitor = newVisitor(at.island);
		const { excursionId: _, key: __, ...fields } = bookingOf(trip);
		const form = Object.fromEntries(
			Object.entries(fields).map(([name, value]) => [name, String(value)]),
		);
		const path = `/excursion/${trip.id}`;
		const answer = await visitor.submit(path, form);
		expect(answer.status).toBe(422);
		const page = await answer.text();
		expect(page).toContain('href="#start"');
		expect(page).toContain('value="Ida Lindqvist"');
		const starts = page.match(/<input[^>]*name="start"[^>]*>/g) ?? [];
		expect(starts.map((input) => /value="([^"]+)"/.exec(input)?.[1])).toEqual(["09:00", "15:00"]);
		expect(starts.join()).not.toContain("checked");

		const chosenForm = { ...form, ...inTheAfternoon(trip) };
		expect((await visitor.submit(path, chosenForm)).status).toBe(303);
		const [booking] = await at.island.db
			.select()
			.from(bookings)
			.where(eq(bookings.excursionId, trip.id));
		expect(booking).toMatchObject({
			departureId: await departureIdOf(at.island.db, {
				excursionId: trip.id,
				date: soon(),
				start: "15:00",
			}),
			date: soon(),
			startTime: "15:00",
			pickupTime: "15:00",
		});
	});

	test("needs no start where only one of them is still offered, and refuses one that is not there", async () => {
		const trip = await twoStarts();
		const { db } = at.island;
		await db
			.update(departures)
			.set({ state: "closed" })
			.where(sql`excursion_id = ${trip.id} AND start_time = '09:00'`);
		const closedStart = await book(trip, { start: "09:00" });
		expect([closedStart.status, closedStart.issues.date?.[0]]).toEqual([
			409,
			expect.stringContaining("09:00 has been closed"),
		]);
		const unknown = await book(trip, { start: "11:00" });
		expect(unknown.issues.start?.[0]).toContain("no departure at 11:00");
		const { pickup } = inTheAfternoon(trip);
		expect((await book(trip, { pickup })).status).toBe(201);
		expect(await seatsByStart(trip)).toEqual({ "15:00": 1 });
	});
});

describe("a guest", () => {
	const change = async (booking: Booking, form: Record<string, string | number>) =>
		at.post(`/booking/${booking.confirmId}/change`, {
			pickupPointId: booking.pickupPointId,
			fingerprint: await fingerprintOf(at.island.db, booking.id),
			told: `${form.date}:100`,
			...form,
		});

	test("moves to another start of the same day, once for however many presses", async () => {
		const trip = await twoStarts();
		const booking = await addBooking(at.island, trip, { start: "09:00" });
		const fingerprint = await fingerprintOf(at.island.db, booking.id);
		const form = { date: soon(), start: "15:00", fingerprint };
		const answers = [await change(booking, form), await change(booking, form)];
		for (const { status, headers } of answers)
			expect([status, headers.get("location")]).toEqual([303, `/booking/${booking.confirmId}`]);
		const stateAfter = await at.read(booking);
		expect(stateAfter.booking).toMatchObject({
			date: soon(),
			startTime: "15:00",
			pickupTime: "15:00",
		});
		expect(stateAfter.history).toEqual(["booked", "changed", "mail"]);
		expect(stateAfter.mail[0]?.textBody).toContain("Be ready at 15:00");
	});

	test("who chooses a day with two starts is asked for one; without a script the own day offers its other start", async () => {
		const trip = await twoStarts();
		const booking = await addBooking(at.island, trip, { start: "09:00" });
		const question = await change(booking, { date: soon(9) });
		expect(question.status).toBe(409);
		const page = await question.text();
		expect(page).toContain("several departures on that day");
		expect(page.match(/<input[^>]*name="start"/g)).toHaveLength(2);
		expect((await change(booking, { date: soon(9), start: "15:00" })).status).toBe(303);
		// the own day names no start, because its other departure is the only choice there
		const back = await addBooking(at.island, trip, { start: "09:00" });
		expect((await change(back, { date: soon() })).status).toBe(303);
		expect((await at.read(back)).booking.startTime).toBe("15:00");
	});

	test("does not move onto a start without enough seats", async () => {
		const trip = await twoStarts({ afternoon: 1 });
		const booking = await addBooking(at.island, trip, { start: "09:00", adults: 2, price: 128 });
		expect((await change(booking, { date: soon(), start: "15:00" })).status).toBe(409);
		expect((await at.read(booking)).booking.startTime).toBe("09:00");
	});
});

test("a totem sells and hands over the chosen start", async () => {
	const trip = await twoStarts();
	const { island } = at;
	const hotelId = await addHotel(island, { pickupPointId: trip.pointId, paymentMode: "hotel" });
	const { screen } = await enrolScreen(island, hotelId);
	const { excursionId: _, ...fields } = bookingOf(trip, {
		partner: hotelId,
		...inTheAfternoon(trip),
	});
	const sold = await screen.submit(
		`/totem/${hotelId}/${trip.id}/book`,
		Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
	);
	expect(sold.status).toBe(200);
	const departureId = await departureIdOf(island.db, {
		excursionId: trip.id,
		date: soon(),
		start: "15:00",
	});
	const offered = await screen.post(`/totem/${hotelId}/handovers`, {
		departureId,
		adults: 2,
		children: 0,
		bebe: 0,
		pickup: inTheAfternoon(trip).pickup,
		isInHotelsName: true,
	});
	const { token } = v.parse(v.object({ token: v.string() }), await offered.json());
	const phone = newVisitor(island);
	await phone.get(`/totem/handover/${token}`);
	const { name, email, cemail } = bookingOf(trip);
	const guest = { name, email, cemail, price: "128" };
	expect((await phone.submit(`/totem/handover/${token}`, guest)).status).toBe(303);
	expect(await seatsByStart(trip)).toEqual({ "15:00": 3 });
});

describe("a departure below its minimum", () => {
	async function needingSix() {
		const trip = await addExcursion(at.island.db, { startTime: "09:00" });
		const departure = { excursionId: trip.id, date: soon() };
		await changeDeparture(at.island.db, departure, { minimumGuests: 6, decideHours: 48 });
		return trip;
	}
	const needs = (missing: string) =>
		`This trip runs with at least 6 guests; with you, ${missing} still missing. We decide by`;

	test("says before the payment, on the held seats and in the mail how many are missing with this party, until staff decided that it runs", async () => {
		const trip = await needingSix();
		const page = await at.page(`/excursion/${trip.id}?date=${soon()}`);
		expect(page).toContain(needs("4 are"));
		const other = await at.page(`/excursion/${trip.id}?date=${soon(8)}`);
		expect(other).not.toContain("runs with at least");

		const held = await addBooking(at.island, trip, { adults: 3, price: 192 }, { paid: false });
		await at.island.db
			.update(bookings)
			.set({ status: "pending", confirmedAt: null, holdExpiresAt: Date.now() + 600_000 })
			.where(eq(bookings.id, held.id));
		expect(await at.page(`/booking/${held.confirmId}`)).toContain(needs("3 are"));
		const departure = { excursionId: trip.id, date: soon() };
		await changeDeparture(at.island.db, departure, { runsAnyway: true });
		const decided = await at.page(`/excursion/${trip.id}?date=${soon()}`);
		expect(decided).not.toContain("runs with at least");
	});
});
