import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { settings } from "#app/database/schema.server.ts";
import { settingsSchema } from "#app/settings/settings-schema.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { bookAsGuest } from "#tests/sales.ts";
import { newVisitor, type Visitor } from "#tests/visitor.ts";

let island: Island;
let marta: Visitor;
beforeAll(async () => {
	island = await startIsland();
	marta = (await signedInVisitor(island, { role: "admin", name: "Marta" })).visitor;
});
afterAll(() => island.stop());

const path = "/dashboard/settings";
const facts = {
	...Object.fromEntries(Object.keys(settingsSchema.entries).map((name) => [name, ""])),
	...demoOperator,
	OFFICE_LANGUAGE: "en",
	...{ CANCELLATION_POLICY: "48:100,24:50", REMINDER_TIME: "18:00" },
};

async function save(fields: Record<string, string>, version?: string) {
	return marta.submit(path, {
		...facts,
		...fields,
		version: version ?? (await openedVersion(marta, path)),
	});
}
const page = async (address: string) => (await newVisitor(island).get(address)).text();

test("a wrong form keeps what was typed, and a stale one is refused", async () => {
	const wrong = await save({ OPERATOR_NAME: "", SOCIAL_LINKS: "javascript:alert(1)" });
	const text = await wrong.text();
	expect(wrong.status).toBe(400);
	expect(text).toContain("Type one address in each line");
	expect(text).toContain("javascript:alert(1)");
	const version = await openedVersion(marta, path);
	expect((await save({ OPERATOR_ADDRESS: "Calle Mayor 1" }, version)).status).toBe(303);
	const stale = await save({ OPERATOR_ADDRESS: "Calle Mayor 2" }, version);
	expect(stale.status).toBe(409);
	expect(await stale.text()).toContain("Calle Mayor 2");
	expect(await page("/legal/imprint")).toContain("Calle Mayor 1");
});

test("what has no value is missing: no page says it, and the screen names it", async () => {
	await save({ OPERATOR_ADDRESS: "", OPERATOR_LICENCE: "" });
	expect(await page("/")).not.toContain(demoOperator.OPERATOR_ADDRESS);
	expect(await page("/legal/imprint")).toContain("Not given here: Address, Licence");
	expect(await (await marta.get(path)).text()).toContain(
		"The imprint lacks what most laws ask for: Address",
	);
});

test("a new excursion closes its bookings when the settings say so", async () => {
	const hours = async () => {
		const html = await (await marta.get("/dashboard/excursion/excursion-new")).text();
		return /<input(?=[^>]*name="cutoff_hours")[^>]*value="(\d+)"/.exec(html)?.[1];
	};
	expect(await hours()).toBe("12");
	expect((await save({ CUTOFF_HOURS: "1000" })).status).toBe(400);
	await save({ CUTOFF_HOURS: "3" });
	expect(await hours()).toBe("3");
	await save({ CUTOFF_HOURS: "" });
	expect(await hours()).toBe("12");
});

test("seats are held for as long as the settings say, and the terms say so", async () => {
	const terms = async () => (await island.fetch("/legal/terms")).text();
	expect(await terms()).toContain("for 10.");
	expect((await save({ HOLD_MINUTES: "4" })).status).toBe(400);
	await save({ HOLD_MINUTES: "25", RESELLER_HOLD_MINUTES: "45" });
	expect(await terms()).toContain("for 25.");
	expect(await (await island.fetch("/octo")).text()).toContain("45 minutes");
	const trip = await addExcursion(island.db);
	const { holdExpiresAt, createdAt } = await bookAsGuest(island, trip);
	expect(holdExpiresAt - createdAt).toBe(25 * 60_000);
	await save({ HOLD_MINUTES: "", RESELLER_HOLD_MINUTES: "" });
});

test("pages learn of settings that another worker has saved, without asking for them", async () => {
	const trip = await addExcursion(island.db);
	const address = `/excursion/${trip.id}`;
	await page(address);
	await island.db
		.update(settings)
		.set({ facts: sql`json_set(facts, '$.OPERATOR_PHONE', '+34 922 000 009')` });
	expect(await page(address)).toContain("+34 922 000 009");
	island.databaseRoundTrips();
	await page(address);
	expect(island.databaseRoundTrips()).toBe(1);
	expect(await page("/")).toContain("+34 922 000 009");
});
