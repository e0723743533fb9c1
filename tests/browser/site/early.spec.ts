import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import {
	awake,
	breakRequests,
	expect,
	holdIslands,
	holdScripts,
	test,
	touchUntilAwake,
	wake,
} from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { awaitWithLimit } from "#tests/run/await-with-limit.ts";

test.use({ viewport: { width: 390, height: 844 } });

const total = (page: Page) => page.locator("form output").last();
const book = (page: Page) => page.locator("#book").getByRole("button", { name: "Book and pay" });
const island = (page: Page) => page.locator("[data-widget=booking-widget]");

/** Presses again at once, and when the form has woken; in the page, because Playwright waits for the page to come. */
function pressWhileUnderWay(): void {
	const form = document.querySelector("form#book");
	const press = () => form?.querySelector<HTMLElement>("button.w-full[type=submit]")?.click();
	addEventListener("submit", () => setTimeout(press), { once: true });
	new MutationObserver((_, observer) => {
		if (!form?.querySelector("input[name=key]")) return;
		observer.disconnect();
		press();
		if ("pressedAwake" in window && typeof window.pressedAwake === "function")
			window.pressedAwake();
	}).observe(document, { subtree: true, childList: true, attributes: true });
}

const fontsHere = () =>
	document.fonts.status === "loaded"
		? [...document.fonts].filter(({ status }) => status === "loaded").length
		: 0;

test.describe("before the scripts run", () => {
	test("a message that was refused can be written on, and keeps each letter and the focus", async ({
		page,
	}) => {
		const letScripts = await holdScripts(page);
		await page.goto("/excursion/contact", { waitUntil: "commit" });
		await page.getByLabel("Message").fill("Do you");
		await page.getByRole("button", { name: "Send the message" }).click();
		const message = page.getByLabel("Message");
		await expect(page.getByRole("alert")).toContainText("Your message is not sent yet");
		await message.press("End");
		await message.pressSequentially(" take dogs");
		letScripts();
		await awake(page, "contact-widget");
		await expect(message).toBeFocused();
		await message.pressSequentially(" along?");
		await expect(message).toHaveValue("Do you take dogs along?");
	});

	test("a refused booking can be corrected, and the focus stays where it is", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		const letScripts = await holdScripts(page);
		await page.goto(`/excursion/${id}`, { waitUntil: "commit" });
		await book(page).click();
		// the address ends with "#errors": a slow browser moves the focus there only after some frames
		await expect(page.locator("#errors")).toBeFocused();
		const wishes = page.getByLabel("Anything we should know");
		await wishes.fill("A child’s seat");
		const name = page.getByLabel("Full name");
		await name.pressSequentially("Ida Lin");
		letScripts();
		await awake(page, "booking-widget");
		await expect(name).toBeFocused();
		await name.pressSequentially("dqvist");
		await expect(name).toHaveValue("Ida Lindqvist");
		await expect(wishes).toHaveValue("A child’s seat");
	});

	test("a day chosen early leaves the button where it is when the form wakes", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		const letScripts = await holdScripts(page);
		await page.goto(`/excursion/${id}`, { waitUntil: "commit" });
		// until the page's two fonts are here its lines move, and a press would go beside the day
		await expect.poll(() => page.evaluate(fontsHere)).toBeGreaterThanOrEqual(2);
		await page.locator('input[name="date"]:not([disabled])').last().check({ force: true });
		const top = () =>
			book(page).evaluate((element) => Math.round(element.getBoundingClientRect().top + scrollY));
		const topBefore = await top();
		letScripts();
		await awake(page, "booking-widget");
		await expect(
			page
				.getByText(/^(Free to cancel|Half comes back) until /)
				.filter({ visible: true })
				.first(),
		).toBeVisible();
		expect(await top()).toBe(topBefore);
	});

	test("a refusal takes the focus when no field has it", async ({ page }) => {
		const letScripts = await holdScripts(page);
		await page.goto("/excursion/contact", { waitUntil: "commit" });
		await page.getByRole("button", { name: "Send the message" }).press("Enter");
		await expect(page.getByRole("alert")).toBeVisible();
		letScripts();
		await expect(page.getByRole("alert")).toBeFocused();
	});
});

test.describe("before the form wakes", () => {
	test("what was typed, stepped and chosen is all there when it wakes, with the right price, and is booked so", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		const letIslands = await holdIslands(page);
		await page.goto(`/excursion/${id}`);
		await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
		const adults = page.getByLabel(/^Adults/);
		await page.getByRole("button", { name: "More: Adults" }).click();
		await page.getByRole("button", { name: "More: Adults" }).click();
		await page.getByRole("button", { name: "Fewer: Adults" }).click();
		await page.getByRole("button", { name: "More: Children" }).click();
		await expect(adults).toHaveValue("3");
		await expect(total(page)).toHaveText("€234");
		await fillGuest(page);
		await page.getByLabel("Anything we should know").fill("A child’s seat");
		await expect(island(page)).not.toHaveAttribute("data-awake");
		letIslands();
		await awake(page, "booking-widget");
		await expect(total(page)).toHaveText("€234");
		await expect(page.locator("#price")).toContainText("3 adults, 1 child");
		await expect(page.locator("#price")).toContainText(formatDate(soon(3), "short"));
		await expect(adults).toHaveValue("3");
		await expect(page.getByLabel(/^Children/)).toHaveValue("1");
		await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
		await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
		await book(page).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		const bookingRows = await db.select().from(bookings).where(eq(bookings.excursionId, id));
		expect(bookingRows).toMatchObject([
			{
				date: soon(3),
				adults: 3,
				children: 1,
				name: "Ida Lindqvist",
				comments: "A child’s seat",
				priceCents: 23_400,
			},
		]);
	});

	test("the sum of a German page is that of the chosen people before the form wakes, and no other number of people stands beside it", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db, { priceAdultCents: 123_450 });
		const letIslands = await holdIslands(page);
		await page.goto(`/de/excursion/${id}`);
		const adults = page.locator("#adults");
		const sums = page.locator("[data-sum]");
		const people = page.locator("[data-party]");
		const optionTexts = await people.allTextContents();
		await adults.fill("3");
		const asleep = await sums.allTextContents();
		expect(asleep).toHaveLength(2);
		await expect(people.first()).toBeEmpty();
		await expect(people.last()).toBeEmpty();
		await expect(island(page)).not.toHaveAttribute("data-awake");
		letIslands();
		await awake(page, "booking-widget");
		await expect(adults).toHaveValue("3");
		expect(await sums.allTextContents()).toEqual(asleep);
		expect(asleep[0]?.replaceAll(/\D/g, "")).toBe("370350");
		await adults.fill("2");
		await expect(people).toHaveText(optionTexts);
	});

	test("a form that is sent asleep books the people and the sum that it shows", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		await holdIslands(page);
		await page.goto(`/excursion/${id}?date=${soon(3)}`);
		await page.getByRole("button", { name: "More: Adults" }).click();
		await expect(total(page)).toHaveText("€192");
		await fillGuest(page);
		await book(page).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		expect(await db.select().from(bookings).where(eq(bookings.excursionId, id))).toMatchObject([
			{ adults: 3, priceCents: 19_200 },
		]);
	});

	test("a step goes no further than the seats and the least party", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db, { capacity: 3 });
		await holdIslands(page);
		await page.goto(`/excursion/${id}`);
		const adults = page.getByLabel(/^Adults/);
		for (const _ of "12") await page.getByRole("button", { name: "More: Adults" }).click();
		await expect(adults).toHaveValue("3");
		for (const _ of "123") await page.getByRole("button", { name: "Fewer: Adults" }).click();
		await expect(adults).toHaveValue("1");
	});

	test("another month keeps the words, the people and the chosen day", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		const letIslands = await holdIslands(page);
		await page.goto(`/excursion/${id}`);
		const month = page.locator("#date [aria-live]");
		const first = await month.textContent();
		const day = page.locator("input[name=date]:not([disabled])").first();
		const chosenDay = (await day.getAttribute("value")) ?? "";
		await day.check({ force: true });
		await page.getByRole("button", { name: "More: Babies" }).click();
		await page.getByLabel("Full name").fill("Ida Lindqvist");
		await page.getByLabel("Anything we should know").fill("A child’s seat");
		await page.locator("#date button").last().click();
		await expect(month).not.toHaveText(first ?? "");
		const expectAll = async () => {
			await expect(page.getByLabel(/^Babies/)).toHaveValue("1");
			await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
			await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
			await expect(page.locator("#price")).toContainText(formatDate(chosenDay, "short"));
		};
		await expectAll();
		letIslands();
		await wake(page, "booking-widget");
		await expectAll();
		await expect(month).not.toHaveText(first ?? "");
	});

	test("a booking that is pressed again, before and after the form wakes, is sent once", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		const letIslands = await holdIslands(page);
		await page.goto(`/excursion/${id}?date=${soon(3)}`);
		await fillGuest(page);
		const answer = Promise.withResolvers<void>();
		let posts = 0;
		await page.route(`**/excursion/${id}*`, async (route) => {
			if (route.request().method() !== "POST") return route.continue();
			posts += 1;
			await answer.promise;
			await route.continue();
		});
		const isPressedAwake = Promise.withResolvers<void>();
		await page.exposeFunction("pressedAwake", isPressedAwake.resolve);
		await page.evaluate(pressWhileUnderWay);
		await book(page).click({ noWaitAfter: true });
		await expect.poll(() => posts).toBe(1);
		letIslands();
		await awaitWithLimit(isPressedAwake.promise, "the press on the form that is awake");
		answer.resolve();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		expect(posts).toBe(1);
		expect(await db.$count(bookings, eq(bookings.excursionId, id))).toBe(1);
	});

	test("a form whose file does not come works without it, and wakes at the next touch", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		const broken = /\/assets\/islands\/booking-widget-/;
		const mend = await breakRequests(page, broken, (route) => route.fulfill({ status: 500 }));
		const failed = page.waitForResponse((answer) => broken.test(answer.url()));
		await page.goto(`/excursion/${id}`);
		const name = page.getByLabel("Full name");
		await name.fill("Ida Lind");
		await failed;
		await page.getByRole("button", { name: "More: Adults" }).click();
		await expect(page.getByLabel(/^Adults/)).toHaveValue("3");
		await expect(island(page)).not.toHaveAttribute("data-awake");
		mend();
		await name.press("End");
		await name.pressSequentially("qvist");
		// the file may still have been under way in vain at the last key
		await touchUntilAwake(page, "booking-widget", () => name.press("End"));
		await expect(total(page)).toHaveText("€192");
		await expect(name).toHaveValue("Ida Lindqvist");
	});

	test("when no script comes at all, the form books like every form", async ({
		page,
		island: { db },
	}) => {
		const { id } = await addExcursion(db);
		await page.route("**/assets/**/*.js", (route) => route.abort("failed"));
		await page.goto(`/excursion/${id}?date=${soon(3)}`);
		await fillGuest(page);
		await book(page).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		expect(await db.$count(bookings, eq(bookings.excursionId, id))).toBe(1);
	});
});

test("going back never takes a day of this month for the one that was chosen in another", async ({
	page,
	island: { db },
}) => {
	const { id } = await addExcursion(db);
	await page.goto(`/excursion/${id}`);
	await wake(page, "booking-widget");
	// twice, because at the end of a month the first page of the calendar shows days of the next one too
	for (let month = 0; month < 2; month += 1) await page.locator("#date button").last().click();
	await page.locator("input[name=date]").nth(1).check({ force: true });
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Contact" })
		.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask us anything");
	await page.goBack();
	await wake(page, "booking-widget");
	await expect(page.locator("input[name=date]:checked")).toHaveCount(0);
	await expect(page.locator("#price")).toContainText("No day chosen yet");
});

test("a half-filled form is as it was after going back and forward, and has the right price once it wakes", async ({
	page,
	island: { db },
}) => {
	const { id } = await addExcursion(db);
	await page.goto(`/excursion/${id}`);
	await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
	await wake(page, "booking-widget");
	await page.getByRole("button", { name: "More: Adults" }).click();
	await expect(total(page)).toHaveText("€192");
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await page.getByLabel("Anything we should know").fill("A child’s seat");
	await page
		.getByRole("navigation", { name: "Main" })
		.getByRole("link", { name: "Contact" })
		.click();
	await page.getByLabel("Message").fill("Do you take dogs along?");
	await page.goBack();
	const expectBooking = async () => {
		await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
		await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
		await expect(page.getByLabel(/^Adults/)).toHaveValue("3");
		await expect(page.locator(`input[name=date][value="${soon(3)}"]`)).toBeChecked();
		await expect(total(page)).toHaveText("€192");
		await wake(page, "booking-widget");
		await expect(total(page)).toHaveText("€192");
		await expect(page.locator("#price")).toContainText(formatDate(soon(3), "short"));
		await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
	};
	await expectBooking();
	await page.goForward();
	await expect(page.getByLabel("Message")).toHaveValue("Do you take dogs along?");
	await wake(page, "contact-widget");
	await expect(page.getByLabel("Message")).toHaveValue("Do you take dogs along?");
	await page.goBack();
	await expectBooking();
});

test("a step and a day that are chosen while an earlier form is read are kept", async ({
	page,
	island: { db },
}) => {
	const { id } = await addExcursion(db);
	const earlier = { name: "Ida Lindqvist", adults: "1", children: "0", bebe: "0", date: soon(4) };
	await page.addInitScript(
		([name, typedFields]) => sessionStorage.setItem(String(name), String(typedFields)),
		[`booking ${id}`, JSON.stringify(earlier)],
	);
	const read = Promise.withResolvers<void>();
	await page.route(/\/islands\/restore-typed-form-/, async (route) => {
		await read.promise;
		await route.continue();
	});
	await page.goto(`/excursion/${id}`);
	await awake(page, "booking-widget");
	await page.getByRole("button", { name: "More: Adults" }).click();
	await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
	read.resolve();
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.getByLabel(/^Adults/)).toHaveValue("3");
	await expect(page.locator(`input[name=date][value="${soon(3)}"]`)).toBeChecked();
});
