import type { Locator, Page } from "@playwright/test";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, tabTo, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra } from "#tests/extras.ts";
import type { Island } from "#tests/island.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Each test has its own excursion. */
async function openExcursion(page: Page, island: Island): Promise<string> {
	const excursion = await addExcursion(island.db);
	const path = `/excursion/${excursion.id}`;
	await page.goto(path);
	return path;
}

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
	await page.setViewportSize(phone);
	await page.evaluate(() => {
		document.adoptedStyleSheets = [];
	});
}

/** The first selectable day; its radio button covers the whole cell. */
function freeDay(page: Page) {
	return page.locator('input[name="date"]:not([disabled])').first();
}

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	test("a visitor books, pays and holds a voucher; every screen passes axe on a phone and on a desk", async ({
		page,
		island,
	}) => {
		await openExcursion(page, island);
		await expectAccessible(page, { alsoAt: desk });
		await freeDay(page).check({ force: true });
		await page.getByRole("button", { name: "More: Children" }).click();
		await expect(page.locator("form output").last()).toHaveText("€170");
		await fillGuest(page, "Ida Lindqvist");
		await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();

		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		await expect(page.getByText("€170")).toBeVisible();
		await expectAccessible(page, { alsoAt: desk });
		await page.getByRole("button", { name: "Pay", exact: true }).click();

		await expect(page).toHaveURL(/\/payment\/success/);
		await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
		await expectAccessible(page, { alsoAt: desk });
		await page.getByRole("link", { name: /voucher/i }).click();

		await expect(page).toHaveURL(/\/booking\/[\w-]{22}$/);
		await expect(page.getByText(/^IX-[2-9A-Z]{5}$/)).toBeVisible();
		await expect(page.getByText("2 adults, 1 child")).toBeVisible();
		await expectAccessible(page, { alsoAt: desk });
	});

	test("a declined card leads to a page that keeps the seats, and the next try pays", async ({
		page,
		island,
	}) => {
		await openExcursion(page, island);
		await freeDay(page).check({ force: true });
		await fillGuest(page, "Nora Declined");
		await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
		// who only goes back has not failed to pay
		await page.getByRole("button", { name: "Go back without paying" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have not paid yet");
		await expect(page.getByText("another card")).toBeHidden();
		await page.locator("main").getByRole("button", { name: "Pay €" }).click();
		await page.getByRole("button", { name: "Let the card be declined" }).click();
		await expect(page).toHaveURL(/\/payment\/error/);
		await expect(page.getByText("No money was taken")).toBeVisible();
		await expect(page.getByText(/We hold your .*for another \d\d minutes/)).toBeVisible();
		await expectAccessible(page);
		await page.getByRole("button", { name: "Try the payment again" }).click();
		await page.getByRole("button", { name: "Pay", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
	});

	test("what is wrong is named, the first error has the focus, and what was typed stays", async ({
		page,
		island,
	}) => {
		await openExcursion(page, island);
		await page.getByLabel("Full name").fill("Ida");
		await page.getByLabel("Email", { exact: true }).fill("ida@mail.example");
		await page.getByLabel("Email again").fill("ida@mial.example");
		await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
		const summary = page.locator("#errors");
		await expect(summary).toBeFocused();
		await expect(summary).toContainText("Choose the day of your trip");
		await expect(summary).toContainText("Name must be at least 4 characters long");
		await expect(summary).toContainText("Emails don't match");
		await expect(page.getByLabel("Full name")).toHaveValue("Ida");
		await expect(page.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true");
		await expectAccessible(page);
		await summary.getByRole("link", { name: "Name must be" }).click();
		await expect(page.getByLabel("Full name")).toBeFocused();
	});

	test("a bar at the bottom of the screen leaves the end of the page readable", async ({
		page,
		island,
	}) => {
		const path = await openExcursion(page, island);
		const bookingBar = page.locator("[data-booking-bar]");
		await expectEndReadable(page, bookingBar);
		await freeDay(page).check({ force: true });
		await fillGuest(page, "Ida Lindqvist");
		await expectEndReadable(page, bookingBar);
		await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		for (const place of [path, "/"]) {
			await page.goto(place);
			await expectEndReadable(page, page.locator("[data-held-bar]"));
		}
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("a visitor books, pays and holds a voucher", async ({ page, island }) => {
			await openExcursion(page, island);
			await freeDay(page).check({ force: true });
			await fillGuest(page, "Ada Noscript");
			await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
			await page.getByRole("button", { name: "Pay", exact: true }).click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
			await page.getByRole("link", { name: /voucher/i }).click();
			await expect(page.getByText(/^IX-[2-9A-Z]{5}$/)).toBeVisible();
		});

		test("another number of people shows its price first and keeps what was typed", async ({
			page,
			island,
		}) => {
			await openExcursion(page, island);
			await freeDay(page).check({ force: true });
			await page.getByLabel(/^Adults/).fill("3");
			await fillGuest(page, "Ada Noscript");
			await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
			await expect(page.locator("#errors")).toContainText("€192");
			await expect(page.getByLabel("Full name")).toHaveValue("Ada Noscript");
			await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
			await expect(page.getByText("€192")).toBeVisible();
			await expect(page).toHaveURL(/\/payment\/sandbox\//);
		});
	});

	test("a visitor books and pays with the keyboard alone, an extra and a code too", async ({
		page,
		island,
	}) => {
		const trip = await addExcursion(island.db);
		const lunch = await addExtra(island.db, trip);
		const { code } = await addCode(island.db, { percent: 1000 });
		await page.goto(`/excursion/${trip.id}`);
		await tabTo(page, 'input[name="date"]');
		await page.keyboard.press("Space");
		await tabTo(page, '[aria-label="More: Lunch"]');
		await page.keyboard.press("Enter");
		await expect(page.locator(`[name="extra_${lunch}"]`)).toHaveValue("1");
		await tabTo(page, "#pickup");
		await page.keyboard.press("ArrowDown");
		await tabTo(page, "#name");
		await page.keyboard.type("Kay Board");
		await tabTo(page, "#email");
		await page.keyboard.type("kay@mail.example");
		await tabTo(page, "#cemail");
		await page.keyboard.type("kay@mail.example");
		await tabTo(page, 'details:has([name="code"]) summary');
		await page.keyboard.press("Enter");
		await tabTo(page, '[name="code"]');
		await page.keyboard.type(code);
		await page.keyboard.press("Enter");
		await expect(page.locator("#price")).toContainText(`Code ${code}`);
		await tabTo(page, 'form#book button[type="submit"]:not([name])');
		await page.keyboard.press("Enter");
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		await tabTo(page, 'button[value="pay"]');
		await page.keyboard.press("Enter");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
	});
});

test("a step that falls between a form's waking and its first effects counts", async ({
	page,
	island,
}) => {
	await page.addInitScript(holdTasks);
	await openExcursion(page, island);
	await page.getByLabel("Full name").hover();
	await expect(page.locator('[data-widget="booking-widget"]')).toHaveAttribute("data-awake");
	await page.evaluate(async () => {
		// React hydrates in its first task, and runs effects that need not come before the next frame in a later one
		window.nextTask?.();
		await new Promise((done) => setTimeout(done));
		document.querySelector<HTMLElement>('[aria-label="More: Children"]')?.click();
		window.letTasks?.();
	});
	await expect(page.locator("form output").last()).toHaveText("€170");
});

declare global {
	interface Window {
		nextTask?: () => void;
		letTasks?: () => void;
	}
}

/** React's scheduler posts itself a message for each task: holds these back. Runs in the page. */
function holdTasks(): void {
	const { postMessage } = MessagePort.prototype;
	const held: (() => void)[] = [];
	MessagePort.prototype.postMessage = function (message: unknown) {
		held.push(() => postMessage.call(this, message));
	};
	window.nextTask = () => held.shift()?.();
	window.letTasks = () => {
		MessagePort.prototype.postMessage = postMessage;
		for (const post of held) post();
	};
}

test("a double click on the button makes one booking", async ({ page, island }) => {
	const bookingsBefore = await island.db.$count(bookings);
	await openExcursion(page, island);
	await freeDay(page).check({ force: true });
	await fillGuest(page, "Dora Doubleclick");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).dblclick();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings)).toBe(bookingsBefore + 1);
});

test("the calendar entry can be downloaded from the voucher", async ({ page, island }) => {
	await openExcursion(page, island);
	await freeDay(page).check({ force: true });
	await fillGuest(page, "Carl Calendar");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await page.getByRole("link", { name: /voucher/i }).click();
	const address = await page.getByRole("link", { name: "Add to calendar" }).getAttribute("href");
	const file = await page.request.get(address ?? "");
	expect(file.headers()["content-type"]).toContain("text/calendar");
	expect(await file.text()).toContain("SUMMARY:First light on the volcano");
});
