import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import type { Database } from "#app/database/client.server.ts";
import { bookings, departures } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";

const wholePriceCents = 48_000;
const wholeChoice = /The whole trip, only for you, up to 8 people: €480/;

async function boatThatSells(db: Database, sells: "whole" | "both") {
	const trip = await addExcursion(db, { capacity: 8, title: "Dolphins under sail" });
	await db
		.update(departures)
		.set({ sells, wholePriceCents })
		.where(eq(departures.excursionId, trip.id));
	return trip;
}

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });
		const open = async (page: Page, trip: { id: string }) => {
			await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
			if (!javaScriptEnabled) return;
			await wake(page, "booking-widget");
			await expect(page.locator('input[name="key"]')).toHaveCount(1);
		};

		test("one party buys the whole boat for one price", async ({ page, island }) => {
			const trip = await boatThatSells(island.db, "both");
			await open(page, trip);
			await page.getByRole("radio", { name: wholeChoice }).check();
			await fillGuest(page);
			if (javaScriptEnabled) {
				await expect(page.locator("form output").last()).toHaveText("€480");
				await expectAccessible(page);
			}
			const book = page.getByRole("button", { name: "Book and pay" });
			await book.click();
			if (!javaScriptEnabled) {
				await expect(page.locator("#errors")).toContainText("The price is €480 now");
				await expect(page.getByRole("radio", { name: wholeChoice })).toBeChecked();
				await book.click();
			}
			await expect(page).toHaveURL(/\/payment\//);
			await expect(page.getByRole("main")).toContainText("€480");
			const [booking] = await island.db
				.select()
				.from(bookings)
				.where(eq(bookings.excursionId, trip.id));
			expect(booking).toMatchObject({ isWhole: true, priceCents: wholePriceCents });
		});

		test("somebody is faster by one seat: a sentence says so, and what was typed stays", async ({
			page,
			island,
		}) => {
			const trip = await boatThatSells(island.db, "both");
			await open(page, trip);
			await page.getByRole("radio", { name: wholeChoice }).check();
			await fillGuest(page);
			await bookAsGuest(island, trip, { date: soon(3) });
			await page.getByRole("button", { name: "Book and pay" }).click();
			await expect(page.locator("#isWhole-error")).toContainText(
				"Somebody has taken a seat meanwhile",
			);
			await expect(page.getByRole("radio", { name: wholeChoice })).toHaveCount(0);
			await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
			if (javaScriptEnabled) await expectAccessible(page);
		});
	});
}

test("cards say what the whole boat costs, on a phone and a wide screen, in three languages", async ({
	page,
	island,
}) => {
	await boatThatSells(island.db, "whole");
	await boatThatSells(island.db, "both");
	await page.setViewportSize({ width: 390, height: 900 });
	for (const [language, alone, both] of [
		["", "for up to 8 people", "or the whole trip from €480, for up to 8 people"],
		["/de", "für bis zu 8 Personen", "oder der ganze Ausflug ab 480"],
		["/fr", "jusqu’à 8 personnes", "ou l’excursion entière dès 480"],
	] as const) {
		await page.goto(`${language}/excursion/excursions`);
		await expect(page.getByText(alone, { exact: true }).first()).toBeVisible();
		await expect(page.getByText(both).first()).toBeVisible();
		if (language === "") await expectAccessible(page, { alsoAt: { width: 1280, height: 900 } });
	}
});

test("a guest who has the whole boat moves it to an empty day, on a phone", async ({
	page,
	island,
}) => {
	const trip = await boatThatSells(island.db, "both");
	const { confirmId } = await addBooking(island, trip, { isWhole: true, adults: 3, price: 480 });
	await bookAsGuest(island, trip, { date: soon(9) });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/booking/${confirmId}`);
	await expect(page.getByRole("main")).toContainText("3 adults (private: whole trip)");
	await page.goto(`/booking/${confirmId}/change?month=${soon(10).slice(0, 7)}`);
	await expect(page.getByText("You have the whole trip, so only days")).toBeVisible();
	await expectAccessible(page);
	await expect(page.locator(`input[name="date"][value="${soon(9)}"]`)).toHaveCount(0);
	await page.locator(`input[name="date"][value="${soon(10)}"]`).check();
	await page
		.getByRole("button", { name: /^Change|^Move/ })
		.last()
		.click();
	await expect(page).toHaveURL(new RegExp(`/booking/${confirmId}$`));
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.confirmId, confirmId));
	expect(booking).toMatchObject({ date: soon(10), isWhole: true, priceCents: wholePriceCents });
});

test("staff sell a departure whole by phone, and the calendar says to whom it went", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "supervisor" });
	const trip = await addExcursion(island.db, { capacity: 8, title: "Zebra cliffs by boat" });
	const key = { excursionId: trip.id, date: soon() };
	await changeDeparture(island.db, key, { sells: "both", wholePriceCents });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await page.getByLabel("Private: the whole trip for this party").check();
	await page.locator("#name").fill("Matthias Grünwald");
	await page.locator("#phone").fill("+49 30 23125 417");
	await expect(page.getByRole("complementary", { name: "This booking" })).toContainText("€480");
	await expectAccessible(page);
	await page.keyboard.press("Control+Enter");
	await expect(page).toHaveURL(/\/booked$/);
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(booking).toMatchObject({ isWhole: true, priceCents: wholePriceCents });
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/dashboard/calendar?day=${soon()}&on=${booking?.departureId}&act=sale`);
		await expect(page.getByText(`sold whole to ${booking?.reference}`)).toBeVisible();
		await expectAccessible(page);
	}
});
