import { eq } from "drizzle-orm";
import { addDays } from "#app/catalogue/local-date.ts";
import { bookings } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectToast,
	takenOver,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";

test("staff offer seats to a group until a day, its guest reads until when, and a call replaces the reminder", async ({
	page,
	context,
	island,
	browser,
}) => {
	await signIn(context, island, { name: "Marta Boss", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra cliffs by boat", capacity: 30 });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await takenOver(page);
	await page.getByRole("spinbutton", { name: "Adults" }).fill("12");
	await page.getByLabel("Name, or the name of a group").fill("Chess club Nürnberg");
	await page.getByRole("textbox", { name: "Telephone" }).fill("+49 911 555 0100");
	await page.getByLabel("Hold the seats").selectOption("Until a day that I choose");
	await page.getByRole("button", { name: /^Book/ }).first().click();
	const lastDay = page.getByLabel("Until the end of");
	await expect(lastDay).toHaveAccessibleDescription(/Choose the last day, today or later/);
	await expectAccessible(page);
	await lastDay.fill(addDays(soon(), -2));
	await page.getByRole("button", { name: /^Book/ }).first().click();
	await expect(page).toHaveURL(/\/booked$/);
	const id = Number(page.url().split("/").at(-2));
	const [booking] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	expect(booking?.holdReminderAt).toBeGreaterThan(Date.now());

	const guestContext = await browser.newContext({
		baseURL: island.url.origin,
		timezoneId: "Asia/Tokyo",
		viewport: { width: 390, height: 844 },
	});
	const guest = await guestContext.newPage();
	await guest.goto(`/booking/${booking?.confirmId}`);
	await expect(guest.getByText(/^Held for you until .* 23:59 island time\./)).toBeVisible();
	await expect(guest.getByText(/Where you are, that is \w+,? \d+ \w+/)).toBeVisible();
	await expectAccessible(guest);
	await guestContext.close();

	await island.db
		.update(bookings)
		.set({ holdReminderAt: Date.now() - 1000 })
		.where(eq(bookings.id, id));
	await page.goto("/dashboard/attention?kind=hold+ends");
	await page.getByRole("link", { name: /The seats are free again soon/ }).click();
	await takenOver(page);
	await expect(page.getByText("No mail reminds this guest.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "The guest knows" }).click();
	await expectToast(page, "Noted: the guest knows until when the seats are held");
	await expect(page.getByText("No mail reminds this guest.")).toHaveCount(0);

	await island.db
		.update(bookings)
		.set({ holdExpiresAt: Date.now() - 1000 })
		.where(eq(bookings.id, id));
	await page.reload();
	await takenOver(page);
	await page.getByLabel("Hold the seats").selectOption("48 hours");
	await page.getByRole("button", { name: "Hold again" }).click();
	await expectToast(page, "The seats are held again");
});
