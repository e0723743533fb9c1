import { eq } from "drizzle-orm";
import { bookings, outbox } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("a changed time names the booked guests before it is saved, and one press saves and writes to them", async ({
	page,
	context,
	island,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
	const excursion = await addExcursion(island.db);
	const booking = await addBooking(island, excursion, { adults: 2, price: 128 });
	await addBooking(island, excursion, {
		name: "Maximiliana Wolfeschlegelsteinhausenbergerdorff",
		date: soon(9),
	});
	await page.goto(`/dashboard/excursion/${excursion.id}`);
	await page.locator('input[name="pickup_time"]').first().fill("04:05");
	await page.getByRole("button", { name: "Save changes" }).click();
	const notice = page.getByRole("alert").filter({ hasText: "picked up at other times" });
	await expect(notice.getByRole("heading")).toBeFocused();
	await expect(notice).toContainText("3 guests of 2 bookings are picked up at other times");
	await expect(notice.getByRole("link", { name: /Maximiliana/ })).toBeVisible();
	await expect(page.locator('input[name="pickup_time"]').first()).toHaveValue("04:05");
	await expectAccessible(page, { within: "[role=alert]" });
	await page.setViewportSize({ width: 320, height: 700 });
	await expectNoSideways(page);
	await notice.getByRole("button", { name: "Save and write to them" }).click();
	await expectToast(page, "2 bookings changed, each with an email has a mail");
	const [row] = await island.db.select().from(bookings).where(eq(bookings.id, booking.id));
	expect(row?.pickupTime).toBe("04:05");
	expect(await island.db.$count(outbox, eq(outbox.bookingId, booking.id))).toBe(1);
});
