import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { excursions } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	addExcursion,
	changeDeparture,
	type Excursion,
	editorFieldsOf,
	soon,
} from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { addBooking, addHotel } from "#tests/sales.ts";
import type { Visitor } from "#tests/visitor.ts";

let island: Island;
let boss: Visitor;
beforeAll(async () => {
	island = await startIsland();
	boss = (await signedInVisitor(island, { role: "supervisor", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const text = async (answer: Response) => (await answer.text()).replaceAll("<!-- -->", "");
const capacityOf = async (id: string) => {
	const [row] = await island.db.select().from(excursions).where(eq(excursions.id, id));
	return row?.capacity;
};

/** The editor's form with another capacity. */
const editorWith = (excursion: Excursion, capacity: number) => ({
	...editorFieldsOf(excursion),
	version: "1",
	capacity: String(capacity),
});

test("seats below what is sold are refused with the days, saved when sent once more, and then need attention", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 4, price: 256 });
	await addBooking(island, excursion, { adults: 2, price: 128, name: "Second Guest" });
	await addBooking(island, excursion, {
		adults: 3,
		price: 192,
		date: soon(60),
		name: "Third Guest",
	});
	const edit = `/dashboard/excursion/${excursion.id}`;

	const refused = await boss.submit(edit, editorWith(excursion, 5));
	expect(refused.status).toBe(409);
	const shownText = await text(refused);
	expect(shownText).toContain(`${formatDate(soon(), "short")} has 6 sold, that is 1 more than 5`);
	expect(shownText).not.toContain(`${formatDate(soon(60), "short")} has`);
	expect(shownText).toContain('name="capacity_seen" value="5"');
	expect(await capacityOf(excursion.id)).toBe(12);

	// a warning about 5 seats does not cover 2
	const fewer = await boss.submit(edit, { ...editorWith(excursion, 2), capacity_seen: "5" });
	expect(fewer.status).toBe(409);
	expect(await text(fewer)).toContain(
		`${formatDate(soon(60), "short")} has 3 sold, that is 1 more`,
	);

	const saveAnswer = await boss.submit(edit, { ...editorWith(excursion, 2), capacity_seen: "2" });
	expect(saveAnswer.status).toBe(302);
	expect(await capacityOf(excursion.id)).toBe(2);
	const count = async () =>
		(await (await boss.get("/dashboard/attention/count")).json()) as unknown;
	for (const path of [
		"/dashboard",
		"/dashboard/attention",
		"/dashboard/attention?kind=departure",
	]) {
		const shownText = await text(await boss.get(path));
		expect(shownText).toContain("6 sold, that is 4 more than 2");
		expect(shownText).toContain("3 sold, that is 1 more than 2");
	}
	expect(await count()).toEqual({ open: 2 });
	expect(await text(await boss.get("/dashboard"))).toContain("Needs attention (2)");
	expect(await text(await boss.get("/dashboard/attention"))).toContain("Open (2)");
	for (const query of ["?show=settled", "?kind=dispute", "?kind=message"])
		expect(await text(await boss.get(`/dashboard/attention${query}`))).not.toContain("6 sold");
	const day = await text(await boss.get(`/dashboard?date=${soon()}`));
	expect(day).toContain("Oversold by 4");

	// afterwards other fields are saved without a warning
	const again = { ...editorWith(excursion, 2), version: "2", subtitle: "As calm as before." };
	expect((await boss.submit(edit, again)).status).toBe(302);
});

test("a day with seats of its own does not follow the usual number", async () => {
	const excursion = await addExcursion(island.db);
	await addBooking(island, excursion, { adults: 4, price: 256 });
	await changeDeparture(island.db, { excursionId: excursion.id, date: soon() }, { capacity: 6 });
	const edit = `/dashboard/excursion/${excursion.id}`;
	expect((await boss.submit(edit, editorWith(excursion, 3))).status).toBe(302);
	expect(await text(await boss.get("/dashboard/attention"))).not.toContain(
		`/dashboard/departures/${excursion.id}`,
	);
});

test("a partner is not told how full the departures of others are", async () => {
	const { visitor, user } = await signedInVisitor(island, { role: "partner" });
	await addHotel(island, { partnerUserId: user.id });
	const overview = await text(await visitor.get("/dashboard"));
	expect(overview).toContain("Needs attention");
	expect(overview).not.toContain("sold, that is");
});
