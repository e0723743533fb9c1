import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import * as catalogues from "#app/messages/texts.ts";
import { enrolTotem } from "#app/partners/totems.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";

test.use({ ownIsland: "totem", viewport: { width: 1080, height: 1920 }, hasTouch: true });

const hotel = "los-dragos";

/** English texts of the totem that its Spanish one writes differently. */
const english = new Set(
	[
		catalogues.totemTexts,
		catalogues.totemSaleTexts,
		catalogues.totemConfirmTexts,
		catalogues.handoffTexts,
	].flatMap(({ en, es }) => differentTexts(en, es)),
);

function differentTexts(en: unknown, es: unknown): string[] {
	if (typeof en === "string") return en === es ? [] : [en];
	if (typeof en !== "object" || en === null || typeof es !== "object" || es === null) return [];
	const translated = new Map<string, unknown>(Object.entries(es));
	return Object.entries(en).flatMap(([name, each]) => differentTexts(each, translated.get(name)));
}

async function expectSpanish(page: Page) {
	await expect(page.locator("html")).toHaveAttribute("lang", "es");
	const lines = (await page.locator("body").innerText()).split("\n").map((line) => line.trim());
	// the greetings of the first screen stand in their own languages
	expect(lines.filter((line) => english.has(line) && line !== "Hello")).toEqual([]);
	await expectAccessible(page);
}

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a guest buys in Spanish up to the phone's payment, offline too, and the next guest reads the hotel's language", async ({
	page,
	island,
	browser,
	baseURL,
	context,
}) => {
	const { token } = await enrolTotem(island.db, hotel, Date.now());
	const beat = page.waitForResponse(/\/heartbeat$/);
	await page.goto(`/totem/${hotel}/?enrol=${token}`);
	await beat;
	await expect(heading(page)).toHaveText("Where to tomorrow?");

	await context.setOffline(true);
	await page.getByRole("button", { name: "Deutsch" }).tap();
	await expect(heading(page)).toHaveText("Wohin geht es morgen?");
	await context.setOffline(false);

	await page.getByRole("button", { name: "Español" }).tap();
	await expect(heading(page)).toHaveText("¿Adónde vamos mañana?");
	await expectSpanish(page);
	await page.reload();
	await expect(heading(page)).toHaveText("¿Adónde vamos mañana?");
	await page.getByRole("link", { name: /^Ver las/ }).tap();
	await expect(heading(page)).toHaveText("Todas nuestras excursiones");
	await expectSpanish(page);
	const address = island.db.query.excursions.findFirst({
		where: (row) => eq(row.title, "Dolphins under sail"),
	});
	await page.locator(`a[href="/totem/${hotel}/${(await address)?.id}"]`).tap();
	await page.getByRole("button", { name: /^Elegir día/ }).tap();
	await expect(page.getByText("¿Cuántos son?")).toBeVisible();
	await expectSpanish(page);
	await page.getByRole("button", { name: "Reservar estas plazas" }).tap();
	await expectSpanish(page);
	await page.getByRole("button", { name: /^Escribir aquí/ }).tap();
	await expect(page.getByRole("button", { name: "Ñ", exact: true })).toBeVisible();
	await expectSpanish(page);
	await page.getByRole("button", { name: "Atrás" }).tap();

	const offered = page.waitForResponse(/\/handovers$/);
	await page.getByRole("button", { name: /^En mi móvil/ }).tap();
	const handoff: { token: string } = await (await offered).json();
	await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
	await expectSpanish(page);

	const phone = await (
		await browser.newContext({ viewport: { width: 390, height: 844 } })
	).newPage();
	await phone.goto(`${baseURL}/totem/handover/${handoff.token}`);
	await expect(phone.locator("html")).toHaveAttribute("lang", "es");
	await phone.locator("#name").fill("Inés Ibarra");
	await phone.locator("#email").fill("ines@mail.example");
	await phone.locator("#cemail").fill("ines@mail.example");
	await phone.getByRole("button", { name: /^Reservar y pagar/ }).click();
	await expect(heading(page)).toHaveText("Le guardamos dos plazas.");
	await expectSpanish(page);
	expect(
		await island.db.select().from(bookings).where(eq(bookings.name, "Inés Ibarra")),
	).toMatchObject([{ language: "es", hotelId: hotel }]);
	await phone.context().close();

	await page.getByRole("button", { name: "Listo, borrar la pantalla" }).tap();
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
