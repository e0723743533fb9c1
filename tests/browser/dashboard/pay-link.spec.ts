import {
	expect,
	expectAccessible,
	expectToast,
	takenOver,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a party grows, its guest pays the difference by link on a phone, and the record says paid", async ({
	page,
	context,
	island,
	browser,
}) => {
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const excursion = await addExcursion(island.db);
	const { id, confirmId } = await addBooking(island, excursion, { name: "Ida Lindqvist" });
	await page.goto(`/dashboard/bookings/${id}/edit`);
	await takenOver(page);
	await page.getByLabel("Adults").fill("2");
	await page.getByRole("radio", { name: /^Pay link/ }).check();
	await page.getByRole("button", { name: "Save, settle €64" }).click();
	await expectToast(page, "Saved, and the guest has a mail");
	const link = page.getByRole("complementary", { name: "Pay link" });
	await expect(link.getByText("€64", { exact: true })).toBeVisible();
	await expectAccessible(page);

	const guestContext = await browser.newContext({
		baseURL: island.url.origin,
		viewport: { width: 390, height: 844 },
	});
	const guest = await guestContext.newPage();
	await guest.goto(`/booking/${confirmId}`);
	await guest.getByRole("link", { name: "Pay it now" }).click();
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Still to pay");
	await expect(guest.getByText("The rest of €128 for this booking.")).toBeVisible();
	await expectAccessible(guest);
	// declined, back, and once more
	for (const press of ["Let the card be declined", "Pay"]) {
		await guest.getByRole("button", { name: "Pay €64" }).click();
		await expect(guest).toHaveURL(/\/payment\/sandbox\//);
		await guest.getByRole("button", { name: press, exact: true }).click();
		await expect(guest).toHaveURL(new RegExp(`/booking/${confirmId}/pay`));
	}
	await expect(guest.getByRole("heading", { level: 1 })).toHaveText("Nothing is left to pay.");
	await expectAccessible(guest);
	await guest.goBack();
	await guest.goto(`/booking/${confirmId}/pay`);
	await expect(guest.getByText("this booking is paid")).toBeVisible();
	await guestContext.close();

	await page.reload();
	await expect(page.getByText("Still to pay")).toHaveCount(0);
	await expect(page.getByText("€64 by pay link")).toBeVisible();
	await expect(link).toHaveCount(0);
});
