import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueEvents, excursions, fares, priceRules } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";
import { addFare } from "#tests/fares.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const pathOf = (id: string) => `/dashboard/excursion/${id}/prices`;
const versionOf = async (id: string) =>
	(await island.db.select().from(excursions).where(eq(excursions.id, id)))[0]?.version ?? 0;
/** Rules that hold, in their order. */
const rulesNow = (excursionId: string) =>
	island.db
		.select()
		.from(priceRules)
		.where(and(eq(priceRules.excursionId, excursionId), isNull(priceRules.endedAt)))
		.orderBy(priceRules.position);
/** As a browser without a script, from a page that has just been opened. */
const press = async (id: string, fields: Record<string, string>, by = marta) =>
	by.submit(pathOf(id), { version: String(await versionOf(id)), ...fields });
const textOf = async (answer: Response) =>
	(await answer.text()).replaceAll("<!-- -->", "").replaceAll("&#x27;", "'");

test("staff make, order, change and end rules; guests see the price, and the history says who did it", async () => {
	const { id } = await addExcursion(island.db);
	const answer = await press(id, { rule: "", adultCents: "84,50", "weekday.1": "off" });
	expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf(id)]);
	const guestPage = async () => (await newVisitor(island).get(`/excursion/${id}`)).text();
	expect(await guestPage()).toContain("from €84.50");

	const day = { travelFrom: soon(7), travelTo: soon(7), bookedTo: soon(3) };
	await press(id, { rule: "", ...day, adultCents: "99", childCents: "0" });
	const [first, second] = await rulesNow(id);
	expect([first, second]).toMatchObject([
		{ ...day, adultCents: 9900, childCents: 0, bebeCents: null, weekdays: null },
		{ adultCents: 8450, travelFrom: null, childCents: null },
	]);

	await press(id, { rule: String(second?.id), act: "up" });
	expect((await rulesNow(id)).map((rule) => rule.id)).toEqual([second?.id, first?.id]);
	// the second one still gives the children's price
	expect(await textOf(await marta.get(pathOf(id)))).not.toContain("is never used");
	await press(id, { rule: String(first?.id), ...day, adultCents: "99" });
	const page = await textOf(await marta.get(pathOf(id)));
	expect(page).toContain("Rule 2 is never used: rule 1 matches all its departures first.");

	await press(id, { rule: String(second?.id), act: "end" });
	expect(await rulesNow(id)).toMatchObject([{ adultCents: 9900, childCents: null }]);
	expect(await guestPage()).toContain("from €64");
	const events = await island.db
		.select({ line: catalogueEvents.line, name: catalogueEvents.actorName })
		.from(catalogueEvents)
		.where(eq(catalogueEvents.subjectId, id));
	expect(events.map(({ line, name }) => [JSON.parse(line).step, name])).toEqual(
		["added", "added", "moved", "changed", "ended"].map((step) => [step, "Marta"]),
	);
});

test("a wrong rule stays as it was typed", async () => {
	const { id } = await addExcursion(island.db);
	const wrong = await press(id, {
		...{ rule: "", travelFrom: soon(9), travelTo: soon(7), adultCents: "0", "weekday.6": "on" },
	});
	const text = await textOf(wrong);
	expect(wrong.status).toBe(400);
	expect(text).toContain("The last day is before the first");
	expect(text).toContain("Type a price above 0");
	expect(text).toContain(`value="${soon(9)}"`);
	const empty = await press(id, { rule: "" });
	expect(await textOf(empty)).toContain("Give at least one price");
	expect(await rulesNow(id)).toEqual([]);
});

test("an older page is refused once beside what is stored, and a second press saves", async () => {
	const { id } = await addExcursion(island.db);
	await press(id, { rule: "", adultCents: "84" });
	const [rule] = await rulesNow(id);
	const olderVersion = String(await versionOf(id));
	await island.db
		.update(excursions)
		.set({ subtitle: "Another word." })
		.where(eq(excursions.id, id));
	const older = { rule: String(rule?.id), adultCents: "85", version: olderVersion };
	await press(id, { rule: "", childCents: "40" });
	const refused = await press(id, older);
	const text = await textOf(refused);
	expect(refused.status).toBe(409);
	expect(text).toContain("84.00");
	expect(text).toContain('value="85"');
	const version = String(await versionOf(id));
	expect(text).toContain(`name="version" value="${version}"`);
	expect((await press(id, { ...older, act: "end" })).status).toBe(409);
	expect((await press(id, { ...older, version })).status).toBe(303);
	// the rule that was changed holds no more
	expect((await press(id, { ...older, adultCents: "86", version })).status).toBe(409);
	expect((await rulesNow(id)).map(({ adultCents }) => adultCents)).toEqual([null, 8500]);
});

test("the page says what a party would pay, and which departure has a price of its own", async () => {
	const { id } = await addExcursion(island.db);
	await press(id, { rule: "", adultCents: "84", travelFrom: soon(8) });
	await changeDeparture(island.db, { excursionId: id, date: soon(7) }, { priceAdultCents: 12_300 });
	const ask = async (question: string) => textOf(await marta.get(`${pathOf(id)}?${question}`));
	const page = await ask(`date=${soon(8)}&start=&adults=2&children=1&bebe=0`);
	expect(page).toMatch(/2 adults and 1 child on [\w ]+ pay €210: 2 × €84, 1 × €42/);
	expect(page).toContain("rule 1");
	expect(page).toContain("€123");
	expect(await ask(`date=${soon(7)}&adults=1`)).toMatch(/1 adult on [\w ]+ pay €123: 1 × €123/);
	expect(await ask(`date=${soon(8)}&start=23:59&adults=1`)).toContain(
		"No open departure sells that",
	);
	expect(await ask(`date=${soon(8)}`)).toContain("Say how many guests");
	const fare = `fare_${await addFare(island.db, { id })}`;
	const atFare = await ask(`date=${soon(8)}&adults=2&${fare}=1`);
	expect(atFare).toMatch(/pay €147: 1 × €84, 1 × €63 \(Canary resident\)/);
});

test("a rule gives a fare its price: staff read it, a guest pays it, and an emptied field ends it", async () => {
	const { id } = await addExcursion(island.db);
	const fareId = await addFare(island.db, { id });
	const [field, choice] = [`centsByFare.${fareId}`, `fare_${fareId}`];
	const ask = async (date: string) =>
		textOf(await marta.get(`${pathOf(id)}?date=${date}&adults=2&${choice}=1`));
	const wrong = await press(id, { rule: "", [field]: "free" });
	expect(wrong.status).toBe(400);
	expect(await textOf(wrong)).toMatch(/value="free"[\s\S]*Type a price like 84/);

	await press(id, { rule: "", travelFrom: soon(8), [field]: "41,50" });
	const page = await ask(soon(8));
	expect(page).toContain("Canary resident €41.50");
	expect(page).toMatch(/pay €105.50: 1 × €64, 1 × €41.50 \(Canary resident\)/);
	expect(await ask(soon(7))).toMatch(/pay €112: 1 × €64, 1 × €48/);
	const [rule] = await rulesNow(id);
	const form = await textOf(await marta.get(`${pathOf(id)}?rule=${rule?.id}`));
	expect(form).toContain('value="41.50"');
	const guestPage = await newVisitor(island).get(`/excursion/${id}?date=${soon(8)}`);
	expect(await guestPage.text()).toContain("€41.50");

	// a fare that is not sold any more stays in the rule
	await island.db.update(fares).set({ isActive: false }).where(eq(fares.id, fareId));
	expect(await textOf(await marta.get(`${pathOf(id)}?rule=${rule?.id}`))).toContain(
		'value="41.50"',
	);
	await press(id, { rule: String(rule?.id), adultCents: "70", [field]: "" });
	expect(await rulesNow(id)).toMatchObject([{ adultCents: 7000, centsByFare: null }]);
});
