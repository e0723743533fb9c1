import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { ruleStatements, rulesOf } from "#app/catalogue/prices/price-rules.server.ts";
import { ruleChanges, type WantedRule } from "#app/catalogue/prices/rule-changes.ts";
import { runBatch } from "#app/database/batch.server.ts";
import { bookings, excursions, priceLines, priceRules } from "#app/database/schema.server.ts";
import { linesOf } from "#tests/booking-money.ts";
import { addExcursion, bookingOf, changeDeparture, type Excursion, soon } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { sendBooking } from "#tests/sales.ts";

let island: Island;
beforeAll(async () => {
	island = await startIsland();
});
afterAll(() => island.stop());
afterEach(() => island.onDatabaseCall(null));

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
	const rows = await island.db.select().from(bookings).where(eq(bookings.excursionId, excursionId));
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
	expect([older.status, older.issues?.price?.[0]]).toEqual([409, expect.stringContaining("€158")]);
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
	expect([answer.status, answer.issues?.price?.[0]]).toEqual([409, expect.stringContaining("€79")]);
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

test("the page sends each price once, and nothing where no rule is", async () => {
	const excursion = await addExcursion(island.db);
	const page = async () => (await island.fetch(`/excursion/${excursion.id}`)).text();
	const pageBefore = await page();
	expect(pageBefore.includes("priceSet")).toBe(false);
	await addRule(excursion.id, { weekdays: "0123456", adultCents: 7900 });
	await addRule(excursion.id, { weekdays: "06", adultCents: 7900, position: -1 });
	const pageAfter = await page();
	expect(pageAfter.match(/priceSets/g)).toHaveLength(1);
	expect(pageAfter.match(/"adultCents":7900/g)).toHaveLength(2);
	expect(pageAfter.match(/from €79/g)?.length).toBe(1);
	// in the structured data, which says what an adult pays at least
	expect(pageAfter.includes('"price":"79.00"')).toBe(true);
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
