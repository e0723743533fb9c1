import { eq } from "drizzle-orm";
import { bookings, cashMovements, paymentMoney } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectNoSideways,
	expectToast,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";

const soldSeats = (island: Island, trip: { id: string }) =>
	island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));

test("a sale by phone needs the keyboard alone; the guest pays by the link, and the page turns green by itself", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { name: "Marta", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra cliffs by boat", capacity: 14 });
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await expectAccessible(page);
	// nothing is typed yet: every error leads to its field
	await page.keyboard.press("Control+Enter");
	await expect(page.getByRole("alert")).toContainText("Nothing is booked yet");
	await expect(page.getByRole("alert")).toContainText("Type a name to call out");
	const chosenTrip = page.getByRole("radio", { name: /Zebra cliffs/, checked: true });
	await chosenTrip.focus();
	await page.keyboard.press("ArrowRight");
	await expect(chosenTrip).toBeFocused();
	await page.keyboard.type("zeb");
	const keys = page.keyboard;
	await page.locator("#adults").focus();
	await keys.press("ArrowUp");
	await page.locator("#name").focus();
	await keys.type("Matthias Grünwald-Hohenstein");
	await keys.press("Tab");
	await keys.type("+49 30 23125 417");
	await expect(page.getByRole("complementary", { name: "This booking" })).toContainText("€192");
	await keys.press("Control+Enter");
	await expect(page).toHaveURL(/\/booked$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^IX-/);
	await expectAccessible(page);
	const payUrl = await page.getByRole("link", { name: /payment\/checkout/ }).getAttribute("href");
	const guest = await context.browser()?.newPage();
	if (!guest) throw new Error("no browser");
	await guest.goto(payUrl ?? "");
	await guest.getByRole("button", { name: /^Pay/ }).click();
	await guest.close();
	await expect(page.getByText("€192 paid")).toBeVisible({ timeout: 20_000 });
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoSideways(page);
});

test("at the pier on a phone: cash from a walk-up, too many need a reason; cancelled, the cash goes back by hand", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { name: "Nora", role: "supervisor" });
	const trip = await addExcursion(island.db, { title: "Zebra bay at dawn", capacity: 2 });
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto(`/dashboard/bookings/new?excursion=${trip.id}&date=${soon()}`);
	await page.getByRole("radio", { name: "Walk-up" }).check({ force: true });
	await page.getByRole("button", { name: "More: Adults" }).click();
	await expect(page.getByText("1 too many for Zebra bay at dawn")).toBeVisible();
	await page.getByLabel("Name, or the name of a group").fill("Red hat");
	await page.getByRole("radio", { name: "Cash" }).check();
	await expect(page.getByLabel("Received, EUR")).toHaveValue("192");
	await page.getByRole("button", { name: "Overbook and book" }).click();
	await expect(page.getByRole("alert")).toContainText("say why you overbook");
	await expect(page.getByLabel("Name, or the name of a group")).toHaveValue("Red hat");
	await page.getByLabel("Why it may be overbooked").fill("The big van is free");
	await page.getByRole("button", { name: "Overbook and book" }).dblclick();
	await expect(page.getByText("€192 paid")).toBeVisible();
	const sold = await soldSeats(island, trip);
	expect(sold).toMatchObject([{ status: "confirmed", source: "walk-up", email: null, adults: 3 }]);
	const bookingId = sold[0]?.id ?? 0;
	const cash = () =>
		island.db.select().from(paymentMoney).where(eq(paymentMoney.bookingId, bookingId));
	expect(await cash()).toMatchObject([
		{ gateway: "cash", amountCents: 19_200, takenById: user.id },
	]);

	await page.goto(`/dashboard/bookings/${bookingId}`);
	await page.getByText("Cancel this booking").click();
	// the button says what it does
	await page.getByRole("checkbox", { name: "Pay €192 back" }).uncheck();
	await expect(page.getByRole("button", { name: "Yes, cancel it" })).toBeVisible();
	await page.getByRole("checkbox", { name: "Pay €192 back" }).check();
	await page.getByRole("button", { name: "Cancel and pay back" }).click();
	await expectToast(page, "The booking is cancelled, its money goes back");
	await page.getByRole("button", { name: "Record €192 as given back" }).dblclick();
	await expectToast(page, "Recorded as given back");
	await expectAccessible(page, { within: "main" });
	const [payment] = await cash();
	expect(payment).toMatchObject({ status: "refunded", refundedCents: 19_200 });
	const purse = await island.db
		.select({ cents: cashMovements.amountCents })
		.from(cashMovements)
		.where(eq(cashMovements.paymentId, payment?.id ?? ""));
	expect(purse).toEqual([{ cents: 19_200 }, { cents: -19_200 }]);
});
