import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { languageFacts, writtenLanguages } from "#app/messages/languages.ts";
import { pseudoTexts } from "#app/messages/pseudo-texts.ts";
import * as catalogues from "#app/messages/texts.ts";
import { languagePlace } from "#app/totem/device/totem-language.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import type { Island } from "#tests/island.ts";
import { untranslated } from "#tests/untranslated.ts";
import { chooseDay } from "./totem-excursion.ts";
import {
	enrol,
	heading,
	onThePhone as hotel,
	offeredToken,
	openPhone,
	portrait,
} from "./totem-screen.ts";

test.use({ ownIsland: "totem", viewport: portrait, hasTouch: true });

/** The beginning of a text of the pseudo-language. */
function begins(english: string): RegExp {
	const { text } = pseudoTexts({ text: english });
	return new RegExp(`^${text.slice(0, english.length + 1).replaceAll(/[.?]/g, "\\$&")}`);
}

/**
 * Parts of a screen that reach over its right edge, with how far in pixels. The frame of a totem cuts off
 * what is too wide, so the document's own width alone would not tell.
 */
const overflowOf = (page: Page) =>
	page.evaluate(() => {
		const edge = document.documentElement.clientWidth;
		const whole = ["document", document.documentElement.scrollWidth - edge] as const;
		const parts = [
			...document.querySelectorAll(
				"main, main > *, footer, footer *, header *, dialog, dialog > *",
			),
		]
			// what only a screen reader meets is one pixel wide
			.filter((part) => part.clientWidth > 1)
			.map((part) => {
				const { right, left } = part.getBoundingClientRect();
				const over = Math.max(right - edge, -left, part.scrollWidth - part.clientWidth);
				return [part.textContent?.slice(0, 40) || part.tagName, Math.floor(over)] as const;
			});
		return [whole, ...parts].filter(([, over]) => over > 0);
	});

/** What staff called their trips, places, pictures and hotels; a guest of the pseudo-language reads these in English. */
async function namesOf({ db }: Island): Promise<string[]> {
	const rows = [
		await db.query.excursions.findMany(),
		await db.query.pickupPoints.findMany({ columns: { title: true, place: true } }),
		await db.query.excursionImages.findMany({ columns: { alt: true } }),
		await db.query.hotels.findMany(),
	];
	return [
		"Island Excursions hello@island-excursions.example",
		"QWERTY QWERTZ AZERTY",
		...writtenLanguages.map((language) => languageFacts[language].name),
		...rows.flat().flatMap((row) => Object.values(row).map(String)),
	];
}

test("no screen of the totem, nor the page on the phone, says anything that is not in the catalogue", async ({
	page,
	island,
	browser,
	baseURL,
}) => {
	const names = await namesOf(island);
	const see = async (screen: Page, where: string) => {
		await expect(screen.locator("html")).toHaveAttribute("lang", "xa");
		expect(untranslated(await screen.content(), names), where).toEqual([]);
		expect(await overflowOf(screen), where).toEqual([]);
	};
	await enrol(page, island, hotel);
	await expect(heading(page)).toBeVisible();
	// no guest is offered this language
	await page.evaluate((place) => sessionStorage.setItem(place, "xa"), languagePlace);
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("lang", "xa");
	await expect(heading(page)).toHaveText(/^⟦/);
	await see(page, "home");
	await page.locator(`a[href="/totem/${hotel}/excursions"]`).first().tap();
	await expect(page).toHaveURL(/\/excursions$/);
	await see(page, "list");
	const trip = await island.db.query.excursions.findFirst({
		where: (row) => eq(row.title, "Dolphins under sail"),
	});
	await page.locator(`a[href="/totem/${hotel}/${trip?.id}"]`).tap();
	const press = (english: string) => page.getByRole("button", { name: begins(english) }).tap();
	await expect(page.getByRole("button", { name: begins("Choose a day") })).toBeVisible();
	await see(page, "trip");
	await press("Choose a day");
	await expect(page.getByText(begins("How many of you?"))).toBeVisible();
	await see(page, "day and people");
	await press("Book these seats");
	await expect(page.getByText(begins("Who are the seats for?"))).toBeVisible();
	await see(page, "contact");
	await press("Type it here");
	await expect(page.getByRole("button", { name: "Q", exact: true })).toBeVisible();
	await see(page, "keyboard");
	await press("Back");

	const offered = offeredToken(page);
	await press("On my phone");
	await expect(page.getByRole("img", { name: begins("QR code that opens") })).toBeVisible();
	await see(page, "code for the phone");
	const phone = await openPhone(browser, `${baseURL}/totem/handover/${await offered}`);
	await phone.setViewportSize({ width: 320, height: 700 });
	await see(phone, "phone");
	await phone.locator("#name").fill("Xenia Xander");
	await phone.locator("#email").fill("xenia@mail.example");
	await phone.locator("#cemail").fill("other@mail.example");
	await phone.locator("form button[type=submit]:not(.sr-only)").click();
	await expect(phone.getByRole("alert").first()).toBeVisible();
	await see(phone, "refused on the phone");
	await phone.locator("#cemail").fill("xenia@mail.example");
	await phone.locator("form button[type=submit]:not(.sr-only)").click();
	await expect(page).toHaveURL(/\/totem\/confirm\//);
	await expect(heading(page)).toHaveText(/^⟦/);
	await see(page, "seats are held");
	await phone.context().close();
});

test("on a screen that is not enrolled, what a trip includes and what to bring is whole in the longest language", async ({
	page,
}) => {
	await page.goto(`/totem/${hotel}/`);
	await page.getByRole("button", { name: languageFacts.de.name }).tap();
	await page.locator(`a[href="/totem/${hotel}/excursions"]`).first().tap();
	await expect(heading(page)).toHaveText(catalogues.totemTexts.de.list.title);
	const trips = await page
		.locator("main li a")
		.evaluateAll((all) => all.map((a) => a.getAttribute("href") ?? ""));
	expect(trips).toHaveLength(9);
	for (const trip of trips) {
		await page.goto(trip);
		await expect(page.getByRole("status").getByRole("link")).toBeVisible();
		const region = page.locator("section[tabindex='0']");
		const isCut = () => region.evaluate((each) => each.scrollHeight - each.clientHeight > 8);
		await expect.poll(isCut, (await heading(page).textContent()) ?? trip).toBe(false);
	}
});

/** Lines of text of the name and of the hotel. */
const linesOfHeader = (page: Page) =>
	page.locator("header > span").evaluateAll((all) =>
		all.map((each) => {
			const words = document.createRange();
			words.selectNodeContents(each.lastChild ?? each);
			return words.getClientRects().length;
		}),
	);

test("in each language every step of a sale stays on an upright screen", async ({
	page,
	island,
}) => {
	await enrol(page, island, hotel);
	const fits = async (step: string) => {
		// ends with English, in which the test goes on
		for (const language of [...writtenLanguages].reverse()) {
			await page.getByRole("button", { name: languageFacts[language].name }).tap();
			await expect(page.locator("html")).toHaveAttribute("lang", language);
			expect(await overflowOf(page), `${step}, ${language}`).toEqual([]);
			expect(await linesOfHeader(page), `${step}, ${language}`).toEqual([1, 1]);
		}
	};
	await fits("home");
	await page.locator(`a[href="/totem/${hotel}/excursions"]`).first().tap();
	await expect(heading(page)).toHaveText("All our trips");
	await fits("list");
	await page.getByRole("link", { name: "Red cliffs by kayak" }).tap();
	await expect(heading(page)).toHaveText("Red cliffs by kayak");
	await fits("trip");
	// its story is long: it is folded, so that pictures and lists have their place
	const pictures = await page.locator("main > div").first().boundingBox();
	expect(pictures?.height).toBeGreaterThanOrEqual(0.3 * 1920);
	const readOn = page.getByRole("button", { name: /^Read on/ });
	await expect(readOn).toBeVisible();
	await expect(page.getByRole("listitem").last()).toBeInViewport({ ratio: 1 });
	const end = page.getByRole("region", { name: "About this trip" }).getByRole("paragraph").last();
	const firstWords = await end.textContent();
	await readOn.tap();
	await expect(end).not.toHaveText(firstWords ?? "");
	await chooseDay(page);
	await fits("day and people");
	const press = (name: string | RegExp) => page.getByRole("button", { name }).tap();
	await press("Book these seats");
	await expect(heading(page)).toHaveText("Anything else for the day?");
	await fits("extras");
	await press("Go on");
	await expect(page.getByRole("button", { name: /^Type it here/ })).toBeVisible();
	await fits("contact");
	await press(/^Type it here/);
	await page.getByLabel("Full name").fill("Ida Lo Nordal");
	await fits("name");
	await page.getByLabel("Full name").fill("Ida L");
	await press("áéñ, letters with accents");
	await press("ąčő, more letters");
	await press("ő");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lő");
	expect(await overflowOf(page), "rare letters").toEqual([]);
	await press("Go on");
	await page.getByLabel("Email").fill("ida@mail.example");
	await fits("email");
	await press("Go on");
	await fits("check");
	await press("I have a code");
	await expect(heading(page)).toHaveText("Which code do you have?");
	await fits("code");
	await press("Go on without a code");
	await expect(page.getByRole("button", { name: "I have a code" })).toBeVisible();

	await page.getByRole("button", { name: "Français" }).tap();
	const { notRead, close } = catalogues.smallPrintTexts.fr;
	await page.route("**/legal/terms", (route) => route.abort());
	await press("conditions");
	await expect(page.getByRole("dialog").getByText(notRead)).toBeVisible();
	await press(close);
	await page.unroute("**/legal/terms");
	for (const [words, title] of [
		["conditions", "Conditions"],
		["page de confidentialité", "Confidentialité"],
	] as const) {
		await press(words);
		const sheet = page.getByRole("dialog", { name: title });
		await expect(sheet.getByRole("heading", { level: 3 }).first()).toBeVisible();
		await expect(sheet.getByRole("link")).toHaveCount(0);
		expect(await overflowOf(page), words).toEqual([]);
		await expectAccessible(page);
		await press(close);
		await expect(sheet).toBeHidden();
	}
});
