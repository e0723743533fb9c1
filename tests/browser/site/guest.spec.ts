import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addQuestion } from "#tests/questions.ts";
import { addBooking } from "#tests/sales.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

test.use({ viewport: phone });

/** A booking of a trip that asks for the shoe size, paid at the sandbox, a week ahead. */
async function paidBooking(island: Island): Promise<string> {
	const trip = await addExcursion(island.db);
	await addQuestion(island.db, trip);
	const { confirmId } = await addBooking(island, trip, {}, { paid: false });
	const checkout = await island.fetch(`/payment/checkout/${confirmId}`);
	await island.fetch(checkout.headers.get("location") ?? "", {
		method: "POST",
		headers: { origin: island.url.origin },
		body: new URLSearchParams({ intent: "pay" }),
	});
	// the return page asks the gateway
	await island.fetch(`/payment/success?booking=${confirmId}`);
	return `/booking/${confirmId}`;
}

/** Picks a day, whatever its month. */
async function chooseDay(page: Page, date: string): Promise<string> {
	const day = formatDate(date, "long");
	const radio = page.getByRole("radio", { name: day });
	// the link to this screen has just been followed
	await expect(page.getByRole("radio").first()).toBeAttached();
	if (!(await radio.isVisible()))
		await page.getByRole("button", { name: formatDate(date, "month") }).click();
	await radio.check();
	return day;
}

/** Presses without a network, and lets it come back once the page has said that nothing happens. */
async function pressOffline(
	page: Page,
	context: BrowserContext,
	{ button, nothing }: { button: string; nothing: string },
): Promise<void> {
	// who only has to press finds a form that is awake without a touch
	await expect(page.locator("main [data-awake]")).toHaveCount(1);
	await context.setOffline(true);
	await page.getByRole("button", { name: button }).dblclick();
	await expect(page.locator("#unsent")).toContainText(`Not sent. ${nothing}`);
	await context.setOffline(false);
}

test("a guest answers, changes the day and cancels, with a network that comes and goes; every screen passes axe on a phone and on a desk", async ({
	page,
	context,
	island,
}) => {
	const voucher = await paidBooking(island);
	await page.goto(voucher);
	await expect(page.getByText(/^Free to cancel until /)).toBeVisible();
	await expect(page.getByText("One answer is still missing.")).toBeVisible();
	await expectAccessible(page, { within: "main" });
	await page.getByRole("link", { name: "Answer now" }).click();
	await page.getByLabel("Shoe size").fill("forty");
	await page.getByRole("button", { name: "Save the answers" }).click();
	await expect(page.getByRole("alert")).toContainText("Please type a number: Shoe size");
	await expectAccessible(page, { alsoAt: desk });
	await page.getByLabel("Shoe size").fill("43");
	await page.getByRole("button", { name: "Save the answers" }).click();
	await expect(page.getByText("Your answers are saved.")).toBeVisible();

	await page.getByRole("link", { name: "Change the day" }).click();
	await expect(page).toHaveURL(/\/change/);
	const nearer = await chooseDay(page, soon(4));
	await expect(page.getByRole("table", { name: "What changes" })).toContainText(nearer);
	const loss = page.getByRole("region", { name: "Your free cancellation gets shorter" });
	await expect(loss.getByText(/^Free to cancel until /)).toHaveCount(2);
	await expectAccessible(page, { alsoAt: desk });
	const day = await chooseDay(page, soon(12));
	await expect(loss).toBeHidden();
	await pressOffline(page, context, { button: `Move to ${day}`, nothing: "Nothing is changed." });
	await expect(page.getByRole("status").getByText("Your booking is changed.")).toBeVisible();
	await expect(page.locator(`time[datetime^="${soon(12)}"]`)).toBeVisible();

	await page.getByRole("link", { name: "Cancel this booking" }).press("Enter");
	await expect(page.getByText("All that you paid.")).toBeVisible();
	await expectAccessible(page, { alsoAt: desk });
	await pressOffline(page, context, {
		button: "Cancel and get €64 back",
		nothing: "Nothing is cancelled.",
	});
	await expect(page).toHaveURL(new RegExp(`${voucher}$`));
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
	await expect(page.getByText(/€64 (is on its way back|went back)/)).toBeVisible();
	await expectAccessible(page, { within: "main" });

	// a page that comes back whole from the history says what was true when it was left, so it is loaded anew
	await page.evaluate(() => {
		Object.assign(window, { isAsLeft: true });
		dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
	});
	// it may be between its two documents
	await expect.poll(() => page.evaluate(() => "isAsLeft" in window).catch(() => null)).toBe(false);
});

test("a guest who lost the mail finds a booking whose hold has ended, takes the seats again by one click, and pays", async ({
	page,
	island,
}) => {
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const booking = await addBooking(island, excursion, {}, { paid: false });
	await island.db
		.update(bookings)
		.set({ status: "expired", holdExpiresAt: 0 })
		.where(eq(bookings.id, booking.id));
	await page.goto("/legal/terms");
	await expectAccessible(page, { alsoAt: desk });
	await page.getByRole("contentinfo").getByRole("link", { name: "Find my booking" }).click();
	await expect(page).toHaveURL("/booking");
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await expect(page.getByRole("alert")).toContainText("Type the code from your booking");
	await expectAccessible(page, { alsoAt: desk });
	await page.getByLabel("Booking code").fill(booking.reference);
	await page.getByLabel("Email").fill(booking.email ?? "");
	await page.getByRole("button", { name: "Mail me the link" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your inbox");
	await expectAccessible(page, { within: "main" });
	const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
	expect(mails.at(-1)?.subject).toContain("Your booking: ");

	await page.goto(`/payment/checkout/${booking.confirmId}`);
	await expect(page).toHaveURL(/\/payment\/error/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your seats are still free");
	await expectAccessible(page, { within: "main" });
	await page.getByRole("button", { name: "Take the seats again and pay" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
});

test("a guest takes the data of a past trip along, as often as wanted, and has them deleted; before, the page says why not", async ({
	page,
	island,
}) => {
	const booking = await addBooking(island, await addExcursion(island.db));
	await page.goto(`/booking/${booking.confirmId}/data`);
	await expect(page.getByText("Not possible yet")).toBeVisible();
	const erase = page.getByRole("button", { name: "Delete my data for good" });
	const ownEmail = page.getByLabel("The email you booked with");
	await expect(erase).toBeHidden();
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { ...booking, date: "2026-06-10" }))
		.where(eq(bookings.id, booking.id));
	await page.goto(`/booking/${booking.confirmId}`);
	await page.getByRole("link", { name: "Your data" }).click();
	const [takeEmail, eraseEmail] = [ownEmail.first(), ownEmail.last()];
	await eraseEmail.fill("somebody@else.example");
	await erase.click();
	await expect(page.getByRole("alert")).toContainText("This is not the email of this booking");
	await expect(eraseEmail).toHaveValue("somebody@else.example");
	await expectAccessible(page, { alsoAt: desk });
	await takeEmail.fill(booking.email ?? "");
	for (const _ of "12") {
		const file = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download my data" }).click();
		expect((await file).suggestedFilename()).toBe(`${booking.reference}.json`);
	}
	await eraseEmail.fill(booking.email ?? "");
	await erase.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data has been deleted");
	await expectAccessible(page, { within: "main" });
});
