import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { excursions } from "#app/database/schema.server.ts";
import { settingsSchema } from "#app/settings/settings-schema.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion, type Excursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
let bays: Excursion;
let market: Excursion;
let golf: Excursion;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "admin", name: "Marta" })).visitor;
	bays = await addExcursion(island.db, { title: "South bays", category: "daily" });
	market = await addExcursion(island.db, { title: "Market", category: "weekend" });
	golf = await addExcursion(island.db, { title: "Eighteen holes", category: "golf" });
});
afterAll(() => island.stop());

const path = "/dashboard/settings";
const list = "/excursion/excursions";
const facts = {
	...Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, ""])),
	...demoOperator,
	OFFICE_LANGUAGE: "en",
	...{ CANCELLATION_POLICY: "48:100,24:50", REMINDER_TIME: "18:00" },
};
/** The rows of the screen as the house has them, and the empty one. */
const houseRows = {
	...{ category_0: "daily", category_0_en: "Daily" },
	...{ category_1: "weekend", category_1_en: "Weekend" },
	...{ category_2: "adventure", category_2_en: "Adventure" },
	...{ category_3: "", category_3_en: "" },
};

/** As a browser without scripts does. */
async function save(rows: Record<string, string>) {
	return marta.submit(path, { ...facts, ...rows, version: await openedVersion(marta, path) });
}
const page = async (address: string) => (await newVisitor(island).get(address)).text();
const matches = (html: string, pattern: RegExp) =>
	[...html.matchAll(pattern)].map(([, words]) => words);

/** What a page of the list says of categories: in the filters, above the cards, at the foot. */
async function listSays(address: string) {
	const [main = "", foot = ""] = (await page(address)).split("<footer");
	return {
		filters: matches(main, /<input(?=[^>]*name="category")[^>]*>([^<]+)/g),
		foot: matches(foot, /<a[^>]*category=[^>]*>([^<]+)/g),
	};
}

/** The panels of a home page. */
async function panels(address: string) {
	const html = await page(address);
	const start = html.indexOf('id="kinds"');
	return matches(html.slice(start, html.indexOf('id="soon"', start)), /<h3[^>]*>([^<]+)/g);
}

const options = (html: string) => {
	const [select = ""] = /<select(?=[^>]*name="category")[^>]*>.*?<\/select>/s.exec(html) ?? [];
	return matches(select, /<option[^>]*>([^<]+)/g);
};

test("what the operator calls, orders, adds and retires is what guests and staff read at once", async () => {
	expect(await panels("/")).toEqual(["Daily", "Weekend", "Golf"]);
	expect(await panels("/es/")).toEqual(["De un día", "Fin de semana", "Golf"]);
	expect((await listSays(list)).foot).toEqual(["Daily", "Weekend", "Adventure"]);
	await page(`/excursion/${bays.id}`);
	const answer = await save({
		...{ category_1: "weekend", category_1_en: "Weekend" },
		...{ category_0: "daily", category_0_en: "Day trips", category_0_es: "Salidas de un día" },
		...{ category_2: "adventure", category_2_en: "Adventure", category_2_retired: "2" },
		...{ category_3: "", category_3_en: "Whale days", category_3_es: "Días de ballenas" },
	});
	expect(answer.headers.get("location")).toBe(path);

	expect(await panels("/")).toEqual(["Weekend", "Day trips", "Golf"]);
	expect(await panels("/es/")).toEqual(["Fin de semana", "Salidas de un día", "Golf"]);
	expect(await panels("/de/")).toEqual(["Wochenende", "Day trips", "Golf"]);
	expect(await listSays(list)).toEqual({
		filters: ["Weekend", "Day trips", "Golf"],
		foot: ["Weekend", "Day trips", "Whale days"],
	});
	expect(await listSays(`/es${list}`)).toEqual({
		filters: ["Fin de semana", "Salidas de un día", "Golf"],
		foot: ["Fin de semana", "Salidas de un día", "Días de ballenas"],
	});
	expect(await page(`${list}?category=daily`)).toContain("<title>“Day trips” excursions");
	const detail = await page(`/es/excursion/${bays.id}`);
	expect(detail).toContain("Salidas de un día · ");
	expect(detail).toContain('"category":"Salidas de un día"');
	expect(await page(`/excursion/${bays.id}`)).toContain('"category":"Day trips"');
	expect(await page(`/excursion/${golf.id}`)).toContain('"category":"Golf"');

	const created = await (await marta.get("/dashboard/excursion/excursion-new")).text();
	expect(options(created)).toEqual(["Weekend", "Day trips", "Whale days"]);
	const edited = await (await marta.get(`/dashboard/excursion/${golf.id}`)).text();
	expect(options(edited)).toEqual(["Weekend", "Day trips", "Whale days", "Golf"]);
	const listed = await (await marta.get("/dashboard/excursion?category=daily")).text();
	expect(options(listed)).toEqual(["All", "Weekend", "Day trips", "Whale days"]);
	expect(await (await marta.get(path)).text()).toMatch(/saved it · .*Categories/);

	const rename = (category: string) =>
		island.db.update(excursions).set({ category }).where(eq(excursions.id, golf.id));
	await rename("whale-days");
	expect((await listSays(list)).filters).toEqual(["Weekend", "Day trips", "Whale days"]);
	expect(await panels("/es/")).toContain("Días de ballenas");
	await rename("golf");
});

test("a category that excursions have is not retired, and what was typed stays", async () => {
	await save(houseRows);
	await addExcursion(island.db, { category: "weekend", isActive: false });
	const refused = await save({
		...houseRows,
		...{ category_0_en: "Every day", category_1_retired: "1", category_3_en: "Diving" },
	});
	expect(refused.status).toBe(409);
	const text = await refused.text();
	expect(text).toContain("“Weekend” can&#x27;t be retired: 2 excursions still have it.");
	expect(text).toContain('value="Every day"');
	expect(text).toContain('value="Diving"');
	expect(text).toMatch(/<input(?=[^>]*name="category_1_retired")[^>]*checked/);
	expect(await panels("/")).toContain("Daily");
	await island.db.update(excursions).set({ category: "daily" });
	const { status } = await save({ ...houseRows, category_1_retired: "1" });
	expect(status).toBe(303);
	expect((await listSays(list)).foot).toEqual(["Daily", "Adventure"]);
	expect(market.category).toBe("weekend");
});

test("without scripts a press moves a category, and a wrong form is refused in one sentence", async () => {
	await save({ ...houseRows, category_move: "down:0" });
	expect((await listSays(list)).foot).toEqual(["Weekend", "Daily", "Adventure"]);
	const wrong = await save({ ...houseRows, category_3_en: "daily", category_3_fr: "Plongée" });
	expect(wrong.status).toBe(400);
	const text = await wrong.text();
	expect(text).toContain("Two categories are called “daily”");
	expect(text).toContain('value="Plongée"');
});
