import { writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { expect, expectAccessible, expectNoSideways, test } from "#tests/browser/browser-test.ts";
import { addExcursion } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

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
