import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueEvents, excursions, fares } from "#app/database/schema.server.ts";
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

const pathOf = (id: string) => `/dashboard/excursion/${id}/fares`;
const versionOf = async (id: string) =>
	(await island.db.select().from(excursions).where(eq(excursions.id, id)))[0]?.version ?? 0;
const faresNow = (excursionId: string) =>
	island.db
		.select()
		.from(fares)
		.where(eq(fares.excursionId, excursionId))
		.orderBy(asc(fares.position));
/** As a browser without a script, from a page that has just been opened. */
const press = async (id: string, fields: Record<string, string>) =>
	marta.submit(pathOf(id), { version: String(await versionOf(id)), ...fields });
const resident = {
	...{ fare: "", title: "Canary resident", proof: "DNI", countsAs: "adults" },
	...{ percentOff: "25", priceCents: "", fromAge: "", toAge: "" },
};

test("staff add, change, retire and bring back a fare; guests see it, and the history says so", async () => {
	const { id } = await addExcursion(island.db);
	const guestPage = async () => (await newVisitor(island).get(`/excursion/${id}`)).text();
	const answer = await press(id, resident);
	expect([answer.status, answer.headers.get("location")]).toEqual([303, pathOf(id)]);
	const [row] = await faresNow(id);
	expect(row).toMatchObject({ countsAs: "adults", percentOff: 25, priceCents: null, proof: "DNI" });
	expect(await guestPage()).toContain("Canary resident");

	const fare = String(row?.id);
	const seniorFare = { ...resident, fare, percentOff: "", priceCents: "45,50", fromAge: "65" };
	expect((await press(id, seniorFare)).status).toBe(303);
	expect(await faresNow(id)).toMatchObject([{ percentOff: null, priceCents: 4550, fromAge: 65 }]);

	await press(id, { fare, act: "retire" });
	expect(await guestPage()).not.toContain("Canary resident");
	expect(await (await marta.get(pathOf(id))).text()).toContain("Bring back Canary resident");
	await press(id, { fare, act: "restore" });
	expect(await guestPage()).toContain("Canary resident");
	const entries = await island.db.select().from(catalogueEvents);
	expect(entries.map(({ line }) => line).join()).toContain("fare");
});

test("a fare without one price, with its ages turned round, or that counts otherwise is refused, with what was typed", async () => {
	const { id } = await addExcursion(island.db);
	await press(id, resident);
	const fare = String((await faresNow(id))[0]?.id);
	for (const [change, status, words] of [
		[{ priceCents: "48" }, 400, "Give a percentage or a price of its own"],
		[{ percentOff: "" }, 400, "Give a percentage or a price of its own"],
		[{ percentOff: "101" }, 400, "Type a whole number from 1 to 100"],
		[{ fromAge: "65", toAge: "18" }, 400, "The last year of age is before the first"],
		[{ countsAs: "children" }, 409, "What a fare counts as stays as it is"],
	] as const) {
		const answer = await press(id, { ...resident, fare, title: "Islander", ...change });
		expect(answer.status).toBe(status);
		const html = await answer.text();
		expect(html).toContain(words);
		expect(html).toContain('value="Islander"');
	}
	expect(await faresNow(id)).toMatchObject([{ title: "Canary resident", percentOff: 25 }]);
});
