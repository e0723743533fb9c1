import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, manifestPath, soon } from "#tests/builders.ts";
import { addExtra } from "#tests/extras.ts";
import { addBooking } from "#tests/sales.ts";

test("staff sell a lunch by phone, and manifest and boarding app say how many to order", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra cliffs by boat", capacity: 14 });
	const lunch = await addExtra(island.db, trip, { stock: 5 });
	const date = soon();
	await addBooking(island, trip, {
		...{ name: "Thea Thumb", adults: 2, price: 147, date, [`extra_${lunch}`]: 2 },
	});
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${date}`);
	const extras = page.getByRole("group", { name: "Extras" });
	await expect(extras).toContainText("€9.50 each · 3 left");
	await page.getByRole("button", { name: "More: Lunch" }).click();
	const ticket = page.getByRole("complementary", { name: "This booking" });
	await expect(ticket).toContainText("1 × Lunch€9.50");
	await expect(ticket).toContainText("€137.50");
	await page.getByRole("textbox", { name: /^Name/ }).fill("Matthias Grünwald");
	await page.getByLabel("Telephone").fill("+49 30 23125 417");
	await expectAccessible(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByRole("radio", { name: /On the day/ }).check();
	await page.getByRole("button", { name: /^Book/ }).last().click();
	await expect(page).toHaveURL(/\/booked$/);

	await page.goto(await manifestPath(island.db, { excursionId: trip.id, date }));
	await expect(page.getByRole("region", { name: "Notes" })).toContainText("extras: 3 × Lunch");
	await expect(page.getByRole("listitem").filter({ hasText: "Thea Thumb" }).last()).toContainText(
		"2 × Lunch",
	);
	await expectAccessible(page);
	// a phone keeps the guests of today and tomorrow
	const tomorrow = await columnsOn(island.db, { excursionId: trip.id, date: soon(1) });
	await island.db.update(bookings).set(tomorrow).where(eq(bookings.excursionId, trip.id));
	await page.goto("/dashboard/today");
	await page.getByRole("button", { name: "Zebra cliffs by boat" }).click();
	await expect(page.getByRole("main")).toContainText("extras: 3 × Lunch");
	await expectAccessible(page);
});
