import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	takenOver,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a wrong name and one more adult are corrected, the guest pays the difference by link, and staff pay a part back", async ({
	page,
	context,
	island,
	browser,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const { id, reference, confirmId } = await addBooking(island, await addExcursion(island.db), {
		name: "Ida Lindquist",
	});
	const storedBooking = island.db.select().from(bookings).where(eq(bookings.id, id));
	await page.goto(`/dashboard/bookings/${id}`);
	await page.getByRole("link", { name: "Correct, pay back, links" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(reference);
	await takenOver(page);
	await page.getByLabel("Name").fill("Ida Lindqvist");
	await expect(page.getByText("was Ida Lindquist")).toBeVisible();
	await page.getByLabel("Adults").fill("2");
	await expect(page.getByText("Settle the €64")).toBeVisible();
	await page.getByRole("radio", { name: /^Pay link/ }).check();
	await expectAccessible(page, { within: "main" });
	await expectNoSideways(page);
	await page.getByRole("button", { name: "Save, settle €64" }).dblclick();
	await expectToast(page, "Saved, and the guest has a mail");
	await expect(page.getByText("Name: Ida Lindquist → Ida Lindqvist")).toBeVisible();
	const link = page.getByRole("complementary", { name: "Pay link" });
	await expect(link.getByText("€64", { exact: true })).toBeVisible();

	const guestContext = await browser.newContext({
		baseURL: island.url.origin,
		viewport: { width: 390, height: 844 },
	});
	const guest = await guestContext.newPage();
	await guest.goto(`/booking/${confirmId}`);
	await guest.getByRole("link", { name: "Pay it now" }).click();
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Still to pay");
	await expectAccessible(guest);
	await guest.getByRole("button", { name: "Pay €64" }).click();
	await guest.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(guest).toHaveURL(new RegExp(`/booking/${confirmId}/pay`));
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Nothing is left to pay.");
	await guestContext.close();

	await page.reload();
	await expect(page.getByText("€64 by pay link")).toBeVisible();
	await expect(link).toHaveCount(0);
	await page.goto(`/dashboard/bookings/${id}/edit`);
	await page.getByLabel("Amount").fill("10");
	await page.getByLabel("Reason, which the guest reads").fill("The wind moved you.");
	await page.getByRole("button", { name: "Pay €10 back" }).dblclick();
	await expectToast(page, "€10 is going back");
	expect(await storedBooking).toMatchObject([
		{ name: "Ida Lindqvist", adults: 2, priceCents: 11_800, listPriceCents: 12_800 },
	]);
});
