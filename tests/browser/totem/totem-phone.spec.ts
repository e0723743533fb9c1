import { eq } from "drizzle-orm";
import { excursions } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { mailsTo } from "#tests/browser/mails-to.ts";
import { expectInLanguage, expectNoEnglish } from "#tests/browser/words-of-page.ts";
import {
	bookingsOf,
	button,
	enrol,
	expectGoodScreen,
	heading,
	offeredToken,
	onThePhone,
	openPhone,
	portrait,
	sum,
	tap,
} from "./totem-screen.ts";

test.use({ viewport: portrait, hasTouch: true });

test("a group takes a whole departure in Spanish, goes on by phone and pays there; the screen follows, and the next guest reads the hotel's language", async ({
	page,
	island,
	browser,
	baseURL,
}) => {
	const email = "ines@mail.example";
	const trip = await island.db.query.excursions.findFirst({
		where: eq(excursions.title, "By lantern into the lava"),
	});
	await enrol(page, island, onThePhone);
	await tap(button(page, /Español/));
	await expect(heading(page)).toHaveText("¿Adónde vamos mañana?");
	await page.reload();
	await tap(page.getByRole("link", { name: /^Ver las/ }));
	await expect(heading(page)).toHaveText("Todas nuestras excursiones");
	await expectInLanguage(page, "es");
	await tap(page.locator(`a[href="/totem/${onThePhone}/${trip?.id}"]`));
	await tap(button(page, /^Elegir día/));
	await tap(page.getByRole("radio", { name: /^10:30/ }));
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Reservar estas plazas"));
	await expect(heading(page)).toHaveText("¿Cómo quieren ir?");
	await tap(page.getByRole("radio", { name: /^La excursión entera, solo para usted/ }));
	await expect(sum(page)).toHaveText(/^480\s€$/);
	await expectGoodScreen(page, onThePhone);
	await tap(button(page, "Continuar"));
	await expectInLanguage(page, "es");

	const offered = offeredToken(page);
	await tap(button(page, /^En mi móvil/));
	const address = `${baseURL}/totem/handover/${await offered}`;
	await expect(page.getByRole("img", { name: /^Código QR/ })).toBeVisible();
	await expectGoodScreen(page, onThePhone);
	const phone = await openPhone(browser, address);
	await expect(phone.locator("html")).toHaveAttribute("lang", "es");
	await expectAccessible(phone);
	await expect(heading(page)).toHaveText("Ya está en su móvil");
	await phone.locator("#name").fill("Inés Ibarra");
	await phone.locator("#email").fill(email);
	await phone.locator("#cemail").fill(email);
	await tap(button(phone, /^Reservar y pagar/));
	await expect(heading(page)).toHaveText("Le guardamos dos plazas.");
	await expectGoodScreen(page, onThePhone);
	// the sandbox's own page is for engineers
	await tap(button(phone, "Pay"));
	await expect(phone).toHaveURL(/\/es\/payment\/success/);
	await expect(heading(page)).toHaveText(/^Pagado\. Nos vemos el/);
	await expectInLanguage(page, "es");
	expect(await bookingsOf(island, "Inés Ibarra")).toMatchObject([
		{
			...{ partner: onThePhone, hotelId: onThePhone, status: "confirmed", language: "es" },
			...{ isWhole: true, priceCents: 48_000, adults: 2 },
		},
	]);
	const [voucher] = await mailsTo(island, email);
	expectNoEnglish(voucher?.lines ?? ["no mail of the voucher"], "the voucher's mail");
	await phone.context().close();
	await tap(button(page, "Listo, borrar la pantalla"));
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
});
