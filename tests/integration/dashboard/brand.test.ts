import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { outbox } from "#app/database/schema.server.ts";
import { settingsSchema } from "#app/settings/settings-schema.ts";
import { demoOperator } from "#scripts/island/operator.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import { addExcursion } from "#tests/builders.ts";
import { type Island, startIsland } from "#tests/island.ts";
import { openedVersion } from "#tests/opened-version.ts";
import { photo } from "#tests/pictures.ts";
import { addBooking } from "#tests/sales.ts";
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
	...{ CANCELLATION_POLICY: "48:100,24:50", REMINDER_TIME: "18:00", OFFICE_LANGUAGE: "en" },
};

async function save(fields: Record<string, string>) {
	return marta.submit(path, { ...facts, ...fields, version: await openedVersion(marta, path) });
}
const textOf = async (visitor: Visitor, address: string) => (await visitor.get(address)).text();

test("headline and legal texts stand on their pages in each language, and as text where they hold HTML", async () => {
	await save({
		...{ HOME_HEADLINE: "Sail with us", HOME_HEADLINE_DE: "Segeln Sie mit" },
		...{ TERMS_TEXT_ES: "## Grupos\n\nDesde **diez** personas." },
		PRIVACY_TEXT:
			"<script>alert(1)</script>\n\n[us](javascript:alert(2)) [you](https://you.example)",
		IMPRINT_TEXT: "Chamber of **Puerto Claro**",
	});
	const guest = newVisitor(island);
	expect(await textOf(guest, "/")).toContain(">Sail with us</h1>");
	expect(await textOf(guest, "/de/")).toContain(">Segeln Sie mit</h1>");
	expect(await textOf(guest, "/it/")).toContain('<span lang="en">Sail with us</span>');
	const spanish = "Grupos</h3><p>Desde <strong>diez</strong> personas.</p>";
	expect(await textOf(guest, "/es/legal/terms")).toContain(spanish);
	const terms = await textOf(guest, "/legal/terms");
	expect(terms).toContain('<section lang="es"');
	expect(terms).toContain(spanish);
	const privacy = await textOf(guest, "/legal/privacy");
	expect(privacy).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
	expect(privacy).not.toContain('href="javascript');
	expect(privacy).toContain('<a href="https://you.example">you</a>');
	expect(await textOf(guest, "/legal/imprint")).toContain("<strong>Puerto Claro</strong>");
	await save({});
	expect(await textOf(guest, "/")).not.toContain("Sail with us");
	expect(await textOf(guest, "/legal/imprint")).not.toContain("Puerto Claro</strong>");
});

test("a mark and a picture stand on pages and in mails, and a form refused for another field keeps them", async () => {
	const send = async (fields: Record<string, string | Blob>) => {
		const form = new FormData();
		const version = await openedVersion(marta, path);
		for (const [name, value] of Object.entries({ ...facts, version, ...fields }))
			form.set(name, value);
		return marta.fetch(path, { method: "POST", body: form });
	};
	const wide = new File([await photo({ format: "png", width: 900, height: 300 })], "mark.png");
	const BRAND_MARK_FILE = wide;
	const HOME_PICTURE_FILE = new File([await photo({ width: 640 })], "home.jpg");
	const refused = await send({ BRAND_MARK_FILE, OPERATOR_EMAIL: "hello" });
	expect(refused.status).toBe(400);
	const [, mark = ""] = /name="BRAND_MARK" value="([^"]+)"/.exec(await refused.text()) ?? [];
	expect(mark).toMatch(/^\/images\/[\da-f]{64}-320x107\.png$/);
	expect((await send({ BRAND_MARK: mark, HOME_PICTURE_FILE })).status).toBe(303);
	const guest = newVisitor(island);
	const home = await textOf(guest, "/");
	expect(home).toContain(`<img src="${mark}" alt="" width="320" height="107"`);
	expect(home).toMatch(/src="\/images\/[\da-f]{64}-640\.webp" srcSet="[^"]*-480\.webp 480w/);
	expect(home).not.toContain("/art/hero");
	expect(home).toContain(`<link rel="icon" href="${mark}"`);
	expect(home).not.toContain("/favicon.ico");
	const file = await guest.get(mark);
	expect(file.headers.get("content-type")).toBe("image/png");
	const { id } = await addBooking(island, await addExcursion(island.db));
	await marta.submit(`/dashboard/bookings/${id}`, { intent: "resend", key: crypto.randomUUID() });
	const [mail] = await island.db.select().from(outbox).where(eq(outbox.bookingId, id));
	expect(mail?.htmlBody).toContain(`src="${new URL(mark, island.url)}"`);
	const script = new File(["<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>"], "mark.png");
	const svg = await send({ BRAND_MARK_FILE: script });
	expect(svg.status).toBe(400);
	expect(await svg.text()).toContain("This is not a picture");
	expect((await send({ BRAND_MARK: "https://evil.example/pixel.png" })).status).toBe(400);
	expect((await send({ BRAND_MARK: mark, BRAND_MARK_REMOVE: "on" })).status).toBe(303);
	const bare = await textOf(guest, "/");
	expect(bare).not.toContain(mark);
	expect(bare).toContain("/art/hero.svg");
});

test("a preview shows what guests will see", async () => {
	const { visitor } = await signedInVisitor(island, { role: "office" });
	expect((await visitor.submit(`${path}/preview`, { text: "a" })).status).toBe(403);
	const answer = await marta.submit(`${path}/preview.data`, { text: "From **ten** guests" });
	expect(answer.status).toBe(200);
	expect(await answer.text()).toContain("ten");
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
