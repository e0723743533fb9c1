import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { bookings, extras } from "#app/database/schema.server.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { fingerprintOf } from "#tests/booking-fingerprint.ts";
import { linesOf } from "#tests/booking-money.ts";
import { rushOf } from "#tests/booking-rush.ts";
import {
	addExcursion,
	bookingOf,
	changeDeparture,
	columnsOn,
	departureIdOf,
	type Excursion,
	manifestPath,
	soon,
	startFields,
} from "#tests/builders.ts";
import { formOn, shownOn } from "#tests/drawn-form.ts";
import { addExtra, addStock } from "#tests/extras.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const sameGuest = (extra: number) => ({ adults: 1, price: 73.5, [`extra_${extra}`]: 1 });

const book = (excursion: Excursion, changes: Record<string, unknown>) =>
	sendBooking(island, bookingOf(excursion, changes));

test("a chosen extra is a line of the price, and what is required is one without being chosen", async () => {
	const excursion = await addExcursion(island.db);
	const lunch = await addExtra(island.db, excursion);
	await addExtra(island.db, excursion, {
		title: "Boat fee",
		priceCents: 500,
		isRequired: true,
		position: 1,
	});
	const { id } = await bookAsGuest(island, excursion, {
		...{ adults: 2, price: 2 * 64 + 9.5 + 2 * 5, [`extra_${lunch}`]: 1 },
	});
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "1 extra 950", "2 extra 500"]);
	// the sum without what is required is another price
	const answer = await book(excursion, { adults: 2, price: 128 });
	expect(answer.status).toBe(409);
	expect(await answer.text()).toContain("138");
});

test("a party has at most one of each person's extra, and one that is retired is in no price", async () => {
	const excursion = await addExcursion(island.db);
	const lunch = await addExtra(island.db, excursion, { forChildren: false });
	const { id } = await bookAsGuest(island, excursion, {
		...{ adults: 1, children: 1, price: 64 + 42 + 9.5, [`extra_${lunch}`]: 5 },
	});
	expect(await linesOf(island, id)).toEqual(["1 adults 6400", "1 children 4200", "1 extra 950"]);
	await island.db.update(extras).set({ isActive: false }).where(eq(extras.id, lunch));
	const answer = await book(excursion, sameGuest(lunch));
	expect(answer.status).toBe(409);
});

test("of ten guests who press at once one gets the last of an extra", async () => {
	const excursion = await addExcursion(island.db, { capacity: 30 });
	const wetsuit = await addExtra(island.db, excursion, { stock: 3 });
	await bookAsGuest(island, excursion, { adults: 2, price: 147, [`extra_${wetsuit}`]: 2 });
	const guest = () => book(excursion, sameGuest(wetsuit));
	const statuses = (
		await rushOf(
			island,
			Array.from({ length: 10 }, () => guest),
		)
	).map(({ status }) => status);
	expect(statuses.filter((status) => status === 201)).toHaveLength(1);
	expect(statuses.filter((status) => status === 409)).toHaveLength(9);
	const answer = await guest();
	expect(await answer.json()).toMatchObject({
		issues: { [`extra_${wetsuit}`]: ["Lunch: none is left for this departure."] },
	});
	// another day has its own
	expect((await book(excursion, { ...sameGuest(wetsuit), date: soon(9) })).status).toBe(201);
});

test("a day whose required extra is gone is full, and one that lacks a chosen extra is not", async () => {
	const excursion = await addExcursion(island.db);
	const lunch = await addExtra(island.db, excursion, { stock: 1 });
	const suit = { title: "Wetsuit", isRequired: true, stock: 2, position: 1 };
	const suitId = await addExtra(island.db, excursion, suit);
	const clock = { now: Date.now(), timeZone: "Atlantic/Canary" };
	const dayOf = async (date: string) => {
		const trip = await getPublicExcursion(island.db, excursion.id, clock);
		return trip?.departures.find((departure) => departure.date === date);
	};
	await bookAsGuest(island, excursion, { adults: 1, price: 83, [`extra_${lunch}`]: 1 });
	expect(await dayOf(soon())).toMatchObject({
		...{ state: "open", extrasLeft: { [lunch]: 0, [suitId]: 1 } },
	});
	const page = await (
		await newVisitor(island).get(`/excursion/${excursion.id}?date=${soon()}`)
	).text();
	expect(page).toContain("none left");
	await bookAsGuest(island, excursion, { adults: 1, price: 73.5 });
	expect(await dayOf(soon())).toMatchObject({ state: "full", left: 0 });
	expect(await dayOf(soon(8))).toMatchObject({ state: "open" });
	expect((await book(excursion, { adults: 1, price: 73.5 })).status).toBe(409);
});

test("a hold that ends gives its extras back", async () => {
	const excursion = await addExcursion(island.db);
	const wetsuit = await addExtra(island.db, excursion, { stock: 1 });
	const { id } = await bookAsGuest(island, excursion, sameGuest(wetsuit));
	expect((await book(excursion, sameGuest(wetsuit))).status).toBe(409);
	await island.db.update(bookings).set({ holdExpiresAt: 1 }).where(eq(bookings.id, id));
	expect((await book(excursion, sameGuest(wetsuit))).status).toBe(201);
});

test("departures that meet share a stock, and one after the other uses it again", async () => {
	const [one, other] = [await addExcursion(island.db), await addExcursion(island.db)];
	const stockId = await addStock(island.db, 2);
	const [first, second] = [
		await addExtra(island.db, one, { stockId }),
		await addExtra(island.db, other, { stockId }),
	];
	await bookAsGuest(island, one, sameGuest(first));
	await bookAsGuest(island, one, sameGuest(first));
	expect((await book(other, sameGuest(second))).status).toBe(409);
	// the other one leaves after the first is back
	const day = { excursionId: other.id, date: soon(7) };
	await changeDeparture(island.db, day, { startTime: "22:00" });
	const later = { ...sameGuest(second), ...startFields(other, "22:00") };
	expect((await book(other, later)).status).toBe(201);
});

test("a guest reads the extras in the own language", async () => {
	const excursion = await addExcursion(island.db);
	const lunch = await addExtra(island.db, excursion);
	const { confirmId } = await addBooking(island, excursion, sameGuest(lunch));
	const page = await (await island.fetch(`/booking/${confirmId}`)).text();
	expect(page).toContain("1\u00a0× Lunch");
});

test("staff who correct something else leave the extras, and may change them like the party", async () => {
	const boss = (await signedInVisitor(island, { role: "supervisor" })).visitor;
	const excursion = await addExcursion(island.db);
	const lunch = await addExtra(island.db, excursion);
	const { id } = await addBooking(island, excursion, {
		...{ adults: 2, price: 147, [`extra_${lunch}`]: 2 },
	});
	const path = `/dashboard/bookings/${id}/edit`;
	const form = async () => formOn(await shownOn(boss, path), "edit");
	const drawnFields = await form();
	expect(drawnFields[`extra_${lunch}`]).toBe("2");
	expect((await boss.submit(path, { ...drawnFields, name: "Ida Berg" })).status).toBe(303);
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "2 extra 950"]);
	// a form that does not ask for extras
	const { [`extra_${lunch}`]: _sent, ...sameParty } = await form();
	expect((await boss.submit(path, { ...sameParty, name: "Ida Lund" })).status).toBe(303);
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "2 extra 950"]);
	const oneLess = { ...(await form()), [`extra_${lunch}`]: "1", told: "-950" };
	expect((await boss.submit(path, oneLess)).status).toBe(409);
	expect((await boss.submit(path, { ...oneLess, differenceWay: "back" })).status).toBe(303);
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "1 extra 950"]);
});

/** A booking of two wetsuits, and another day on which one of three is left. */
async function wetsuitBooking() {
	const excursion = await addExcursion(island.db);
	const wetsuit = await addExtra(island.db, excursion, { title: "Wetsuit", stock: 3 });
	const two = { adults: 2, price: 147, [`extra_${wetsuit}`]: 2 };
	const date = soon(9);
	await addBooking(island, excursion, { ...two, date });
	const { id, confirmId, pickupPointId } = await addBooking(island, excursion, two);
	const formFields = async () => ({
		...{ fingerprint: await fingerprintOf(island.db, id), pickupPointId: String(pickupPointId) },
	});
	return { excursion, wetsuit, id, confirmId, date, formFields };
}

test("a guest who moves reads which extra lacks and how many are left, and moves once they are enough", async () => {
	const { wetsuit, id, confirmId, date, formFields } = await wetsuitBooking();
	const move = async () =>
		newVisitor(island).submit(`/booking/${confirmId}/change`, {
			...{ ...(await formFields()), date, told: `${date}:100` },
		});
	const refused = await move();
	expect(refused.status).toBe(409);
	const page = await refused.text();
	expect(page).toContain("Your booking has 2 × Wetsuit, and that departure has only 1 left.");
	expect(page).toContain(date);
	await island.db.update(extras).set({ stock: 4 }).where(eq(extras.id, wetsuit));
	expect((await move()).status).toBe(303);
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	expect(row?.date).toBe(date);
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "2 extra 950"]);
});

test("staff read which extra lacks where they move a booking, or give it one more", async () => {
	const boss = (await signedInVisitor(island, { role: "supervisor" })).visitor;
	const { excursion, wetsuit, id, date, formFields } = await wetsuitBooking();
	const departureId = await departureIdOf(island.db, { excursionId: excursion.id, date });
	const dayAnswer = await boss.submit(`/dashboard/bookings/${id}/change`, {
		...{ ...(await formFields()), departureId: String(departureId), key: crypto.randomUUID() },
	});
	expect(dayAnswer.status).toBe(409);
	expect(await dayAnswer.text()).toContain(
		"the booking needs 2 × Wetsuit, and that departure has only 1 left",
	);
	await island.db.update(extras).set({ stock: 1 }).where(eq(extras.id, wetsuit));
	const path = `/dashboard/bookings/${id}/edit`;
	const more = { adults: "3", [`extra_${wetsuit}`]: "3", told: "7350", differenceWay: "day" };
	const edited = await boss.submit(path, { ...formOn(await shownOn(boss, path), "edit"), ...more });
	expect(edited.status).toBe(409);
	expect(await edited.text()).toContain(
		"the booking needs 3 × Wetsuit, and that departure has only 1 left",
	);
});

test("who drives, guides and orders the lunch reads each booking's extras and their sum", async () => {
	const { visitor: boss } = await signedInVisitor(island, { role: "supervisor" });
	const excursion = await addExcursion(island.db);
	const lunch = await addExtra(island.db, excursion);
	const wetsuit = await addExtra(island.db, excursion, { title: "Wetsuit", position: 1 });
	await addBooking(island, excursion, {
		...{ adults: 2, price: 156.5, [`extra_${lunch}`]: 2, [`extra_${wetsuit}`]: 1 },
	});
	const { id } = await addBooking(island, excursion, { ...sameGuest(lunch), name: "Ida Berg" });
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	const date = row?.date ?? "";
	const read = async (path: string) => (await boss.get(path)).text();
	const manifest = await read(await manifestPath(island.db, { excursionId: excursion.id, date }));
	const paper = await read(`/dashboard/departures/print?date=${date}`);
	for (const page of [manifest, paper])
		for (const words of ["3 × Lunch, 1 × Wetsuit", "2 × Lunch, 1 × Wetsuit", "1 × Lunch"])
			expect(page).toContain(words);
	const csv = await read(`/dashboard/bookings/export.csv?q=${row?.reference}`);
	expect(csv).toContain('"1 × Lunch"');

	// a phone keeps today and tomorrow
	const tomorrow = addDays(localDateAt(Date.now(), "Atlantic/Canary"), 1);
	const columns = await columnsOn(island.db, { excursionId: excursion.id, date: tomorrow });
	await island.db.update(bookings).set(columns).where(eq(bookings.id, id));
	const phone = await read("/dashboard/today/departures");
	expect(phone).toContain('"extras":[{"title":"Lunch","quantity":1}]');
});
