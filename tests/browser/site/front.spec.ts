import { eq } from "drizzle-orm";
import { contactMessages } from "#app/database/schema.server.ts";
import { expect, expectAccessible, expectNoSideways, test } from "#tests/browser/browser-test.ts";
import { addExcursion } from "#tests/builders.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test.use({ viewport: phone });

test("what is missing, and what is shown or not while the database is away, says so and passes axe on a phone and on a desk", async ({
	page,
	island,
}) => {
	await page.goto("/excursion/excursions?category=weekend&day=2&language=nl&max=80");
	await expectAccessible(page, { within: "main" });
	await page.goto("/no-such-page");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
	await expectAccessible(page, { alsoAt: desk });
	const remembered = await addExcursion(island.db, { title: "Crater rim" });
	const unread = await addExcursion(island.db, { title: "Never seen by anybody" });
	await page.request.get(`/excursion/${remembered.id}`);
	island.cutDatabase(true);
	try {
		await page.goto(`/excursion/${remembered.id}`);
		const notice = page.getByRole("complementary", { name: "About this page" });
		await expect(notice).toContainText(/You see this page as it was at \d\d:\d\d, island time/);
		await expect(notice.getByRole("link", { name: "+00 555 01 77" })).toBeVisible();
		await expectAccessible(page, { within: "aside" });
		await page.goto(`/excursion/${unread.id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"This page has to wait for a few minutes",
		);
		await expectAccessible(page, { alsoAt: desk });
		const error = page.getByText(/could not be read in time. Request/);
		await page.getByText("Show Error").click();
		await expect(error).toBeVisible();
		await expectNoSideways(page);
		await page.getByText("Hide Error").click();
		await expect(error).toBeHidden();
	} finally {
		island.cutDatabase(false);
	}
	await page.getByRole("link", { name: "Try again" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Never seen by anybody");
});

test("the contact page runs one small script until somebody touches it; then its form is checked in the browser, and sent", async ({
	page,
	island,
}) => {
	const scripts: string[] = [];
	const posts: string[] = [];
	page.on("request", (request) => {
		const { pathname } = new URL(request.url());
		if (pathname.endsWith(".js")) scripts.push(pathname);
		if (request.method() === "POST") posts.push(pathname);
	});
	// what Chromium tells of a visitor who saves data: nothing is fetched ahead
	await page.addInitScript(() => {
		Object.defineProperty(navigator, "connection", { value: { saveData: true } });
	});
	await page.goto("/excursion/contact", { waitUntil: "networkidle" });
	expect(scripts).toEqual([expect.stringContaining("/assets/islands/wake-")]);
	await expectAccessible(page, { alsoAt: desk });
	const message = `May we bring our dog? ${crypto.randomUUID()}`;
	// the rules are loaded when the form wakes
	const rules = page.waitForResponse(/contact-check/);
	await page.getByLabel("Email").fill("ida@");
	await page.evaluate(`import(${JSON.stringify((await rules).url())}).then(() => {})`);
	await page.getByLabel("Your name").fill("Ida Berg");
	await page.getByLabel("Message").fill(message);
	const send = page.getByRole("button", { name: "Send the message" });
	await send.click();
	await expect(page.getByRole("alert")).toBeFocused();
	await expect(page.getByLabel("Email")).toHaveAttribute("aria-invalid", "true");
	await expect(page.getByLabel("Message")).toHaveValue(message);
	expect(posts).toEqual([]);
	await expectAccessible(page, { within: "[data-widget=contact-widget]" });
	await page
		.getByRole("alert")
		.getByRole("link", { name: /^Type an email/ })
		.click();
	await expect(page.getByLabel("Email")).toBeFocused();
	await page.getByLabel("Email").fill("ida@example.com");
	await send.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Thank you, we have your message.",
	);
	expect(await island.db.$count(contactMessages, eq(contactMessages.message, message))).toBe(1);
});
