import { eq } from "drizzle-orm";
import { bookings, waitingParties } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test, wake } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, departureIdOf, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test.use({ viewport: phone });

test("a guest comes from a full day onto its list, staff add a caller, order the list and offer by hand, and the guest reads until when the seats are held, and pays", async ({
	page,
	browser,
	island,
}) => {
	const trip = await addExcursion(island.db, { capacity: 2, title: "Whales at noon" });
	const sold = await addBooking(island, trip, { adults: 2, price: 128, date: soon(5) });
	await page.goto(`/excursion/${trip.id}?month=${soon(5).slice(0, 7)}`);
	await wake(page, "booking-widget");
	const day = soon(5).slice(8).replace(/^0/, "");
	await page
		.locator(".day-cell", { hasText: new RegExp(`${day}.*full`, "s") })
		.getByRole("link")
		.click();
	const ofList = page.getByRole("link", { name: "Tell me when seats come free" });
	// not by a click: the browser may put the page that it loaded ahead in its place once more
	await page.goto(
		await ofList.evaluate((link) => (link instanceof HTMLAnchorElement ? link.href : "")),
	);
	await page.getByRole("button", { name: "Put me on the list" }).click();
	await expect(page.getByRole("alert")).toContainText("Name must be at least 4 characters long");
	await expectAccessible(page, { alsoAt: desk });
	await page.getByLabel("Adults").fill("2");
	await page.getByLabel("We pick you up at").selectOption({ index: 1 });
	await page.getByLabel("Your name").fill("Ida Lindqvist");
	await page.getByLabel("Email").fill("ida@mail.example");
	await page.getByRole("button", { name: "Put me on the list" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your waiting list");
	await expect(page.getByRole("main")).toContainText("You are first on the list.");

	const context = await browser.newContext({ baseURL: island.url.origin, viewport: desk });
	await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const staff = await context.newPage();
	const departure = await departureIdOf(island.db, { excursionId: trip.id, date: soon(5) });
	await staff.goto(`/dashboard/departures/${departure}`);
	await staff.getByRole("link", { name: "Waiting list" }).click();
	await staff.getByText("Add a caller").click();
	await staff.getByLabel("Adults").fill("2");
	await staff.getByLabel("Name", { exact: true }).fill("Ana Díaz");
	await staff.getByLabel("Telephone").fill("+34 600 123 456");
	await staff.getByLabel("We pick you up at").selectOption({ index: 1 });
	await staff.getByRole("button", { name: "Add to the list" }).click();
	await staff.getByRole("button", { name: "Move Ana Díaz up" }).click();
	await expect(staff.getByRole("heading", { level: 2 }).first()).toHaveText("Ana Díaz");
	await expect(staff.getByRole("button", { name: "Move Ana Díaz down" })).toBeFocused();
	await expectAccessible(staff, { alsoAt: phone });
	await island.db.update(bookings).set({ status: "cancelled" }).where(eq(bookings.id, sold.id));
	await staff.reload();
	await staff.getByRole("button", { name: "Offer seats now to Ida Lindqvist" }).click();
	await expect(staff.getByRole("main")).toContainText("Offered, held until");
	await staff.getByText("Take off the list: Ana Díaz").click();
	await staff.getByRole("button", { name: "Yes, take Ana Díaz off the list" }).click();
	await expect(staff.getByText("Who waits no more")).toBeVisible();
	const rows = await island.db
		.select({ end: waitingParties.end })
		.from(waitingParties)
		.where(eq(waitingParties.departureId, departure));
	expect(rows.map(({ end }) => end).sort()).toEqual([null, "removed"]);
	await context.close();

	await page.reload();
	await expect(page.getByRole("main")).toContainText("2 seats are held for you until");
	await expectAccessible(page, { alsoAt: desk });
	await page.getByRole("link", { name: "Pay €128" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("It is yours.");
});
