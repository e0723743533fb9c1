import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { breakRequests, expect, test, touchUntilAwake, wake } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";

test.use({ viewport: { width: 390, height: 844 } });

const total = (page: Page) => page.locator("form output").last();

/** Follows the menu's link to the contact page. */
async function goToContact(page: Page): Promise<void> {
	const menu = page.getByRole("navigation", { name: "Main" });
	await menu.getByRole("link", { name: "Contact" }).click();
	await expect(page).toHaveURL("/excursion/contact");
}

test("what was typed, stepped and chosen while the form's file does not come is all there when it wakes at the next touch, and is booked so", async ({
	page,
	island: { db },
}) => {
	const { id } = await addExcursion(db);
	const file = /\/assets\/islands\/booking-widget-/;
	const mend = await breakRequests(page, file, (route) => route.fulfill({ status: 500 }));
	const failed = page.waitForResponse((answer) => file.test(answer.url()));
	await page.goto(`/excursion/${id}`);
	await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
	const adults = page.getByLabel(/^Adults/);
	for (const step of ["More: Adults", "More: Adults", "Fewer: Adults", "More: Children"])
		await page.getByRole("button", { name: step }).click();
	await expect(total(page)).toHaveText("€234");
	await fillGuest(page, "Ida Lin");
	await page.getByLabel("Anything we should know").fill("A child’s seat");
	const name = page.getByLabel("Full name");
	await name.focus();
	await failed;
	await expect(page.locator("[data-widget=booking-widget]")).not.toHaveAttribute("data-awake");

	mend();
	// the file may still have been under way in vain at the last key
	await touchUntilAwake(page, "booking-widget", () => name.press("End"));
	await expect(name).toBeFocused();
	await name.pressSequentially("dqvist");
	await expect(total(page)).toHaveText("€234");
	await expect(page.locator("#price")).toContainText("3 adults, 1 child");
	await expect(page.locator("#price")).toContainText(formatDate(soon(3), "short"));
	await expect(adults).toHaveValue("3");
	await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await db.select().from(bookings).where(eq(bookings.excursionId, id))).toMatchObject([
		{
			date: soon(3),
			adults: 3,
			children: 1,
			name: "Ida Lindqvist",
			comments: "A child’s seat",
			priceCents: 23_400,
		},
	]);
});

test("a half-filled form is as it was after going back and forward, with the right price; a day of another month is never mistaken for one of this month", async ({
	page,
	island: { db },
}) => {
	const { id } = await addExcursion(db);
	await page.goto(`/excursion/${id}`);
	await page.locator(`input[name=date][value="${soon(3)}"]`).check({ force: true });
	await wake(page, "booking-widget");
	await page.getByRole("button", { name: "More: Adults" }).click();
	await expect(total(page)).toHaveText("€192");
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await page.getByLabel("Anything we should know").fill("A child’s seat");
	await goToContact(page);
	await page.getByLabel("Message").fill("Do you take dogs along?");
	await page.goBack();
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(total(page)).toHaveText("€192");
	await wake(page, "booking-widget");
	await expect(page.getByLabel(/^Adults/)).toHaveValue("3");
	await expect(total(page)).toHaveText("€192");
	await expect(page.locator("#price")).toContainText(formatDate(soon(3), "short"));
	await expect(page.getByLabel("Anything we should know")).toHaveValue("A child’s seat");
	await page.goForward();
	await expect(page.getByLabel("Message")).toHaveValue("Do you take dogs along?");
	await wake(page, "contact-widget");
	await expect(page.getByLabel("Message")).toHaveValue("Do you take dogs along?");
	await page.goBack();
	await wake(page, "booking-widget");

	// twice, because at the end of a month the first page of the calendar shows days of the next one too
	for (const _ of "12") await page.locator("#date button").last().click();
	await page.locator("input[name=date]").nth(1).check({ force: true });
	await goToContact(page);
	await page.goBack();
	await wake(page, "booking-widget");
	await expect(page.locator("input[name=date]:checked")).toHaveCount(0);
	await expect(page.locator("#price")).toContainText("No day chosen yet");
});
