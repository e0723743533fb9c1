import type { Page } from "@playwright/test";
import { expect, expectAccessible, expectNoSideways, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ ownIsland: "schemes" });
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });

/** Addresses of all screens for guests. */
async function guestScreens(island: Island): Promise<string[]> {
	const trip = await addExcursion(island.db);
	const paid = await addBooking(island, trip, { date: soon(20) });
	const open = await addBooking(island, trip, { date: soon(21) }, { paid: false });
	const checkout = await island.fetch(`/payment/checkout/${open.confirmId}`);
	return [
		"/",
		"/excursion/excursions",
		"/excursion/excursions?category=weekend&day=2&language=nl&max=80",
		`/excursion/${trip.id}?date=${soon(20)}`,
		"/excursion/854c4a9d-3863-47b3-b431-76946b2e39ba",
		"/excursion/contact",
		"/legal/terms",
		"/legal/privacy",
		"/legal/imprint",
		"/octo",
		"/booking",
		`/booking/${paid.confirmId}`,
		`/booking/${paid.confirmId}/cancel`,
		`/booking/${paid.confirmId}/change`,
		`/booking/${open.confirmId}`,
		`/payment/success?booking=${paid.confirmId}`,
		`/payment/error?booking=${open.confirmId}`,
		new URL(checkout.headers.get("location") ?? "", island.url).pathname,
		"/app_login",
		"/app_login/forgot-password",
		"/no-such-page",
	];
}

const staffScreens = [
	"/dashboard",
	"/dashboard/bookings",
	"/dashboard/attention",
	"/dashboard/excursion",
	"/dashboard/excursion/854c4a9d-3863-47b3-b431-76946b2e39ba",
	"/dashboard/points",
	"/dashboard/hotels",
	"/dashboard/resellers",
	"/dashboard/users",
	"/dashboard/account",
];

/** Classes on the page that no loaded style sheet contains. */
function unknownClasses(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const css = [...document.styleSheets]
			.flatMap((sheet) => [...sheet.cssRules])
			.map((rule) => rule.cssText)
			.join("\n");
		const used = new Set(
			[...document.querySelectorAll("main [class]")].flatMap((element) => [...element.classList]),
		);
		// marker classes without styles
		const isMark = /^(group|peer|leaflet)\b|^active$/;
		return [...used].filter((name) => !isMark.test(name) && !css.includes(`.${CSS.escape(name)}`));
	});
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const night = "rgb(13, 28, 39)";

test.describe("in the dark scheme", () => {
	test.use({ colorScheme: "dark" });

	test("every screen of guests is dark, drawn with its whole style, has contrast enough, and has room for text at 200 %", async ({
		page,
		island,
	}) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width: 390, height: 844 });
		for (const path of await guestScreens(island)) {
			await page.goto(path);
			expect([path, await ground(page)]).toEqual([path, night]);
			expect([path, await unknownClasses(page)]).toEqual([path, []]);
			await expectAccessible(page, { isContrastAlone: true });
			await expectRoomForLargeText(page);
		}
	});

	test("every screen of staff is dark, drawn with its whole style, and has contrast enough", async ({
		page,
		context,
		island,
	}) => {
		test.setTimeout(120_000);
		await page.setViewportSize({ width: 1280, height: 900 });
		await signIn(context, island, { role: "admin" });
		for (const path of staffScreens) {
			await page.goto(path);
			expect([path, await ground(page)]).toEqual([path, night]);
			expect([path, await unknownClasses(page)]).toEqual([path, []]);
			await expectAccessible(page, { isContrastAlone: true });
		}
	});

	test("the totem in a lit lobby stays light", async ({ page }) => {
		await page.goto("/totem/los-dragos/");
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		expect(await ground(page)).toBe("rgb(251, 246, 236)");
	});
});

test("in the reader's own few colours each state of a day has a line or mark of its own", async ({
	page,
	island,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	const trip = await island.db.query.excursions.findFirst({
		where: (excursion, { eq }) => eq(excursion.title, "South bays with mask and fins"),
	});
	if (!trip) throw new Error("the demo island has its bays");
	await page.goto(`/excursion/${trip.id}`);
	const line = (date: string) =>
		page.locator(`label:has(input[value="${date}"])`).evaluate((cell) => {
			const { borderStyle, borderWidth, backgroundColor } = getComputedStyle(cell);
			const corner = getComputedStyle(cell, "::after").borderRightWidth;
			return { borderStyle, borderWidth, backgroundColor, corner };
		});
	// the day of the month stands right before these words in the label's text
	const days = (words: RegExp) =>
		page.locator("#date label").filter({ has: page.getByText(words) });
	const last = days(/^[123] left$/).first();
	const lastDate = await last.locator("input").getAttribute("value");
	expect(await line(lastDate ?? "")).toMatchObject({ borderStyle: "dashed", borderWidth: "2px" });
	const free = days(/^\d\d left$/).first();
	const date = await free.locator("input").getAttribute("value");
	if (!date) throw new Error("no free day");
	expect(await line(date)).toMatchObject({ borderStyle: "solid", borderWidth: "2px" });
	const ofFree = await line(date);
	await page.locator(`input[value="${date}"]`).check({ force: true });
	expect((await line(date)).backgroundColor).not.toBe(ofFree.backgroundColor);
});

test("with text at 200 % an answer with errors does not scroll sideways at 390 px", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/booking");
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await expect(page.getByText("Nothing is sent yet.")).toBeVisible();
	await expectRoomForLargeText(page);
});

/** Expects that the page does not scroll sideways with text at 200 %. */
async function expectRoomForLargeText(page: Page): Promise<void> {
	await page.evaluate(() => {
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("html { font-size: 200% }");
		document.adoptedStyleSheets.push(sheet);
	});
	await expectNoSideways(page);
}
