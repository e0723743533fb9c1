import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bookings, fares, translations } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { linesOf } from "#tests/booking-money.ts";
import { addExcursion, bookingOf, type Excursion, manifestPath, soon } from "#tests/builders.ts";
import { formOn, shownOn } from "#tests/drawn-form.ts";
import { addFare } from "#tests/fares.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());

const book = (excursion: Excursion, changes: Record<string, unknown>) =>
	sendBooking(island, bookingOf(excursion, changes));

/** As a browser sends it. */
function formOf(excursion: Excursion, changes: Record<string, unknown>): Record<string, string> {
	const { excursionId: _, ...fields } = bookingOf(excursion, changes);
	return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));
}

test("a resident among the adults is a line of the price, and takes a seat as an adult", async () => {
	const excursion = await addExcursion(island.db);
	const resident = await addFare(island.db, excursion);
	const { id } = await bookAsGuest(island, excursion, {
		...{ adults: 3, price: 64 + 2 * 48, [`fare_${resident}`]: 2 },
	});
	expect(await linesOf(island, id)).toEqual(["1 adults 6400", "2 adults 4800"]);
	const [booking] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	expect(booking).toMatchObject({ adults: 3, children: 0, bebe: 0, seats: 3, priceCents: 16_000 });
});

test("a call and a form that know only adults, children and bebe are unchanged", async () => {
	const excursion = await addExcursion(island.db);
	await addFare(island.db, excursion);
	const { id } = await bookAsGuest(island, excursion, { adults: 2, children: 1, price: 170 });
	expect(await linesOf(island, id)).toEqual(["2 adults 6400", "1 children 4200"]);
	const listed = await island.fetch("/_serverFn/getPublicExcursions");
	const offered: { excursion: { id: string; prices: unknown } }[] = JSON.parse(await listed.text());
	expect(offered.find((each) => each.excursion.id === excursion.id)?.excursion.prices).toEqual({
		...{ adultCents: 6400, childCents: 4200, bebeCents: 0 },
	});
});

test("more at a fare than come are refused at the fare, and the form keeps what was typed", async () => {
	const excursion = await addExcursion(island.db);
	const resident = await addFare(island.db, excursion);
	const three = { adults: 2, price: 96, [`fare_${resident}`]: 3 };
	const answer = await book(excursion, three);
	expect(answer.status).toBe(422);
	const sentence = "Canary resident: your party has only 2 adults. Correct one of the two numbers.";
	expect(await answer.json()).toMatchObject({ issues: { [`fare_${resident}`]: [sentence] } });
	const fields = formOf(excursion, three);
	const page = await newVisitor(island).submit(`/excursion/${excursion.id}`, fields);
	expect(page.status).toBe(422);
	const html = await page.text();
	expect(html).toContain(sentence);
	expect(html).toMatch(new RegExp(`<input[^>]*name="fare_${resident}"[^>]*value="3"`));
	expect(html).toContain(`value="${fields.name}"`);
});

test("a fare that was retired meanwhile is refused with a sentence, and the form keeps what was typed", async () => {
	const excursion = await addExcursion(island.db);
	const resident = await addFare(island.db, excursion);
	await island.db.update(fares).set({ isActive: false }).where(eq(fares.id, resident));
	const fields = formOf(excursion, { adults: 1, price: 48, [`fare_${resident}`]: 1 });
	const page = await newVisitor(island).submit(`/excursion/${excursion.id}`, fields);
	expect(page.status).toBe(409);
	const html = await page.text();
	expect(html).toContain("A fare that you had chosen is not offered any more.");
	expect(html).toContain(`value="${fields.name}"`);
	expect(html).not.toContain(`name="fare_${resident}"`);
});

test("fares of all kinds of guests have their price, also one that is the same on every day", async () => {
	const excursion = await addExcursion(island.db);
	const senior = await addFare(island.db, excursion, {
		title: "Senior",
		percentOff: null,
		priceCents: 5000,
	});
	const pupil = await addFare(island.db, excursion, {
		countsAs: "children",
		percentOff: 50,
		position: 1,
	});
	const { id } = await bookAsGuest(island, excursion, {
		...{ adults: 2, children: 1, price: 64 + 50 + 21 },
		...{ [`fare_${senior}`]: 1, [`fare_${pupil}`]: 1 },
	});
	expect(await linesOf(island, id)).toEqual([
		...["1 adults 6400", "1 adults 5000", "1 children 2100"],
	]);
});

test("a guest reads on page and voucher who has which fare and what to show, in the own language", async () => {
	const excursion = await addExcursion(island.db);
	const fareId = await addFare(island.db, excursion);
	const german = { fareId, language: "de", updatedAt: 1 };
	await island.db.insert(translations).values([
		{ ...german, field: "title", words: "Einwohner", english: "Canary resident" },
		{ ...german, field: "proof", words: "DNI oder Bescheinigung", english: "DNI or certificate" },
	]);
	const offer = await (await island.fetch(`/de/excursion/${excursion.id}`)).text();
	expect(offer).toContain("DNI oder Bescheinigung");
	const { confirmId } = await addBooking(island, excursion, {
		...{ adults: 2, price: 64 + 48, [`fare_${fareId}`]: 1 },
	});
	const page = await (await island.fetch(`/booking/${confirmId}`)).text();
	expect(page).toContain("1\u00a0× Canary resident");
	expect(page).toContain("Canary resident. Show on the day: DNI or certificate");
	const inGerman = await (await island.fetch(`/de/booking/${confirmId}`)).text();
	expect(inGerman).toContain("Einwohner. Am Tag vorzeigen: DNI oder Bescheinigung");
});

test("staff change a party by the lines as sold: another number of residents, never more than come", async () => {
	const boss = (await signedInVisitor(island, { role: "supervisor" })).visitor;
	const excursion = await addExcursion(island.db);
	const resident = await addFare(island.db, excursion);
	const { id } = await addBooking(island, excursion, {
		...{ adults: 2, price: 96, [`fare_${resident}`]: 2 },
	});
	// sold is sold
	await island.db.update(fares).set({ isActive: false }).where(eq(fares.id, resident));
	const path = `/dashboard/bookings/${id}/edit`;
	const form = async () => formOn(await shownOn(boss, path), "edit");
	const drawnFields = await form();
	expect(drawnFields[`fare_${resident}`]).toBe("2");
	const tooMany = { ...drawnFields, [`fare_${resident}`]: "3" };
	const refused = await boss.submit(path, tooMany);
	expect(refused.status).toBe(409);
	expect(await refused.text()).toContain("More guests at a fare than come");
	expect((await boss.submit(path, { ...drawnFields, name: "Ida Berg" })).status).toBe(303);
	expect(await linesOf(island, id)).toEqual(["2 adults 4800"]);
	const oneLess = { ...(await form()), [`fare_${resident}`]: "1", told: "1600" };
	expect((await boss.submit(path, { ...oneLess, differenceWay: "link" })).status).toBe(303);
	expect(await linesOf(island, id)).toEqual(["1 adults 6400", "1 adults 4800"]);
	const record = await (await boss.get(`/dashboard/bookings/${id}`)).text();
	expect(record).toContain("1 × Canary resident");
	expect(record).toContain("2 × Canary resident");
});

test("manifest and paper say how many residents come, and which proof to look at", async () => {
	const boss = (await signedInVisitor(island, { role: "supervisor" })).visitor;
	const excursion = await addExcursion(island.db);
	const resident = await addFare(island.db, excursion);
	await addBooking(island, excursion, { adults: 2, price: 64 + 48, [`fare_${resident}`]: 1 });
	const words = "1 × Canary resident (DNI or certificate)";
	const read = async (path: string) => (await boss.get(path)).text();
	const day = { excursionId: excursion.id, date: soon() };
	expect(await read(await manifestPath(island.db, day))).toContain(words);
	expect(await read(`/dashboard/departures/print?date=${day.date}`)).toContain(words);
});
