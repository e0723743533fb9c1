import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/database/schema.server.ts";
import { settingsSchema } from "#app/settings/settings-schema.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { addBooking } from "#tests/sales.ts";
import { addHotelWithTrip, enrolScreen } from "#tests/totems.ts";
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
	...{ CANCELLATION_POLICY: "48:100,24:50", REMINDER_TIME: "18:00" },
};

async function save(fields: Record<string, string>) {
	return marta.submit(path, { ...facts, ...fields, version: await openedVersion(marta, path) });
}
const textOf = async (visitor: Visitor, address: string) => (await visitor.get(address)).text();

test("name and colour stand on pages, totem, voucher and mails after one press", async () => {
	const { hotelId, excursion } = await addHotelWithTrip(island);
	const { id, confirmId } = await addBooking(island, excursion);
	const { screen } = await enrolScreen(island, hotelId);
	const guest = newVisitor(island);
	const pages: [Visitor, string][] = [
		[guest, "/"],
		[guest, "/excursion/excursions"],
		[guest, `/excursion/${excursion.id}`],
		[guest, "/legal/imprint"],
		[guest, `/booking/${confirmId}`],
		[screen, `/totem/${hotelId}/`],
		[screen, `/totem/${hotelId}/${excursion.id}`],
	];
	const link = 'href="/look/0b5fa5.css"';
	for (const [visitor, address] of pages) {
		const text = await textOf(visitor, address);
		expect(text, address).not.toContain(link);
		expect(text, address).not.toContain("/look/");
	}
	expect((await save({ OPERATOR_NAME: "Barlovento Tours", BRAND_ACCENT: "#0B5FA5" })).status).toBe(
		303,
	);
	for (const [visitor, address] of pages) {
		const text = await textOf(visitor, address);
		expect(text, address).toContain(link);
		expect(text, address).toContain("Barlovento Tours");
	}
	const key = crypto.randomUUID();
	await marta.submit(`/dashboard/bookings/${id}`, { intent: "resend", key });
	const [mail] = await island.db.select().from(outbox).orderBy(sql`created_at DESC`).limit(1);
	expect(mail?.htmlBody).toContain("background-color:#0b5fa5");
	expect(mail?.htmlBody).toContain("Barlovento Tours");
	expect(await textOf(marta, path)).toContain("Accent colour");
});

test("the sheet of a colour holds both looks, and no other text becomes a sheet", async () => {
	const sheet = await island.fetch("/look/0b5fa5.css");
	expect(sheet.headers.get("content-type")).toBe("text/css; charset=utf-8");
	expect(sheet.headers.get("cache-control")).toContain("immutable");
	const text = await sheet.text();
	expect(text).toContain(":root{--color-accent:#0b5fa5;");
	expect(text).toContain("prefers-color-scheme:dark");
	for (const file of ["f2a900.css", "0b5fa5", "0b5fa5;}.css", "%23000000.css"])
		expect((await island.fetch(`/look/${file}`)).status, file).toBe(404);
});

test("a colour on which white words can't be read is refused with one that passes", async () => {
	const answer = await save({ BRAND_ACCENT: "#f2a900" });
	expect(answer.status).toBe(400);
	const text = await answer.text();
	expect(text).toContain("White words on #f2a900 have a contrast of");
	expect(text).toContain("The nearest colour that has it is #");
});
