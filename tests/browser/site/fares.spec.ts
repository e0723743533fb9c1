import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { addFare } from "#tests/fares.ts";

test("a resident among two adults pays the own fare, reads what to show, and staff read it on the manifest", async ({
	page,
	context,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await addFare(island.db, trip);
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/excursion/${trip.id}?date=${soon()}`);
	await wake(page, "booking-widget");
	const fares = page.getByRole("group", { name: "Does anybody have another fare?" });
	await expect(fares).toContainText("€48 · one of the adults");
	await page.getByRole("button", { name: "More: Canary resident" }).click();
	await expect(page.locator("form output").last()).toHaveText("€112");
	await expectAccessible(page);
	await page.setViewportSize({ width: 1280, height: 900 });
	await fillGuest(page);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\//);
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(booking).toMatchObject({ adults: 2, priceCents: 11_200, status: "pending" });
	await page.getByRole("button", { name: /^Pay/ }).click();
	await page.getByRole("link", { name: "Open your voucher" }).click();
	await expect(page.getByRole("main")).toContainText("DNI or certificate");

	await signIn(context, island, { name: "Marta", role: "supervisor" });
	await page.goto(await manifestPath(island.db, { excursionId: trip.id, date: soon() }));
	await expect(page.getByRole("main")).toContainText("1 × Canary resident");
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await page.getByRole("button", { name: "More: Canary resident" }).click();
	await expect(page.getByRole("complementary", { name: "This booking" })).toContainText(
		"1 × Canary resident€48",
	);
	await expectAccessible(page);
	await page.goto(`/dashboard/excursion/${trip.id}/fares`);
	await expectAccessible(page);
});
