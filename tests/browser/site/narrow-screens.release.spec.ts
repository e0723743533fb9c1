import type { Locator, Page } from "@playwright/test";
import { excursionImages } from "#app/database/schema.server.ts";
import { writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { formatDate } from "#app/ui/format/format.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	test,
	wake,
} from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";

/** Touches the form and waits for its key, which its island adds: it is interactive from then on. */
async function open(page: Page, address: string) {
	await page.goto(address);
	await wake(page, "booking-widget");
	await expect(page.locator('input[name="key"]')).toHaveCount(1);
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
		test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } });

		test("all pictures can be seen large, by finger and by keyboard", async ({ page, island }) => {
			const trip = await addExcursion(island.db);
			await island.db.insert(excursionImages).values(
				["caves", "kayak", "stars", "market"].map((name, index) => ({
					excursionId: trip.id,
					key: `art/${name}.svg`,
					alt: `The ${name}`,
					position: index + 1,
					width: 960,
					height: 960,
				})),
			);
			await page.goto(`/excursion/${trip.id}`);
			// the first one large, two beside it
			await expect(page.locator("div:has(> [popovertarget]) > div img:visible")).toHaveCount(3);
			const open = page.getByRole("button", { name: "All 5 pictures" });
			const viewer = page.getByRole("dialog", { name: "All 5 pictures" });
			await open.click();
			await expect(viewer).toBeVisible();
			await expect(viewer.getByText("1 of 5")).toBeInViewport({ ratio: 1 });
			await expect(viewer.getByRole("list")).toBeFocused();
			if (javaScriptEnabled) await expectAccessible(page, { within: "#pictures" });
			await page.keyboard.press("ArrowRight");
			await expect(viewer.getByText("2 of 5")).toBeInViewport({ ratio: 1 });
			await viewer.getByRole("link", { name: "Next picture" }).nth(1).click();
			await expect(viewer.getByText("3 of 5")).toBeInViewport({ ratio: 1 });
			await page.keyboard.press("Escape");
			await expect(viewer).toBeHidden();
			await expect(open).toBeFocused();
			await open.click();
			await viewer.getByRole("button", { name: "Close the pictures" }).click();
			await expect(viewer).toBeHidden();
			await expect(open).toBeFocused();
		});
	});
}

test.describe("on a narrow screen", () => {
	test.use({ viewport: { width: 320, height: 700 } });

	test("the calendar is a list of the days with a departure, and nothing is cut off", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		await open(page, `/excursion/${trip.id}`);
		const days = page.locator("#date label");
		const [first, second] = [await days.nth(0).boundingBox(), await days.nth(1).boundingBox()];
		expect(second?.x).toBe(first?.x);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	});
});

test("on a phone the button of the price bar keeps its place beside the longest party and day", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	const days = Array.from({ length: 100 }, (_, day) => soon(day + 2));
	const [longest = ""] = days.sort(
		(one, other) => formatDate(other, "short").length - formatDate(one, "short").length,
	);
	await open(page, `/excursion/${trip.id}?date=${longest}`);
	for (const name of ["Children", "Children", "Babies"])
		await page.getByRole("button", { name: `More: ${name}` }).click();
	const button = page.locator("[data-booking-bar] a");
	await expect(button).toHaveText("Book this day");
	for (const width of [320, 390]) {
		await page.setViewportSize({ width, height: 700 });
		const [inside, words] = await button.evaluate((link) =>
			[link, link.previousElementSibling].map((each) => each?.getBoundingClientRect().toJSON()),
		);
		expect(inside.left, `${width}`).toBeGreaterThanOrEqual(words.right);
		expect(inside.top, `${width}`).toBeLessThan(words.bottom);
		expect(inside.height, `${width}`).toBeLessThan(60);
	}
});

/** Also on the narrowest phones, and with text at 200 %. */
async function expectEndReadable(page: Page, bar: Locator) {
	await expect(bar).toBeVisible();
	for (const [width, fontSize] of [
		[390, "100%"],
		[320, "100%"],
		[390, "200%"],
	] as const) {
		await page.setViewportSize({ width, height: 844 });
		await page.evaluate((size) => {
			const sheet = new CSSStyleSheet();
			sheet.replaceSync(`html { font-size: ${size} }`);
			document.adoptedStyleSheets = [sheet];
			scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" });
		}, fontSize);
		const last = page.getByRole("contentinfo").getByRole("link").last();
		await expect
			.poll(async () => {
				const [link, above] = [await last.boundingBox(), await bar.boundingBox()];
				return (above?.y ?? 0) - (link?.y ?? 0) - (link?.height ?? 0);
			}, `${width} px, text at ${fontSize}`)
			.toBeGreaterThanOrEqual(0);
	}
	await page.setViewportSize({ width: 390, height: 844 });
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
}

test("a bar at the bottom of the screen leaves the end of the page readable", async ({
	page,
	island,
}) => {
	const path = `/excursion/${(await addExcursion(island.db)).id}`;
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(path);
	const bookingBar = page.locator("[data-booking-bar]");
	await expectEndReadable(page, bookingBar);
	await page.locator('input[name="date"]:not([disabled])').first().check({ force: true });
	await fillGuest(page, "Ida Lindqvist");
	await expectEndReadable(page, bookingBar);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	for (const place of [path, "/"]) {
		await page.goto(place);
		await expectEndReadable(page, page.locator("[data-held-bar]"));
	}
});

test("on home the text stands on the sky in every language, above lighthouse and birds", async ({
	page,
}) => {
	for (const language of writtenLanguages) {
		await page.goto(pathIn(language, "/"));
		for (const width of [1024, 1280, 1440, 1920]) {
			await page.setViewportSize({ width, height: 900 });
			const [text, picture] = await page.evaluate(() =>
				["#promise + p", "section > picture img"].map((each) =>
					document.querySelector(each)?.getBoundingClientRect().toJSON(),
				),
			);
			// the lighthouse begins at 47 % of the picture's height
			expect(text.bottom, `${language} ${width}`).toBeLessThanOrEqual(
				picture.top + picture.height * 0.47,
			);
		}
	}
});

test("no public screen scrolls sideways on the narrowest phone, a phone and a desk", async ({
	page,
}) => {
	for (const path of [
		"/",
		"/excursion/excursions",
		"/excursion/excursions?category=weekend&day=2&language=nl&max=80",
		"/excursion/contact",
		"/booking",
		"/no-such-page",
	]) {
		await page.goto(path);
		for (const width of [320, 390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			await expectNoSideways(page, `${path} at ${width} px`);
		}
	}
});
