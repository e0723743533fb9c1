import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { signedInVisitor } from "#tests/account/people.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { addExcursion } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

test("a wrong name and one more adult are corrected on a desk and on a phone, and the money is said before", async ({
	page,
	context,
	island,
}) => {
	const { visitor } = await signedInVisitor(island, {
		role: "supervisor",
		name: "Marta Boss",
		password: null,
	});
	await context.addCookies(
		[...visitor.cookies].map(([name, value]) => ({ name, value, url: island.url.origin })),
	);
	const excursion = await addExcursion(island.db);
	const row = await addBooking(island, excursion, { name: "Ida Lindquist" });
	const storedBooking = async () =>
		(await island.db.select().from(bookings).where(eq(bookings.id, row.id)))[0];
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/bookings/${row.id}`);
	await page.getByRole("link", { name: "Correct, pay back, links" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(row.reference);
	await page.getByLabel("Name").fill("Ida Lindqvist");
	await expect(page.getByText("was Ida Lindquist")).toBeVisible();
	await page.getByLabel("Adults").fill("2");
	await expect(page.getByText("Settle the €64")).toBeVisible();
	await expectAccessible(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await expectAccessible(page);
	await expectNoSideways(page);
	await page.getByRole("radio", { name: /^Cash/ }).check();
	await page.getByRole("button", { name: "Save, settle €64" }).dblclick();
	await expectToast(page, "Saved, and the guest has a mail");
	await expect(page.getByText("Name: Ida Lindquist → Ida Lindqvist")).toBeVisible();
	expect(await storedBooking()).toMatchObject({
		name: "Ida Lindqvist",
		adults: 2,
		priceCents: 12_800,
	});
	// back to the page with the form: its version is older than the booking
	await page.goto(`/dashboard/bookings/${row.id}/edit`);
	await page.getByLabel("Amount").fill("10");
	await page.getByLabel("How").selectOption({ label: "Cash, from your hand, €64" });
	await page.getByLabel("Reason, which the guest reads").fill("The wind moved you.");
	await page.getByRole("button", { name: "Pay €10 back" }).dblclick();
	await expectToast(page, "€10 is written down as given back");
	expect(await storedBooking()).toMatchObject({ priceCents: 11_800, listPriceCents: 12_800 });
	await expectAccessible(page);
});
