import { eq } from "drizzle-orm";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("the guests of a departure read that the van is late, by mail and one by one from a telephone", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const trip = await addExcursion(island.db);
	const date = soon();
	const ida = await addBooking(island, trip, { name: "Ida Lindqvist", date });
	const pike = await addBooking(island, trip, { name: "Joan Pike", date });
	await island.db
		.update(bookings)
		.set({ email: null, phone: "+34 600 123 456" })
		.where(eq(bookings.id, pike.id));
	const mailsToIda = () => island.db.$count(outbox, eq(outbox.bookingId, ida.id));

	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(await manifestPath(island.db, { excursionId: trip.id, date }));
	await page.getByRole("link", { name: "Write to the guests" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Write to the guests");
	const preview = page.getByRole("complementary", { name: "What they read" });
	await page.getByLabel("How much later").selectOption("45 minutes");
	await page.getByLabel("Why, in one sentence").fill("The tunnel road is closed.");
	await expect(preview).toContainText("45 minutes late: be ready at 05:15");
	await expect(preview).toContainText("The tunnel road is closed.");

	await page.setViewportSize({ width: 390, height: 844 });
	await page.getByText("What Joan Pike reads").click();
	await expect(page.getByText("On the telephone: Hello Joan Pike")).toBeVisible();
	// somebody changes a booking meanwhile: nothing leaves, and what was typed stays
	await island.db
		.update(bookings)
		.set({ updatedAt: Date.now() + 1 })
		.where(eq(bookings.id, pike.id));
	await page.getByRole("button", { name: "Send 1 mail" }).click();
	await expect(page.getByRole("alert")).toContainText("Nothing has left.");
	expect(await mailsToIda()).toBe(0);
	await expect(page.getByLabel("Why, in one sentence")).toHaveValue("The tunnel road is closed.");
	await page.getByRole("button", { name: "Send 1 mail" }).dblclick();
	await expectToast(page, "1 mail is on the way");
	await expect(page.getByRole("heading", { name: "1 still to reach by hand" })).toBeVisible();
	expect(await mailsToIda()).toBe(1);
	await expect(page.getByRole("link", { name: "WhatsApp Joan Pike" })).toHaveAttribute(
		"href",
		/^https:\/\/wa\.me\/34600123456\?text=Hello%20Joan%20Pike.*05%3A15/,
	);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Reached Joan Pike" }).click();
	await expect(page.getByRole("heading", { name: "Everybody is told" })).toBeVisible();
	await page.goto(`/dashboard/bookings/${pike.id}`);
	await expect(page.getByText("Reached by hand")).toBeVisible();
});
