import type { Page } from "@playwright/test";
import { contactMessages } from "#app/database/schema.server.ts";
import { writtenLanguages } from "#app/messages/languages.ts";
import { pathIn } from "#app/messages/localized-address.ts";
import { expect, expectAccessible, expectNoSideways, test } from "#tests/browser/browser-test.ts";

test.use({ ownIsland: "front" });
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });

const screens = [
	"/",
	"/excursion/excursions",
	"/excursion/excursions?category=weekend&day=2&language=nl&max=80",
	"/excursion/contact",
	"/booking",
	"/no-such-page",
];

test("every public screen passes axe, on a phone and on a desk, and needs no sideways scrolling", async ({
	page,
	island,
}) => {
	for (const path of screens) {
		await page.setViewportSize({ width: 320, height: 800 });
		await page.goto(path);
		for (const width of [320, 390, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			if (width > 320) await expectAccessible(page, { hasContrast: width === 390 });
			await expectNoSideways(page, `${path} at ${width} px`);
		}
	}
	island.cutDatabase(true);
	// a page that was read before would be shown from memory
	await page.goto("/excursion/excursions?day=4");
	const waiting = "This page has to wait for a few minutes";
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(waiting);
	for (const width of [320, 390, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await expectAccessible(page, { hasContrast: width === 390 });
		await expectNoSideways(page, `the error at ${width} px`);
	}
	island.cutDatabase(false);
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(waiting);
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

test("the error is shown and hidden again, without JavaScript too", async ({ browser, island }) => {
	for (const javaScriptEnabled of [true, false]) {
		const context = await browser.newContext({ javaScriptEnabled, baseURL: island.url.origin });
		const page = await context.newPage();
		island.cutDatabase(true);
		// a page that was read before would be shown from memory
		await page.goto(`/excursion/excursions?day=${javaScriptEnabled ? 1 : 2}`);
		await page.getByText("Show Error").click();
		await expect(page.getByText(/could not be read in time. Request/)).toBeVisible();
		await page.getByText("Hide Error").click();
		await expect(page.getByText(/could not be read in time. Request/)).toBeHidden();
		island.cutDatabase(false);
		await context.close();
	}
});

test("the finder leads to the list, whose filters give an address to share", async ({ page }) => {
	await page.goto("/");
	await page.getByLabel("When").selectOption({ label: "Any day" });
	await page.getByRole("button", { name: "See what is free" }).click();
	await expect(page).toHaveURL(/\/excursion\/excursions\?/);
	await page.getByText("Sat", { exact: true }).click();
	await page.getByLabel("Guide speaks").selectOption({ label: "German" });
	await page.getByRole("button", { name: "Show trips" }).click();
	await expect(page).toHaveURL("/excursion/excursions?day=6&people=2&language=de");
	await expect(page.getByRole("heading", { level: 2 }).nth(0)).toContainText("on Saturday");
	await expect(page.getByText("Sat · 2 people · German").last()).toBeVisible();
	await page.reload();
	await expect(page.getByRole("checkbox", { name: "Sat" })).toBeChecked();
	await page.getByRole("link", { name: "Clear all filters" }).click();
	await expect(page).toHaveURL("/excursion/excursions");
	await expect(page.getByRole("checkbox", { name: "Sat" })).not.toBeChecked();
});

test("a search without a network stays on its page with what was chosen, and says so", async ({
	page,
	context,
}) => {
	for (const [address, act] of [
		["/de", "Freie Plätze zeigen"],
		["/de/excursion/excursions", "Ausflüge zeigen"],
	] as const) {
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		await page.getByLabel("Wann").selectOption({ index: 2 });
		await context.setOffline(true);
		await page.getByRole("button", { name: act }).click();
		const notice = page.getByText("Ihre Auswahl ist noch da");
		await expect(notice).toBeVisible();
		await expect(page).toHaveURL(address);
		await expectAccessible(page);
		await context.setOffline(false);
		await page.getByRole("button", { name: act }).click();
		await expect(page).toHaveURL(/excursions\?.*when=/);
	}
});

test("on a phone the filters fold into one line that opens", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 800 });
	await page.goto("/excursion/excursions?day=6&language=de");
	const line = page.locator("summary", { hasText: "Sat · German" });
	await expect(line).toBeVisible();
	await expect(page.getByRole("button", { name: "Show trips" })).toBeHidden();
	await line.click();
	await expect(page.getByRole("button", { name: "Show trips" })).toBeVisible();
});

test("a page runs one small script until somebody touches it", async ({ page }) => {
	const scripts = scriptsOf(page);
	await page.addInitScript(spareData, { saveData: true });
	for (const path of ["/", "/excursion/excursions", "/excursion/contact"]) {
		scripts.length = 0;
		await page.goto(path, { waitUntil: "networkidle" });
		expect([path, scripts]).toEqual([path, [expect.stringContaining("/assets/islands/wake-")]]);
	}
	await page.getByLabel("Message").hover();
	await expect(contactForm(page)).toHaveAttribute("data-awake");
});

test("what a page needs when it is touched is fetched as soon as the browser is idle, and not run", async ({
	page,
}) => {
	const scripts = scriptsOf(page);
	await page.addInitScript(spareData, { saveData: false });
	await page.goto("/excursion/contact");
	await expectFetched(scripts);
	await expect(contactForm(page)).not.toHaveAttribute("data-awake");
});

test("what a page needs when it is touched is fetched although the browser is never idle", async ({
	page,
}) => {
	const scripts = scriptsOf(page);
	await page.addInitScript(spareData, { saveData: false });
	await page.addInitScript(() => {
		window.requestIdleCallback = (then, { timeout } = {}) =>
			timeout ? setTimeout(then, timeout) : 0;
	});
	await page.goto("/excursion/contact");
	await expectFetched(scripts);
});

/** Waits until the contact form's files are on their way. */
async function expectFetched(scripts: string[]): Promise<void> {
	await expect
		.poll(() => scripts.join(" "))
		.toMatch(/\/react-.*\/contact-widget-|contact-widget-.*\/react-/);
}

const contactForm = (page: Page) => page.locator('[data-widget="contact-widget"]');

/** Paths of the scripts that the page asks for from now on. */
function scriptsOf(page: Page): string[] {
	const scripts: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".js")) scripts.push(pathname);
	});
	return scripts;
}

/** Says what Chromium's `navigator.connection` is to say; runs in the page. */
function spareData(connection: { saveData: boolean }): void {
	Object.defineProperty(navigator, "connection", { value: connection });
}

test("the skip link leads past the navigation", async ({ page }) => {
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
});

test("going back restores where the visitor was", async ({ page }) => {
	await page.goto("/excursion/excursions");
	await page.getByRole("link", { name: "The dunes after dark" }).scrollIntoViewIfNeeded();
	const scrollBefore = await page.evaluate(() => window.scrollY);
	expect(scrollBefore).toBeGreaterThan(0);
	await page.getByRole("link", { name: "The dunes after dark" }).click();
	await expect(page).toHaveURL(/\/excursion\/[0-9a-f-]{36}$/);
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
	await page.goBack();
	await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(scrollBefore, -1);
});

test("the contact form checks in the browser: the summary takes the focus, nothing is sent", async ({
	page,
}) => {
	await page.goto("/excursion/contact", { waitUntil: "networkidle" });
	const posts: string[] = [];
	page.on("request", (request) => {
		if (request.method() === "POST") posts.push(request.url());
	});
	// the validation code is loaded when the form wakes
	const rules = page.waitForResponse(/contact-check/);
	await page.getByLabel("Email").fill("ida@");
	await page.evaluate(`import(${JSON.stringify((await rules).url())}).then(() => {})`);
	await page.getByRole("button", { name: "Send the message" }).click();
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Email")).toHaveValue("ida@");
	await page
		.getByRole("alert")
		.getByRole("link", { name: /^Type an email/ })
		.click();
	await expect(page.getByLabel("Email")).toBeFocused();
	expect(posts).toEqual([]);
	await expectAccessible(page);
});

for (const javaScriptEnabled of [true, false]) {
	test(`a message is sent ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
		browser,
		island,
	}) => {
		const context = await browser.newContext({ javaScriptEnabled, baseURL: island.url.origin });
		const page = await context.newPage();
		const message = `May we bring our dog? ${javaScriptEnabled}`;
		await page.goto("/excursion/contact");
		await page.getByLabel("Your name").fill("Ida Berg");
		await page.getByLabel("Email").fill("not an address");
		await page.getByLabel("Message").fill(message);
		await page.getByRole("button", { name: "Send the message" }).click();
		await expect(page.getByRole("alert")).toBeVisible();
		await expect(page.getByLabel("Message")).toHaveValue(message);
		await page.getByLabel("Email").fill("ida@example.com");
		await page.getByRole("button", { name: "Send the message" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"Thank you, we have your message.",
		);
		const storedMessages = await island.db.select().from(contactMessages);
		expect(storedMessages.filter((row) => row.message === message)).toHaveLength(1);
		await context.close();
	});
}
