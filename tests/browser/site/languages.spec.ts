import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { addExcursion } from "#tests/builders.ts";

test.use({ locale: "de-AT", viewport: { width: 1280, height: 800 } });

test("a browser that prefers German is offered the German page; who changes the language, by the keyboard too, finds there what was typed, and is not offered what was left", async ({
	page,
	island,
}) => {
	const { id } = await addExcursion(island.db);
	await page.goto(`/excursion/${id}`);
	await wake(page, "booking-widget");
	await page.locator("#name").fill("Ida Lindqvist");
	await page.locator("#email").fill("ida@mail.example");
	const offer = page.getByRole("complementary", { name: "Deutsch" });
	await expect(offer).toHaveAttribute("lang", "de");
	await expectAccessible(page, { alsoAt: { width: 390, height: 844 } });
	await offer.getByRole("link", { name: "Auf Deutsch lesen" }).click();
	await expect(page).toHaveURL(`/de/excursion/${id}`);
	await expect(page.locator("html")).toHaveAttribute("lang", "de");
	await expect(page.locator("#name")).toHaveValue("Ida Lindqvist");

	await page.locator("[data-languages] summary").press("Enter");
	const english = page.getByRole("link", { name: "English", exact: true });
	await expect(english).toHaveAttribute("lang", "en");
	const offered = page.waitForResponse(/language-offer/);
	await english.press("Enter");
	await expect(page).toHaveURL(`/excursion/${id}`);
	await expect(page.locator("#email")).toHaveValue("ida@mail.example");
	await (await offered).finished();
	await expect(offer).toHaveCount(0);
});
