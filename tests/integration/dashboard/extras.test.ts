import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueEvents, excursions, extraStocks, extras } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const pathOf = (id: string) => `/dashboard/excursion/${id}/extras`;
const versionOf = async (id: string) =>
	(await island.db.select().from(excursions).where(eq(excursions.id, id)))[0]?.version ?? 0;
const extrasNow = (excursionId: string) =>
	island.db
		.select()
		.from(extras)
		.where(eq(extras.excursionId, excursionId))
		.orderBy(asc(extras.position));
/** As a browser without a script, from a page that has just been opened. */
const press = async (id: string, fields: Record<string, string>, by = marta) =>
	by.submit(pathOf(id), { version: String(await versionOf(id)), ...fields });
const lunch = {
	...{ extra: "", title: "Lunch on board", note: "With fish", charged: "person" },
	...{ forAdults: "on", forChildren: "on", forBebe: "off", priceCents: "9,50", stock: "12" },
};

test("staff add, change, retire and bring back an extra; guests see it, and the history says who did it", async () => {
	const { id } = await addExcursion(island.db);
	const guestPage = async () => (await newVisitor(island).get(`/excursion/${id}`)).text();
	const answer = await press(id, lunch);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf(id)]);
	const [row] = await extrasNow(id);
	expect(row).toMatchObject({
		...{ title: "Lunch on board", note: "With fish", charged: "person", priceCents: 950 },
		...{ forAdults: true, forChildren: true, forBebe: false, isRequired: false, stock: 12 },
	});
	expect(await guestPage()).toContain("Lunch on board");

	const extra = String(row?.id);
	expect((await press(id, { ...lunch, extra, priceCents: "11", isRequired: "on" })).status).toBe(
		303,
	);
	expect(await guestPage()).toContain("part of every booking");
	await press(id, { ...lunch, title: "Whole boat lunch", charged: "booking", forAdults: "off" });
	expect(await extrasNow(id)).toMatchObject([
		{ priceCents: 1100, isRequired: true },
		{ charged: "booking", position: 1, forAdults: true, forBebe: true },
	]);

	await press(id, { extra, act: "retire" });
	expect(await guestPage()).not.toContain("Lunch on board");
	expect(await (await marta.get(pathOf(id))).text()).toContain("Bring back Lunch on board");
	await press(id, { extra, act: "restore" });
	expect(await guestPage()).toContain("Lunch on board");
	const events = await island.db
		.select({ line: catalogueEvents.line, name: catalogueEvents.actorName })
		.from(catalogueEvents)
		.where(eq(catalogueEvents.subjectId, id));
	expect(events.map(({ line, name }) => [JSON.parse(line).step, name])).toEqual(
		["added", "changed", "added", "retired", "brought back"].map((step) => [step, "Marta"]),
	);
});

test("an older form is refused once and keeps what was typed, and a second press saves", async () => {
	const { id } = await addExcursion(island.db);
	await press(id, lunch);
	const [row] = await extrasNow(id);
	const older = { ...lunch, extra: String(row?.id), priceCents: "12", version: "1" };
	const refused = await press(id, older);
	const text = await refused.text();
	expect(refused.status).toBe(409);
	expect(text).toContain('value="12"');
	const version = String(await versionOf(id));
	expect(text).toContain(`name="version" value="${version}"`);
	expect((await press(id, { ...older, act: "retire" })).status).toBe(409);
	expect(await extrasNow(id)).toMatchObject([{ priceCents: 950, isActive: true }]);
	expect((await press(id, { ...older, version })).status).toBe(303);
	expect(await extrasNow(id)).toMatchObject([{ priceCents: 1200 }]);
});

test("a wrong form stays as it was typed, and a shared stock is chosen instead of an own one", async () => {
	const { id } = await addExcursion(island.db);
	const wrong = await press(id, { ...lunch, forAdults: "off", forChildren: "off", stock: "many" });
	const text = await wrong.text();
	expect(wrong.status).toBe(400);
	expect(text).toContain("Tick at least one kind of guest");
	expect(text).toContain("Type a whole number up to 1000");
	expect(text).toContain('value="many"');
	const [stock] = await island.db
		.insert(extraStocks)
		.values({ title: "Wetsuits", quantity: 8, createdAt: 1, updatedAt: 1 })
		.returning();
	const stockId = String(stock?.id);
	expect((await press(id, { ...lunch, stockId })).status).toBe(400);
	expect((await press(id, { ...lunch, stock: "", stockId: "99" })).status).toBe(409);
	expect((await press(id, { ...lunch, stock: "", stockId })).status).toBe(303);
	expect(await extrasNow(id)).toMatchObject([{ stock: null, stockId: stock?.id }]);
});

test("staff make a shared stock and change it, and a wrong one stays as it was typed", async () => {
	const { id } = await addExcursion(island.db);
	const bicycles = { act: "stock", stockKey: "", stockTitle: "Bicycles", quantity: "6" };
	expect((await press(id, bicycles)).status).toBe(303);
	const [stock] = await island.db
		.select()
		.from(extraStocks)
		.where(eq(extraStocks.title, "Bicycles"));
	expect(stock?.quantity).toBe(6);
	const stockKey = String(stock?.id);
	await press(id, { ...lunch, stock: "", stockId: stockKey });
	const guestPage = async () => (await newVisitor(island).get(`/excursion/${id}`)).text();
	expect(await guestPage()).toContain('"stock":6');
	const wrong = await press(id, { ...bicycles, stockKey, quantity: "many" });
	expect(wrong.status).toBe(400);
	expect(await wrong.text()).toContain('value="many"');
	await press(id, { ...bicycles, stockKey, stockTitle: "Mountain bicycles", quantity: "4" });
	expect(await guestPage()).toContain('"stock":4');
	expect(await (await marta.get(pathOf(id))).text()).toContain("Mountain bicycles: 4");
	expect((await press(id, { ...bicycles, stockKey: "9999" })).status).toBe(404);
});

test("nobody changes an extra of another excursion, and a partner neither sees nor changes any", async () => {
	const [{ id }, other] = [await addExcursion(island.db), await addExcursion(island.db)];
	await press(id, lunch);
	const extra = String((await extrasNow(id))[0]?.id);
	expect((await press(other.id, { extra, act: "retire" })).status).toBe(404);
	const { visitor: partner } = await signedInVisitor(island, { role: "partner" });
	expect((await partner.get(pathOf(id))).status).toBe(403);
	expect((await press(id, { extra, act: "retire" }, partner)).status).toBe(403);
	expect(await extrasNow(id)).toMatchObject([{ isActive: true }]);
});
