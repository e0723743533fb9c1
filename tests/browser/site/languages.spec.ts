import { writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	test,
	wake,
} from "#tests/browser/browser-test.ts";
import { addExcursion } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("a visitor changes the language by its own name, with the keyboard, and stays on the page", async ({
	page,
}) => {
	await page.goto("/excursion/excursions?category=weekend");
	const list = page.getByText("Language: English");
	await list.focus();
	await page.keyboard.press("Enter");
	const german = page.getByRole("link", { name: "Deutsch" });
	await expect(german).toHaveAttribute("lang", "de");
	await expectAccessible(page);
	await german.press("Enter");
	await expect(page).toHaveURL(/\/de\/excursion\/excursions\?category=weekend$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "de");
	await page.getByRole("banner").getByRole("link", { name: "Kontakt" }).click();
	await expect(page).toHaveURL(/\/de\/excursion\/contact$/);
});

test.describe("a browser that prefers German", () => {
	test.use({ locale: "de-AT" });

	test("is offered the German page by one line, and once declined never again", async ({
		page,
	}) => {
		await page.setViewportSize({ width: 390, height: 800 });
		await page.goto("/excursion/contact");
		const offer = page.getByRole("complementary", { name: "Deutsch" });
		await expect(offer).toHaveAttribute("lang", "de");
		await expect(offer.getByRole("link", { name: "Auf Deutsch lesen" })).toHaveAttribute(
			"href",
			/\/de\/excursion\/contact$/,
		);
		await expectAccessible(page, { alsoAt: { width: 1280, height: 800 } });
		await offer.getByRole("button", { name: "Hinweis schließen" }).click();
		await expect(offer).toHaveCount(0);
		const offered = page.waitForResponse(/language-offer/);
		await page.goto("/legal/terms");
		await (await offered).finished();
		await expect(page.getByRole("complementary", { name: "Deutsch" })).toHaveCount(0);
	});

	test("is not offered the language that its visitor has left", async ({ page }) => {
		await page.goto("/de/legal/imprint");
		await page.locator("[data-languages] summary").click();
		const offered = page.waitForResponse(/language-offer/);
		await page.getByRole("link", { name: "English" }).click();
		await expect(page.locator("html")).toHaveAttribute("lang", "en");
		await (await offered).finished();
		await expect(page.getByRole("complementary", { name: "Deutsch" })).toHaveCount(0);
	});
});

test("who changes the language in the middle of the form finds there what was typed", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await page.goto(`/excursion/${trip.id}`);
	await wake(page, "booking-widget");
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await page.getByLabel("Email", { exact: true }).fill("ida@mail.example");
	await page.locator("[data-languages] summary").click();
	await page.getByRole("link", { name: "Deutsch", exact: true }).click();
	await expect(page).toHaveURL(`/de/excursion/${trip.id}`);
	await expect(page.locator("#name")).toHaveValue("Ida Lindqvist");
	await expect(page.locator("#email")).toHaveValue("ida@mail.example");
});

test("texts that are 40 % longer fit on a phone", async ({ page, island }) => {
	const trip = await addExcursion(island.db);
	const paid = await addBooking(island, trip);
	const unpaid = await addBooking(island, trip, {}, { paid: false });
	for (const path of [
		"/",
		"/excursion/excursions",
		`/excursion/${trip.id}`,
		"/excursion/contact",
		"/booking",
		`/booking/${paid.confirmId}`,
		`/booking/${paid.confirmId}/change`,
		`/booking/${paid.confirmId}/cancel`,
		`/booking/${unpaid.confirmId}`,
		`/payment/success?booking=${paid.confirmId}`,
		`/payment/error?booking=${unpaid.confirmId}`,
		"/legal/terms",
		"/legal/imprint",
		"/no-such-page",
	])
		for (const width of [320, 390]) {
			await page.setViewportSize({ width, height: 800 });
			await page.goto(`/xa${path}`);
			await expectNoSideways(page, `${path} at ${width} px`);
		}
});

test("in German, the longest language, the words of every public page pass axe, and no day of a calendar is too narrow for any language", async ({
	page,
	island,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const trip = await island.db.query.excursions.findFirst({
		columns: { id: true },
		orderBy: ({ capacity }, { desc }) => desc(capacity),
	});
	for (const language of writtenLanguages) {
		await page.goto(pathIn(language, `/excursion/${trip?.id}`));
		await expect(page.locator("html")).toHaveAttribute("lang", language);
		expect(await page.evaluate(widerThanTheirDay), language).toEqual([]);
	}
	// the English ones are looked at beside what they do
	for (const path of [
		"/",
		"/excursion/excursions",
		`/excursion/${trip?.id}`,
		"/excursion/contact",
		"/booking",
		"/legal/terms",
		"/legal/privacy",
		"/legal/imprint",
	]) {
		await page.goto(pathIn("de", path));
		await expectAccessible(page, { areWordsAlone: true });
	}
});

/** Words that run out of the days of a calendar, which a phone shows in sevenths of its width; runs in the page. */
function widerThanTheirDay(): string[] {
	const days = [...document.querySelectorAll("label:has(> input[type=radio][name=date])")];
	return days.flatMap((day) =>
		[...day.children]
			.filter(({ tagName }) => tagName === "SPAN")
			.filter((words) => words.getBoundingClientRect().width > day.clientWidth)
			.map(({ textContent }) => textContent ?? ""),
	);
}
