import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addCredit, creditOf } from "#tests/credits.ts";

test("a guest pays a part with a credit and the rest by card, cancels, and sees the credit full again", async ({
	page,
	island,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const trip = await addExcursion(island.db);
	const credit = await addCredit(island, 5000);
	await page.goto(`/excursion/${trip.id}?date=${soon(9)}`);
	await wake(page, "booking-widget");
	await fillGuest(page);
	await page.getByText("Do you have a code?").click();
	await page.getByLabel("Code", { exact: true }).fill(credit.code.toLowerCase());
	await page.getByRole("button", { name: "Apply" }).click();
	await expect(page.getByText("This credit has €50.")).toBeVisible();
	await page.getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/credit$/);
	await expect(page.getByText("€50 is paid with your credit. Still to pay: €78.")).toBeVisible();
	await expectAccessible(page, { alsoAt: { width: 1280, height: 900 } });
	await page.getByRole("button", { name: "Pay €78 by card" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	await page.locator("main").getByRole("button", { name: /^Pay/ }).click();
	await expect(page).toHaveURL(/\/payment\/success/);
	const [booking] = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(booking?.status).toBe("confirmed");
	const address = `/booking/${booking?.confirmId}`;
	await page.goto(address);
	await expect(page.getByText("€50 of it with a credit.")).toBeVisible();
	await expect(page.getByText(`Paid for ${booking?.reference}`)).toBeVisible();
	await page.goto(`${address}/cancel`);
	await expect(page.getByRole("main")).toContainText("€50 goes back to your credit");
	await expect(page.getByRole("main")).toContainText("All of your €78 comes back");
	await page.getByRole("button", { name: /cancel/i }).click();
	await expect(page.getByText(`Back from ${booking?.reference}`)).toBeVisible();
	await expect(page.getByText("€50 left")).toBeVisible();
	await expectAccessible(page, { within: "main" });
	expect((await creditOf(island, credit.code)).balanceCents).toBe(5000);
});
