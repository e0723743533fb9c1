import { eq } from "drizzle-orm";
import { bookings, paymentMoney } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import { addBooking, addRefund } from "#tests/sales.ts";

test("who cancelled late gets goodwill from the record, at a desk and on a phone, and reads it on the own page", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Nora", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra bay at noon" });
	const { id, confirmId } = await addBooking(island, trip, { name: "Ida Lindqvist" });
	const now = Date.now();
	await island.db
		.update(bookings)
		.set({ status: "cancelled", cancelledAt: now })
		.where(eq(bookings.id, id));
	await addRefund(island, id, { amountCents: 3200, state: "done" });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/bookings/${id}`);
	const sheet = page.getByRole("region", { name: "Give money back" });
	await expect(sheet.getByRole("status")).toContainText("€32 back so far");
	await sheet.getByLabel("Amount").fill("40");
	await sheet.getByLabel("Reason, which the guest reads").fill("It was a hard week for you.");
	await sheet.getByRole("button", { name: "Pay it back" }).click();
	await expect(page.getByRole("alert")).toContainText("at most €32 of this payment can");
	await expect(sheet.getByLabel("Amount")).toHaveValue("40");
	await expectAccessible(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectAccessible(page);
	await expectNoSideways(page);
	await sheet.getByLabel("Amount").fill("20");
	await expect(sheet.getByRole("status")).toContainText("€12 stays");
	await sheet.getByRole("button", { name: "Pay €20 back" }).dblclick();
	await expectToast(page, "€20 is going back");
	await expect(page.getByText("€20: It was a hard week for you.")).toBeVisible();
	const [payment] = await island.db
		.select()
		.from(paymentMoney)
		.where(eq(paymentMoney.bookingId, id));
	expect(payment).toMatchObject({ refundReason: "goodwill", dueCents: 2000 });
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`/booking/${confirmId}`);
		await expect(
			page.getByText(/€32 went back.*€20 is on its way.*€12 stays with us/),
		).toBeVisible();
		await expectAccessible(page);
		await expectNoSideways(page);
	}
});
