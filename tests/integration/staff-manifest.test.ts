import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookingEvents, departureOverrides, excursions } from "#app/database/schema.server.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { signedInVisitor } from "#tests/people.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland({ seed: true });
	({ visitor: boss } = await signedInVisitor(island, { name: "Marta Boss", role: "supervisor" }));
});
afterAll(() => island.stop());

/** What is read, without tags and React's marks. */
async function textOf(visitor: Visitor, path: string): Promise<string> {
	const html = await (await visitor.get(path)).text();
	return html
		.replace(/<script[\s\S]*?<\/script>/g, "")
		.replace(/<!--.*?-->/g, "")
		.replace(/<[^>]*>/g, "");
}

test("the manifest has the notes of trip, day and bookings, the seats of the day, and says when it is oversold", async () => {
	const trip = await addExcursion(island.db, { capacity: 14 });
	const at = `/dashboard/departures/${trip.id}/${soon()}`;
	const row = await addBooking(island, trip, {
		adults: 3,
		price: (3 * trip.priceAdultCents) / 100,
		comments: "One of us is vegetarian",
	});
	await island.db
		.update(excursions)
		.set({ comments: "Take the cool box" })
		.where(eq(excursions.id, trip.id));
	for (const [actorName, detail] of [
		["Marta", "Has a wheelchair"],
		["Pau", "It folds"],
	])
		await island.db.insert(bookingEvents).values({
			bookingId: row.id,
			type: "note",
			actorName,
			detail: detail ?? "",
			createdAt: Date.now(),
		});
	const text = await textOf(boss, at);
	for (const said of ["Guests3 of 14 seats", "This trip: Take the cool box"])
		expect(text).toContain(said);
	expect(text).toMatch(
		/Guest: One of us is vegetarian.*Note by Marta: Has a wheelchair.*Note by Pau: It folds/,
	);
	expect(text).not.toContain("Oversold");

	await island.db.insert(departureOverrides).values({
		excursionId: trip.id,
		date: soon(),
		capacity: 2,
		note: "The small van",
	});
	const oversold = await textOf(boss, at);
	for (const said of [
		"Guests3 of 2 seats",
		"Oversold by 1. 3 guests are booked, the day has 2 seats.",
		"This day: The small van",
	])
		expect(oversold).toContain(said);
});

test("a partner, who sees some of the guests, is told neither seats nor the notes for staff on the trip", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "partner" });
	const hotelId = await addHotel(island, { partnerUserId: user.id });
	const trip = await addExcursion(island.db);
	await addBooking(island, trip, {}, { hotelId });
	await island.db
		.update(excursions)
		.set({ comments: "Not for hotels" })
		.where(eq(excursions.id, trip.id));
	const text = await textOf(visitor, `/dashboard/departures/${trip.id}/${soon()}`);
	expect(text).toContain("Guests1");
	expect(text).not.toContain("seats");
	expect(text).not.toContain("Not for hotels");
});
