import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { bookingEvents, bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole("region", { name: "Seats held for you" });

test("seats that are not paid stay the visitor's: every page says how long, and they can be paid, or released and booked anew with what was typed", async ({
	page,
	island,
	context,
}) => {
	const trip = await addExcursion(island.db, { capacity: 2 });
	const heldPanel = page.getByRole("region", { name: "Two seats are waiting for you" });
	const wishes = page.getByLabel("Anything we should know");
	const book = page.locator("#book").getByRole("button", { name: /^Book/ });
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await fillGuest(page);
	await wishes.fill("One of us walks with a stick.");
	// the form that is awake keeps what is typed
	await expect(page.locator('input[name="key"]')).not.toHaveValue("");

	// who comes back from the payment page of another host: the way there never completes, so the page stays as it is, and
	// this browser keeps no page, so the test only dispatches the event
	await page.route("**/payment/checkout/*", (route) => route.fulfill({ status: 204 }));
	const left = page.waitForResponse("**/payment/checkout/*");
	await book.click();
	await left;
	await expect(book).toHaveText("Booking…");
	await page.evaluate(() =>
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	await expect(heldPanel).toBeVisible();
	await page.unrouteAll();
	await heldPanel.getByRole("button", { name: "Pay €128" }).click();

	// who only goes back has not failed to pay
	await page.getByRole("button", { name: "Go back without paying" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("You have not paid yet");
	await expect(page.getByText("another card")).toBeHidden();
	await page.locator("main").getByRole("button", { name: "Pay €" }).click();
	await page.getByRole("button", { name: "Let the card be declined" }).click();
	await expect(page).toHaveURL(/\/payment\/error/);
	await expect(page.getByText("No money was taken")).toBeVisible();
	await expect(page.getByText(/for another [23]\d minutes/)).toBeVisible();
	await expect(bar(page)).toBeHidden();
	await expectAccessible(page, { alsoAt: { width: 1280, height: 900 } });

	await page.getByRole("link", { name: "Back to the trip" }).click();
	await expect(bar(page)).toContainText(/Your 2 seats are still held for [23]\d minutes\./);
	await expect(heldPanel).toBeVisible();
	await expect(page.locator("main")).toContainText("i…@mail.example");
	await expect(page.getByText("Every seat is taken", { exact: true })).toBeHidden();
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	await page.getByRole("button", { name: "Look at another day" }).click();
	await expect(page.locator("#date")).toContainText("2 yours");
	await expect(wishes).toHaveValue("One of us walks with a stick.");

	await bar(page).getByRole("button", { name: "Release" }).click();
	await expect(bar(page)).toBeHidden();
	await expect(page.getByLabel("Email again")).toHaveValue("ida@mail.example");
	await expect(page.locator(`input[name=date][value="${soon(3)}"]`)).toBeChecked();
	const [first] = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(first?.status).toBe("expired");
	const releaseEvents = and(
		eq(bookingEvents.bookingId, first?.id ?? 0),
		eq(bookingEvents.type, "let go"),
	);
	expect(await island.db.$count(bookingEvents, releaseEvents)).toBe(1);
	// the key of before would lead to the released booking
	await book.click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(2);

	await page.goto("/excursion/contact");
	await bar(page).getByRole("button", { name: "Pay €128" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("It is yours.");
	await page.goto("/excursion/contact", { waitUntil: "networkidle" });
	await expect(bar(page)).toBeHidden();
	expect((await context.cookies()).filter(({ name }) => name.includes("held"))).toEqual([]);
});
