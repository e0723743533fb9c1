import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addCredit } from "#tests/credits.ts";

test("at the desk a guest shows the code of a credit: a mistyped one is told, the right one pays a part, and the rest is to be collected", async ({
	page,
	context,
	island,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await signIn(context, island, { name: "Marta", role: "supervisor" });
	const trip = await addExcursion(island.db);
	const { code } = await addCredit(island, 5000);
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await page.getByRole("radio", { name: "Desk" }).check();
	await page.getByLabel("Name, or the name of a group").fill("Ida Lindqvist");
	await page.getByLabel("Telephone").fill("+34 600 123 456");
	await page.getByRole("radio", { name: /^Credit/ }).check();
	const field = page.getByLabel("Code of a credit");
	await field.fill("CR-2345-6789-ABCD");
	await expectAccessible(page);
	await page.getByRole("button", { name: "Book, paid with the credit" }).click();
	await expect(page.getByText("We don’t know this code.").first()).toBeVisible();
	await expect(field).toHaveValue("CR-2345-6789-ABCD");
	await expectAccessible(page);
	await field.fill(code);
	await page.getByRole("button", { name: "Book, paid with the credit" }).click();
	await expect(page).toHaveURL(/\/booked$/);
	await expect(page.getByRole("main")).toContainText("€78");
	await expectAccessible(page);
});
