import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addCode } from "#tests/codes.ts";

for (const javaScriptEnabled of [true, false]) {
	test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
		test.use({ javaScriptEnabled });

		test("a wrong code says why and keeps the form, and the right one lowers the price that is booked", async ({
			page,
			island,
		}) => {
			const trip = await addExcursion(island.db);
			const { id, code } = await addCode(island.db, { percent: 1000, excursionIds: [trip.id] });
			const other = await addCode(island.db, { percent: 1000, travelTo: soon(2) });
			await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
			if (javaScriptEnabled) {
				await wake(page, "booking-widget");
				await expect(page.locator('input[name="key"]')).toHaveCount(1);
			}
			await fillGuest(page);
			const field = page.getByLabel("Code", { exact: true });
			await expect(field).toBeHidden();
			await page.getByText("Do you have a code?").click();
			const apply = page.getByRole("button", { name: "Apply" });

			await field.fill(other.code);
			await apply.click();
			await expect(page.locator("#code-error")).toContainText("This code is for trips until");
			await expect(page.locator("form output").last()).toHaveText("€128");
			await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");

			await field.fill(` ${code.toLowerCase()}`);
			await apply.click();
			await expect(page.locator("#price")).toContainText(`Code ${code}−€12.80`);
			await expect(page.locator("form output").last()).toHaveText("€115.20");
			await expect(page.locator("#errors")).toHaveCount(0);
			if (javaScriptEnabled) {
				await expectAccessible(page);
				await page.getByRole("button", { name: "More: Adults" }).click();
				await expect(page.locator("form output").last()).toHaveText("€172.80");
				await page.getByRole("button", { name: "Fewer: Adults" }).click();
			}
			await page.getByRole("button", { name: "Book and pay" }).click();
			await expect(page).toHaveURL(/\/payment\//);
			await expect(page.getByRole("main")).toContainText("€115.20");
			const [booking] = await island.db
				.select()
				.from(bookings)
				.where(eq(bookings.excursionId, trip.id));
			expect(booking).toMatchObject({ codeId: id, priceCents: 11_520 });
		});
	});
}

test("a code that was typed but not applied is shown with its price before anything is booked", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	const { code } = await addCode(island.db, { amountCents: 2000 });
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await wake(page, "booking-widget");
	await expect(page.locator('input[name="key"]')).toHaveCount(1);
	await fillGuest(page);
	await page.getByText("Do you have a code?").click();
	await page.getByLabel("Code", { exact: true }).fill(code);
	await page.getByRole("button", { name: "Book and pay" }).click();
	await expect(page.locator("#errors")).toContainText("The price is €108 now");
	await page.getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\//);
});
