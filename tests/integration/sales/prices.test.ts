import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { addDays, localDateAt } from "#app/catalogue/local-date.ts";
import { priceOf } from "#app/catalogue/prices/price-of.ts";
import { ruleStatements, rulesOf } from "#app/catalogue/prices/price-rules.server.ts";
import { ruleChanges, type WantedRule } from "#app/catalogue/prices/rule-changes.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { numberLimits } from "#app/database/number-limits.ts";
import {
	bookings,
	excursions,
	extras,
	fares,
	priceLines,
	priceRules,
	translations,
} from "#app/database/schema.server.ts";
import { getPublicExcursion } from "#app/departures/offer/excursions.server.ts";
import { replacePriceLines } from "#app/sales/price-lines.server.ts";
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
import { addFare } from "#tests/fares.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, bookAsGuest, sendBooking } from "#tests/sales.ts";
import { newVisitor } from "#tests/visitor.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

describe("lines of a price", () => {
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
			{ numRuns: 20 },
		);
		await island.db.run(sql`DELETE FROM price_lines WHERE booking_id = ${id}`);
	});
});

describe("rules of a price", () => {
	async function addRule(excursionId: string, rule: Partial<typeof priceRules.$inferInsert>) {
		const [row] = await island.db
			.insert(priceRules)
			.values({ excursionId, position: 0, createdAt: Date.now(), ...rule })
			.returning({ id: priceRules.id });
		return row?.id ?? 0;
	}

	async function book(excursion: Excursion, changes: Record<string, unknown>) {
		const form = bookingOf(excursion, changes);
		const response = await sendBooking(island, form);
		const body: { confirmId?: string; issues?: { price?: string[] } } = await response.json();
		return { status: response.status, ...body };
	}

	async function lastBooking(excursionId: string) {
		const rows = await island.db
			.select()
			.from(bookings)
			.where(eq(bookings.excursionId, excursionId));
		const row = rows.at(-1);
		if (!row) throw new Error("Nothing is booked");
		return row;
	}

	const versionOf = async (id: string) =>
		(await island.db.select().from(excursions).where(eq(excursions.id, id)))[0]?.version ?? 0;

	test("a guest books at the price of the rule, and the line keeps the rule", async () => {
		const excursion = await addExcursion(island.db);
		const ruleId = await addRule(excursion.id, {
			travelFrom: soon(7),
			travelTo: soon(7),
			adultCents: 7900,
		});
		const older = await book(excursion, { date: soon(7), adults: 2, price: 128 });
		expect([older.status, older.issues?.price?.[0]]).toEqual([
			409,
			expect.stringContaining("€158"),
		]);
		expect(
			(await book(excursion, { date: soon(7), adults: 2, children: 1, price: 200 })).status,
		).toBe(201);
		const { id } = await lastBooking(excursion.id);
		expect(await linesOf(island, id)).toEqual(["2 adults 7900", "1 children 4200"]);
		const lines = await island.db.select().from(priceLines).where(eq(priceLines.bookingId, id));
		expect(lines.map((line) => line.ruleId)).toEqual([ruleId, null]);
		expect((await book(excursion, { date: soon(8), adults: 2, price: 128 })).status).toBe(201);
	});

	test("a rule that comes between the reading and the insert counts", async () => {
		const excursion = await addExcursion(island.db);
		let isAdded = false;
		island.onDatabaseCall(async (body) => {
			if (body.includes("INSERT INTO bookings") && !isAdded) {
				isAdded = true;
				await addRule(excursion.id, { adultCents: 7900 });
			}
			return body;
		});
		const answer = await book(excursion, {});
		expect([answer.status, answer.issues?.price?.[0]]).toEqual([
			409,
			expect.stringContaining("€79"),
		]);
	});

	test("rules and a departure's own prices raise the excursion's version; bookings and other changes of departures do not", async () => {
		const excursion = await addExcursion(island.db);
		const versionBefore = await versionOf(excursion.id);
		await book(excursion, {});
		await changeDeparture(island.db, { excursionId: excursion.id, date: soon() }, { capacity: 11 });
		expect(await versionOf(excursion.id)).toBe(versionBefore);
		const id = await addRule(excursion.id, { adultCents: 7900 });
		expect(await versionOf(excursion.id)).toBe(versionBefore + 1);
		await island.db.update(priceRules).set({ endedAt: Date.now() }).where(eq(priceRules.id, id));
		expect(await versionOf(excursion.id)).toBe(versionBefore + 2);
		await changeDeparture(
			island.db,
			{ excursionId: excursion.id, date: soon() },
			{ priceAdultCents: 9900 },
		);
		expect(await versionOf(excursion.id)).toBe(versionBefore + 3);
		expect((await book(excursion, { price: 99 })).status).toBe(201);
		expect(await linesOf(island, (await lastBooking(excursion.id)).id)).toEqual(["1 adults 9900"]);
	});

	test("a new list of rules ends what is changed, keeps what stays in its new place, and the first one counts", async () => {
		const excursion = await addExcursion(island.db);
		const conditions = {
			...{ travelFrom: null, travelTo: null, weekdays: null, startTime: null },
			...{ bookedFrom: null, bookedTo: null, childCents: null, bebeCents: null },
			centsByFare: null,
		};
		const read = async () =>
			(
				await island.db
					.select({ rules: rulesOf(sql`excursions.id`) })
					.from(excursions)
					.where(eq(excursions.id, excursion.id))
			)[0]?.rules ?? [];
		const save = async (wantedRules: WantedRule[]) => {
			const changes = ruleChanges(await read(), wantedRules);
			if (!changes) throw new Error("Nothing changes");
			const newList = { excursionId: excursion.id, changes, now: Date.now() };
			await runBatch(island.db, ruleStatements(island.db, newList));
			return read();
		};
		const [first, second] = await save([
			{ id: null, ...conditions, adultCents: 7000 },
			{ id: null, ...conditions, weekdays: "0123456", adultCents: 8000 },
		]);
		if (!first || !second) throw new Error("No rules");
		const swapped = await save([second, { ...first, adultCents: 7500 }]);
		expect(swapped.map(({ id, adultCents }) => [id === second.id, adultCents])).toEqual([
			[true, 8000],
			[false, 7500],
		]);
		expect((await book(excursion, { price: 80 })).status).toBe(201);
		const all = await island.db
			.select()
			.from(priceRules)
			.where(eq(priceRules.excursionId, excursion.id));
		expect(all.map(({ endedAt }) => endedAt === null)).toEqual([false, true, true]);
	});
});

describe("fares", () => {
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
		expect(booking).toMatchObject({
			adults: 3,
			children: 0,
			bebe: 0,
			seats: 3,
			priceCents: 16_000,
		});
	});

	test("more at a fare than come are refused at the fare, and the form keeps what was typed", async () => {
		const excursion = await addExcursion(island.db);
		const resident = await addFare(island.db, excursion);
		const three = { adults: 2, price: 96, [`fare_${resident}`]: 3 };
		const answer = await book(excursion, three);
		expect(answer.status).toBe(422);
		const sentence =
			"Canary resident: your party has only 2 adults. Correct one of the two numbers.";
		expect(await answer.json()).toMatchObject({ issues: { [`fare_${resident}`]: [sentence] } });
		const fields = formOf(excursion, three);
		const page = await newVisitor(island).submit(`/excursion/${excursion.id}`, fields);
		expect(page.status).toBe(422);
		const html = await page.text();
		expect(html).toContain(sentence);
		expect(html).toMatch(new RegExp(`<input[^>]*name="fare_${resident}"[^>]*value="3"`));
		expect(html).toContain(`value="${fields.name}"`);
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
});

describe("extras", () => {
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

	test("of five guests who press at once one gets the last of an extra", async () => {
		const excursion = await addExcursion(island.db, { capacity: 30 });
		const wetsuit = await addExtra(island.db, excursion, { stock: 3 });
		await bookAsGuest(island, excursion, { adults: 2, price: 147, [`extra_${wetsuit}`]: 2 });
		const guest = () => book(excursion, sameGuest(wetsuit));
		const statuses = (
			await rushOf(
				island,
				Array.from({ length: 5 }, () => guest),
			)
		).map(({ status }) => status);
		expect(statuses.filter((status) => status === 201)).toHaveLength(1);
		expect(statuses.filter((status) => status === 409)).toHaveLength(4);
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
		const edited = await boss.submit(path, {
			...formOn(await shownOn(boss, path), "edit"),
			...more,
		});
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
});
