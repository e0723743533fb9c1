import { eq } from "drizzle-orm";
import { bookings, priceRules } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, changeDeparture, soon } from "#tests/builders.ts";

test("a guest whose form is older than a season reads the new price before paying and keeps all fields, and held seats keep their price", async ({
	page,
	island,
}) => {
	await page.setViewportSize({ width: 390, height: 900 });
	const trip = await addExcursion(island.db);
	await page.goto(`/excursion/${trip.id}?date=${soon()}`);
	await wake(page, "booking-widget");
	const total = page.locator("form output").last();
	await expect(total).toHaveText("€128");
	await fillGuest(page);
	// at midnight a season begins that is booked from today on
	await island.db.insert(priceRules).values({
		...{ excursionId: trip.id, position: 0, createdAt: Date.now() },
		...{ bookedFrom: soon(0), adultCents: 7150 },
	});

	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page.getByRole("alert")).toContainText("The price is €143 now");
	await expect(total).toHaveText("€143");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.getByLabel("Email again")).toHaveValue("ida@mail.example");
	await expectAccessible(page, { alsoAt: { width: 1280, height: 900 } });
	const sold = () => island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(await sold()).toEqual([]);

	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\//);
	await changeDeparture(
		island.db,
		{ excursionId: trip.id, date: soon() },
		{ priceAdultCents: 9900 },
	);
	await page.reload();
	await expect(page.getByText("€143").first()).toBeVisible();
	expect(await sold()).toMatchObject([{ priceCents: 14_300, status: "pending" }]);
});
