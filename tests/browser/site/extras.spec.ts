import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addExtra } from "#tests/extras.ts";
import { bookAsGuest } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a guest takes what is left of an extra; when somebody is faster the form says so and keeps everything", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	const wetsuit = await addExtra(island.db, trip, { title: "Wetsuit", stock: 2 });
	await addExtra(island.db, trip, { title: "Boat fee", priceCents: 500, isRequired: true });
	await page.goto(`/excursion/${trip.id}?date=${soon()}`);
	await wake(page, "booking-widget");
	const extras = page.getByRole("group", { name: "Extras" });
	await expect(extras).toContainText("2 left");
	await page.getByRole("button", { name: "More: Wetsuit" }).click();
	await page.getByRole("button", { name: "More: Wetsuit" }).click();
	await expect(page.locator("form output").last()).toHaveText("€157");
	await expectAccessible(page);
	await fillGuest(page);

	await bookAsGuest(island, trip, { adults: 1, price: 78.5, [`extra_${wetsuit}`]: 1 });
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page.getByRole("alert")).toContainText("Wetsuit: only 1 left");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expectAccessible(page);

	await page.getByRole("button", { name: "Fewer: Wetsuit" }).click();
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\//);
	const rows = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(rows.map(({ priceCents }) => priceCents).sort()).toEqual([14750, 7850].sort());
});
