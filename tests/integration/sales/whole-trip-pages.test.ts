import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, departures } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import {
	addExcursion,
	changeDeparture,
	departureIdOf,
	departureOf,
	type Excursion,
	manifestPath,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor" })).visitor;
});
afterAll(() => island.stop());

const wholePriceCents = 48_000;
const whole = { isWhole: true, adults: 3, price: wholePriceCents / 100 };
const read = async (path: string) => (await island.fetch(path)).text();
const readAsStaff = async (path: string) => (await marta.get(path)).text();

async function excursionThatSells(sells: "whole" | "both"): Promise<Excursion> {
	const excursion = await addExcursion(island.db, {
		capacity: 8,
		title: `Boat that sells ${sells}`,
	});
	await island.db
		.update(departures)
		.set({ sells, wholePriceCents })
		.where(eq(departures.excursionId, excursion.id));
	return excursion;
}

/** What the list says of an excursion. */
async function cardOf({ title }: Excursion): Promise<string> {
	const list = await read("/excursion/excursions");
	const start = list.indexOf(`>${title}</a>`);
	return list.slice(start, list.indexOf("</li>", start));
}

const offersOf = (html: string) =>
	JSON.parse(html.match(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/)?.[1] ?? "")
		.offers;
const wholeOffer = {
	...{ name: "Whole trip", price: "480.00" },
	eligibleQuantity: { minValue: 1, maxValue: 8 },
};

test("an excursion that is sold only whole says the price of a party, on its page, in lists and to search engines", async () => {
	const excursion = await excursionThatSells("whole");
	const { id } = excursion;
	const page = await read(`/excursion/${id}`);
	expect(page).toContain("only for you, up to 8 people");
	expect(offersOf(page)).toMatchObject([wholeOffer]);
	const card = await cardOf(excursion);
	expect(card).toContain("€480");
	expect(card).toContain("for up to 8 people");
	expect(card).not.toContain("left</span>");
	const german = await read(`/de/excursion/${id}`);
	expect(german).toContain("nur für Sie, bis zu 8 Personen");
});

test("a booking of the whole trip says so to its guest and on every list of staff", async () => {
	const excursion = await excursionThatSells("whole");
	const booking = await addBooking(island, excursion, whole);
	const words = "3 adults (private: whole trip)";
	expect(await read(`/booking/${booking.confirmId}`)).toContain(words);
	const key = { excursionId: excursion.id, date: soon() };
	expect(await readAsStaff(await manifestPath(island.db, key))).toContain(words);
	expect(await readAsStaff(`/dashboard/departures/print?date=${soon()}`)).toContain(words);
	expect(await readAsStaff(`/dashboard?date=${soon()}`)).toContain("Sold whole");
	const csv = await readAsStaff(`/dashboard/bookings/export.csv?q=${booking.reference}`);
	expect(csv).toContain('"Sold as"');
	expect(csv).toContain('"Whole trip"');
	const id = await departureIdOf(island.db, key);
	const calendar = await readAsStaff(`/dashboard/calendar?day=${soon()}&on=${id}`);
	expect(calendar).toContain("the whole trip is one party’s, 3 sold");
	expect(calendar).toContain("sold only as a whole trip");
});

test("a guest moves a whole trip to a day on which it is sold whole and empty, and to no other", async () => {
	const excursion = await excursionThatSells("both");
	const booking = await addBooking(island, excursion, whole);
	const change = async (date: string) => {
		const response = await island.fetch(`/booking/${booking.confirmId}/change`, {
			method: "POST",
			headers: { origin: island.url.origin },
			body: new URLSearchParams({
				...{ date, told: `${date}:100`, pickupPointId: String(booking.pickupPointId) },
				fingerprint: await fingerprintOf(island.db, booking.id),
			}),
		});
		return { status: response.status, html: await response.text() };
	};
	const key = { excursionId: excursion.id, date: soon(12) };
	await bookAsGuest(island, excursion, { date: soon(12) });
	await changeDeparture(
		island.db,
		{ ...key, date: soon(13) },
		{ sells: "seats", wholePriceCents: null },
	);
	const choice = await read(`/booking/${booking.confirmId}/change?month=${soon(12).slice(0, 7)}`);
	expect(choice).toContain("You have the whole trip");
	for (const day of [12, 13]) {
		expect(choice).not.toContain(`value="${soon(day)}"`);
		const refused = await change(soon(day));
		expect(refused.status).toBe(409);
		expect(refused.html).toContain("it is not free as a whole any more");
	}
	expect((await change(soon(14))).status).toBe(303);
	const [ownBooking] = await island.db.select().from(bookings).where(eq(bookings.id, booking.id));
	expect(ownBooking).toMatchObject({
		...{ date: soon(14), isWhole: true, priceCents: wholePriceCents, status: "confirmed" },
	});
	// the day before is free for all again
	expect((await bookAsGuest(island, excursion)).seats).toBe(1);
});

test("staff sell one departure whole in the calendar's panel, and see to whom it went", async () => {
	const excursion = await addExcursion(island.db, { capacity: 8 });
	const key = { excursionId: excursion.id, date: soon() };
	const id = await departureIdOf(island.db, key);
	const panel = (fields: Record<string, string>) =>
		`/dashboard/calendar?${new URLSearchParams({ day: soon(), on: String(id), act: "sale", ...fields })}`;
	expect(await readAsStaff(panel({}))).toContain("Choose another way to sell");
	const wrong = await readAsStaff(panel({ sells: "whole", wholePriceCents: "9" }));
	expect(wrong).toContain("Say what the whole trip costs, from 10 on");
	expect(wrong).toContain('value="9"');
	const path = panel({ sells: "whole", wholePriceCents: "480" });
	const preview = await readAsStaff(path);
	expect(preview).toContain("departure goes whole to one party, for €480");
	const token = /name="token" value="([^"]+)"/.exec(preview)?.[1] ?? "";
	expect((await marta.submit(path, { token })).status).toBe(303);
	expect(await departureOf(island.db, key)).toMatchObject({ sells: "whole", wholePriceCents });
	const { reference } = await addBooking(island, excursion, whole);
	const sold = await readAsStaff(panel({}));
	expect(sold).toContain("the whole trip is one party’s, 3 sold");
	expect(sold).toContain(`sold whole to ${reference}`);
});
