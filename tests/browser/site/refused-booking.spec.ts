import { eq } from "drizzle-orm";
import { bookings, departures, excursions } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { bookAsGuest } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a whole boat that somebody else boards, a changed price and a failed database are each told beside what was typed, and in the end the guest books", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db, { capacity: 8 });
	await island.db
		.update(departures)
		.set({ sells: "both", wholePriceCents: 48_000 })
		.where(eq(departures.excursionId, trip.id));
	const total = page.locator("form output").last();
	const summary = page.locator("#errors");
	const book = page.locator("#book").getByRole("button", { name: "Book and pay" });
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await wake(page, "booking-widget");
	const whole = page.getByRole("radio", {
		name: /The whole trip, only for you, up to 8 people: €480/,
	});
	await whole.check();
	await fillGuest(page);
	await expect(total).toHaveText("€480");

	await bookAsGuest(island, trip, { date: soon(3) });
	await book.click();
	await expect(summary).toBeFocused();
	await expect(page.locator("#isWhole-error")).toContainText("Somebody has taken a seat meanwhile");
	await expect(whole).toHaveCount(0);
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });

	await island.db
		.update(excursions)
		.set({ priceAdultCents: 7000 })
		.where(eq(excursions.id, trip.id));
	await book.click();
	await expect(summary).toContainText("€140");
	await expect(total).toHaveText("€140");

	island.cutDatabase(true);
	try {
		await book.click();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		await expect(page.getByRole("main")).toContainText("nothing was charged");
		await expect(page.getByRole("main")).toContainText("Ida Lindqvist");
		await expectAccessible(page);
	} finally {
		island.cutDatabase(false);
	}
	await page.getByRole("button", { name: "Try again" }).dblclick();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	// held seats keep their price
	await island.db
		.update(excursions)
		.set({ priceAdultCents: 9900 })
		.where(eq(excursions.id, trip.id));
	await page.reload();
	await expect(page.getByText("€140").first()).toBeVisible();
	const rows = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(rows.map(({ isWhole, priceCents }) => [isWhole, priceCents])).toEqual([
		[false, 6400],
		[false, 14_000],
	]);
});
