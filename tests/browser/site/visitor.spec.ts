import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { awake, expect, expectAccessible, tabTo, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, addStart, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";
import { addExtra } from "#tests/extras.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test.use({ viewport: phone });

const total = (page: Page) => page.locator("form output").last();
const book = (page: Page) => page.locator("#book").getByRole("button", { name: "Book and pay" });
const summary = (page: Page) => page.locator("#errors");

/** Lets the page say that it was printed. */
function hearPrint(): void {
	window.print = () => {
		document.documentElement.dataset.printed = "";
	};
}

test("a visitor finds a trip, books, pays and holds a voucher; every screen passes axe on a phone and on a desk", async ({
	page,
	island,
}) => {
	const title = `Lantern walk ${crypto.randomUUID().slice(0, 8)}`;
	const { id } = await addExcursion(island.db, { title, capacity: 3 });
	await page.goto("/");
	await page.keyboard.press("Tab");
	await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
	await page.keyboard.press("Enter");
	await expect(page.locator("main")).toBeFocused();
	await expectAccessible(page, { alsoAt: desk });
	await page.getByLabel("When").selectOption({ label: "Any day" });
	await page.getByRole("button", { name: "See what is free" }).click();

	await expect(page).toHaveURL("/excursion/excursions?people=2");
	await expectAccessible(page, { alsoAt: desk });
	await page.locator("main summary").first().click();
	await page.getByLabel("Guide speaks").selectOption({ label: "English" });
	await page.getByRole("button", { name: "Show trips" }).click();
	await expect(page).toHaveURL("/excursion/excursions?people=2&language=en");
	await expect(page.getByRole("button", { name: "Show trips" })).toBeHidden();
	await page.getByRole("link", { name: title }).click();

	await expect(page).toHaveURL(`/excursion/${id}?people=2`);
	await expectAccessible(page, { alsoAt: desk });
	const bar = page.locator("[data-booking-bar]");
	await bar.getByRole("link", { name: "Choose a day" }).click();
	await expect(page.locator("#date")).toBeFocused();
	await page.getByLabel("Full name").fill("Ida");
	await page.getByLabel("Email again").fill("ida@mial.example");
	await awake(page, "booking-widget");
	await book(page).click();
	await expect(summary(page)).toBeFocused();
	await expect(summary(page)).toContainText("Choose the day of your trip");
	await expect(summary(page)).toContainText("Name must be at least 4 characters long");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida");
	await expect(page.getByLabel("Full name")).toHaveAttribute("aria-invalid", "true");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	await fillGuest(page, "Ida Lindqvist");
	await expect(page.locator("#name-error")).toHaveCount(0);
	await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
	await expect(summary(page)).toHaveCount(0);
	await page.getByRole("button", { name: "More: Children" }).click();
	await expect(total(page)).toHaveText("€170");
	const moreBabies = page.getByRole("button", { name: "More: Babies" });
	await expect(moreBabies).toHaveAttribute("aria-disabled", "true");
	await expect(moreBabies).toHaveAccessibleDescription(
		/3 seats are left.*Babies take a seat too\./,
	);
	await book(page).dblclick();

	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	await expect(page.getByText("€170")).toBeVisible();
	expect(await island.db.$count(bookings, eq(bookings.excursionId, id))).toBe(1);
	await page.getByRole("button", { name: "Pay", exact: true }).click();

	await expect(page).toHaveURL(/\/payment\/success/);
	await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
	await expectAccessible(page, { alsoAt: desk });
	await page.addInitScript(hearPrint);
	await page.getByRole("link", { name: /voucher/i }).click();

	await expect(page).toHaveURL(/\/booking\/[\w-]{22}$/);
	await expect(page.getByText(/^IX-[2-9A-Z]{5}$/)).toBeVisible();
	await expect(page.getByText("2 adults, 1 child")).toBeVisible();
	await expectAccessible(page, { alsoAt: desk });
	await page.getByRole("button", { name: "Print" }).click();
	await expect(page.locator("html[data-printed]")).toBeAttached();
});

test("a start chosen with the keyboard while the form wakes stays chosen, and the focus stays on it", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db, { startTime: "09:00" });
	await addStart(island.db, trip, "15:00");
	const script = Promise.withResolvers<void>();
	await page.route("**/start-choice-*.js", async (route) => {
		await script.promise;
		await route.continue();
	});
	const scriptRequest = page.waitForRequest("**/start-choice-*.js");
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await tabTo(page, 'input[name="start"]');
	await page.keyboard.press("Space");
	await scriptRequest;
	await page.keyboard.press("ArrowDown");
	script.resolve();
	await awake(page, "booking-widget");
	const afternoon = page.getByRole("radio", { name: /^15:00, 12 left/ });
	await expect(afternoon).toBeChecked();
	await expect(afternoon).toBeFocused();
	await expect(page.locator("#pickup")).toContainText("15:00 · Hotel Los Dragos");
	await expect(page.locator("#price")).toContainText("15:00");
});

test("a visitor books and pays with the keyboard alone, one of two starts, an extra and a code too", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db, { startTime: "09:00" });
	await addStart(island.db, trip, "15:00");
	const lunch = await addExtra(island.db, trip);
	const { code } = await addCode(island.db, { percent: 1000 });
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await tabTo(page, 'input[name="start"]');
	await awake(page, "booking-widget");
	await page.keyboard.press("Space");
	await page.keyboard.press("ArrowDown");
	await expect(page.getByRole("radio", { name: /^15:00, 12 left/ })).toBeChecked();
	await tabTo(page, '[aria-label="More: Lunch"]');
	await page.keyboard.press("Enter");
	await expect(page.locator(`[name="extra_${lunch}"]`)).toHaveValue("1");
	// an output is a live region
	await expect(total(page).and(page.getByRole("status"))).toHaveText("€137.50");
	await tabTo(page, "#pickup");
	await page.keyboard.press("ArrowDown");
	await expect(page.locator("#pickup")).toHaveValue("15:00 · Hotel Los Dragos");
	for (const [field, words] of [
		["#name", "Kay Board"],
		["#email", "kay@mail.example"],
		["#cemail", "kay@mail.example"],
	] as const) {
		await tabTo(page, field);
		await page.keyboard.type(words);
	}
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
	expect(
		await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id)),
	).toMatchObject([{ date: soon(3), startTime: "15:00", pickupTime: "15:00", adults: 2 }]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a visitor books, pays, changes the day and cancels", async ({ page, island }) => {
		const trip = await addExcursion(island.db);
		await page.goto(`/excursion/${trip.id}`);
		const month = page.locator("#date [aria-live]");
		const firstMonth = (await month.textContent()) ?? "";
		await page.getByLabel("Full name").fill("Ada");
		await page.locator("#date button").last().click();
		await expect(month).not.toHaveText(firstMonth);
		await expect(summary(page)).toHaveCount(0);
		await page.locator("input[name=date]:not([disabled])").last().check({ force: true });
		await page.getByLabel(/^Adults/).fill("3");
		await book(page).click();
		await expect(page).toHaveURL(/#errors$/);
		await expect(summary(page)).toContainText("Name must be at least 4 characters long");
		await expect(total(page)).toHaveText("€192");
		await fillGuest(page, "Ada Noscript");
		await page.getByLabel(/^Adults/).fill("2");
		await book(page).click();
		await expect(summary(page)).toContainText("€128");
		await expect(page.getByLabel("Full name")).toHaveValue("Ada Noscript");
		await book(page).click();
		await page.getByRole("button", { name: "Pay", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
		await page.getByRole("link", { name: /voucher/i }).click();
		await expect(page.getByText(/^IX-[2-9A-Z]{5}$/)).toBeVisible();

		await page.getByRole("link", { name: "Change the day" }).click();
		const another = page.locator("input[name=date]:not([disabled])").nth(1);
		const day = formatDate((await another.getAttribute("value")) ?? "", "long");
		await another.check({ force: true });
		await page.getByRole("button", { name: "Change the booking" }).click();
		await expect(page.getByText("Please look at what changes")).toBeVisible();
		await page.getByRole("button", { name: `Move to ${day}` }).click();
		await expect(page.getByText("Your booking is changed.")).toBeVisible();
		await page.getByRole("link", { name: "Cancel this booking" }).click();
		await page.getByRole("button", { name: "Cancel and get €128 back" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
	});
});
