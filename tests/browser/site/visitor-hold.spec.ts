import type { Page } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { bookingEvents, bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";

test.use({ viewport: { width: 390, height: 844 } });

const bar = (page: Page) => page.getByRole("region", { name: "Seats held for you" });
const heldPanel = (page: Page) =>
	page.getByRole("region", { name: "Two seats are waiting for you" });

/** Books the last two seats of a day and lets the card be declined. */
async function holdLastTwo(page: Page, island: Island) {
	const trip = await addExcursion(island.db, { capacity: 2 });
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await fillGuest(page);
	await page.getByLabel("Anything we should know").fill("One of us walks with a stick.");
	// the form that is awake keeps what is typed
	await expect(page.locator('input[name="key"]')).not.toHaveValue("");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await page.getByRole("button", { name: "Let the card be declined" }).click();
	await expect(page).toHaveURL(/\/payment\/error/);
	const [held] = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	if (!held) throw new Error("no booking");
	return { trip, held };
}

/** The page that a widget reads anew. */
const freshPage = /\/excursion\/.*[?&]fresh=/;

/** Notes on the page whether it ever said that the day is full. */
function recordFullDay(): void {
	new MutationObserver(() => {
		if (/is full\./.test(document.body.innerText))
			document.documentElement.dataset.saidFull = "yes";
	}).observe(document.body, { subtree: true, childList: true, attributes: true });
}

test("a declined card keeps the seats: every page says how long, in the same words as the payment page, and the trip's own page is what is held", async ({
	page,
	island,
	context,
}) => {
	const { trip, held } = await holdLastTwo(page, island);
	await expect(page.getByText(/for another 3\d minutes/)).toBeVisible();
	await expect(bar(page)).toBeHidden();

	await page.getByRole("link", { name: "Back to the trip" }).click();
	await expect(bar(page)).toContainText(/Your 2 seats are still held for [23]\d minutes\./);
	await expect(page.getByRole("heading", { name: "Two seats are waiting for you" })).toBeVisible();
	await expect(page.locator("main")).toContainText("i…@mail.example");
	await expect(page.getByRole("button", { name: "Take this day instead" })).toBeHidden();
	await expect(page.getByText("Every seat is taken", { exact: true })).toBeHidden();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Look at another day" }).click();
	await expect(page.locator("#date")).toContainText("2 yours");
	await expect(page.locator("#date")).not.toContainText("full2");
	await expect(page.getByLabel("Anything we should know")).toHaveValue(
		"One of us walks with a stick.",
	);
	await expectAccessible(page);

	// a second tab shows the hold too, without the first tab's message
	const other = await context.newPage();
	await other.goto("/");
	await expect(bar(other)).toContainText(/Your 2 seats are still held for [23]\d minutes\./);
	await bar(other).getByRole("button", { name: "Pay €128" }).click();
	await expect(other).toHaveURL(/\/payment\/sandbox\//);
	await other.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(other.getByRole("heading", { level: 1 })).toContainText("It is yours.");
	await other.goto("/excursion/excursions", { waitUntil: "networkidle" });
	await expect(bar(other)).toBeHidden();
	expect((await context.cookies()).filter(({ name }) => name.includes("held"))).toEqual([]);
	await other.close();

	// a booking that was paid elsewhere cannot be released here
	await bar(page).getByRole("button", { name: "Release" }).click();
	await expect(page).toHaveURL(`/booking/${held.confirmId}`);
	const [paid] = await island.db.select().from(bookings).where(eq(bookings.id, held.id));
	expect(paid).toMatchObject({ status: "confirmed", excursionId: trip.id });
});

test("seats that are released are free at once, the form keeps what was typed, and they can be booked anew", async ({
	page,
	island,
}) => {
	const { trip, held } = await holdLastTwo(page, island);
	await page.getByRole("link", { name: "Back to the trip" }).click();
	await expect(heldPanel(page)).toBeVisible();
	// a slow answer: until the page knows that the day is free, it must not offer the form
	const { promise: isSlow, resolve: answerNow } = Promise.withResolvers<void>();
	await page.route(freshPage, async (route) => {
		await isSlow;
		await route.continue();
	});
	await page.evaluate(recordFullDay);
	const reloaded = page.waitForRequest(freshPage);
	await heldPanel(page).getByRole("button", { name: "Release the seats" }).click();
	await reloaded;
	await expect(heldPanel(page).getByRole("button", { name: "Pay €128" })).toBeVisible();
	answerNow();
	await expect(bar(page)).toBeHidden();
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.getByLabel("Email again")).toHaveValue("ida@mail.example");
	await expect(page.locator(`input[name=date][value="${soon(3)}"]`)).toBeChecked();
	expect(await page.evaluate(() => document.documentElement.dataset.saidFull)).toBeUndefined();
	const [releasedBooking] = await island.db.select().from(bookings).where(eq(bookings.id, held.id));
	expect(releasedBooking?.status).toBe("expired");
	const releaseEvents = and(eq(bookingEvents.bookingId, held.id), eq(bookingEvents.type, "let go"));
	expect(await island.db.$count(bookingEvents, releaseEvents)).toBe(1);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("It is yours.");
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(2);
	// a paid booking is removed from the form, as soon as the page's scripts have started
	await expect
		.poll(() => page.evaluate((id) => sessionStorage.getItem(`booking ${id}`), trip.id))
		.toBeNull();
	await page.goto(`/excursion/${trip.id}`, { waitUntil: "networkidle" });
	await expect(page.getByLabel("Full name")).toHaveValue("");
});

test("seats that were released elsewhere are booked anew with what was typed", async ({
	page,
	island,
}) => {
	const { trip, held } = await holdLastTwo(page, island);
	await page.request.post(`/booking/${held.confirmId}/let-go`);
	const formKey = await page.evaluate(() => sessionStorage.getItem("booking form key"));
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	// the same key would lead to the released booking
	await expect(page.locator('input[name="key"]')).not.toHaveValue(formKey ?? "");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("It is yours.");
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(2);
});

test("another day is taken instead, and the first one is free again", async ({ page, island }) => {
	const { trip, held } = await holdLastTwo(page, island);
	await page.getByRole("link", { name: "Back to the trip" }).click();
	await page.getByRole("button", { name: "Look at another day" }).click();
	await page.locator(`input[name=date][value="${soon(4)}"]`).check({ force: true });
	await page.getByRole("button", { name: "Take this day instead" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	const all = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(all.map(({ id, date, status }) => [id === held.id, date, status])).toEqual([
		[true, soon(3), "expired"],
		[false, soon(4), "pending"],
	]);
});

test("a hold that ends goes from the page by itself, and a totem never shows one", async ({
	page,
	island,
}) => {
	const { held } = await holdLastTwo(page, island);
	const requests: string[] = [];
	page.on("request", (request) => {
		if (request.headers().referer?.includes("/totem/"))
			requests.push(new URL(request.url()).pathname);
	});
	await page.goto("/totem/miramar", { waitUntil: "networkidle" });
	expect(requests.length).toBeGreaterThan(0);
	expect(requests).not.toContain("/booking/held");
	await expect(bar(page)).toBeHidden();

	await page.clock.install();
	await page.goto("/");
	await expect(bar(page)).toBeVisible();
	await island.db
		.update(bookings)
		.set({ holdExpiresAt: Date.now() })
		.where(eq(bookings.id, held.id));
	await page.clock.fastForward("40:00");
	await expect(bar(page)).toBeHidden();
});

test("who holds seats and books another trip while nothing can be stored is told so, and nothing breaks", async ({
	page,
	island,
}) => {
	await holdLastTwo(page, island);
	const other = await addExcursion(island.db);
	await page.goto(`/excursion/${other.id}?date=${soon(3)}`);
	await expect(bar(page)).toBeVisible();
	await fillGuest(page);
	island.cutDatabase(true);
	try {
		await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(
			"We could not take your booking",
		);
	} finally {
		island.cutDatabase(false);
	}
	// the form of the same page, sent again
	await page.getByRole("button", { name: "Try again" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
});
