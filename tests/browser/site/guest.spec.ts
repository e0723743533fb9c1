import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, outbox } from "#app/database/schema.server.ts";
import { formatDate } from "#app/ui/format/format.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { board, vanOnTheRoad } from "#tests/van.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** A booking paid at the sandbox, a week ahead. */
async function paidBooking(island: Island, changes: Record<string, unknown> = {}) {
	const excursion = await addExcursion(island.db);
	const booking = await addBooking(island, excursion, changes, { paid: false });
	const checkout = await island.fetch(`/payment/checkout/${booking.confirmId}`);
	await island.fetch(checkout.headers.get("location") ?? "", {
		method: "POST",
		headers: { origin: island.url.origin },
		body: new URLSearchParams({ intent: "pay" }),
	});
	// the return page asks the gateway
	await island.fetch(`/payment/success?booking=${booking.confirmId}`);
	return { excursion, booking, page: `/booking/${booking.confirmId}` };
}

async function expiredBooking(island: Island) {
	const excursion = await addExcursion(island.db, { capacity: 2 });
	const booking = await addBooking(island, excursion, {}, { paid: false });
	await island.db
		.update(bookings)
		.set({ status: "expired", holdExpiresAt: 0 })
		.where(eq(bookings.id, booking.id));
	return { excursion, booking };
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

async function pay(page: Page) {
	await page.getByRole("button", { name: "Pay", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("See you on");
}

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	test("a guest cancels, and the page says what comes back; every screen passes axe", async ({
		page,
		island,
	}) => {
		const ownBooking = await paidBooking(island);
		await page.goto(ownBooking.page);
		await expect(page.getByText(/^Free to cancel until /)).toBeVisible();
		await expectAccessible(page, { alsoAt: desk });
		await page.getByRole("link", { name: "Cancel this booking" }).click();
		await expect(page.getByText("All that you paid.")).toBeVisible();
		await expectAccessible(page, { alsoAt: desk });
		await page.getByRole("button", { name: "Cancel and get €64 back" }).dblclick();
		await expect(page).toHaveURL(new RegExp(`${ownBooking.page}$`));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
		await expect(page.getByText(/€64 (is on its way back|went back)/)).toBeVisible();
		await expectAccessible(page, { alsoAt: desk });
	});

	test("a guest changes the day and holds a new voucher", async ({ page, island }) => {
		const ownBooking = await paidBooking(island);
		await page.goto(ownBooking.page);
		await page.getByRole("link", { name: "Change the day" }).click();
		await expect(page).toHaveURL(/\/change/);
		await expectAccessible(page, { alsoAt: desk });
		const nearer = await chooseDay(page, soon(4));
		await expect(page.getByRole("table", { name: "What changes" })).toContainText(nearer);
		const loss = page.getByRole("region", { name: "Your free cancellation gets shorter" });
		await expect(loss.getByText(/^Free to cancel until /)).toHaveCount(2);
		await expectAccessible(page, { alsoAt: desk });
		const day = await chooseDay(page, soon(12));
		await expect(loss).toBeHidden();
		await page.getByRole("button", { name: `Move to ${day}` }).click();
		await expect(page.getByRole("status").getByText("Your booking is changed.")).toBeVisible();
		await expect(page.locator(`time[datetime^="${soon(12)}"]`)).toBeVisible();
		await expectAccessible(page, { alsoAt: desk });
	});

	test("seats of an expired hold are taken again by one click, and paid", async ({
		page,
		island,
	}) => {
		const { booking } = await expiredBooking(island);
		await page.goto(`/payment/checkout/${booking.confirmId}`);
		await expect(page).toHaveURL(/\/payment\/error/);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your seats are still free");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Take the seats again and pay" }).click();
		await expect(page).toHaveURL(/\/payment\/sandbox\//);
		await pay(page);
	});

	test("seats that are gone lead to other days", async ({ page, island }) => {
		const { booking, excursion } = await expiredBooking(island);
		await page.goto(`/booking/${booking.confirmId}`);
		await expectAccessible(page);
		await addBooking(island, excursion, { adults: 2, price: 128 });
		await page.getByRole("button", { name: "Take the seats again and pay" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("The seats are gone");
		await expectAccessible(page);
		await page.locator("main li a").first().click();
		await expect(page).toHaveURL(new RegExp(`/excursion/${excursion.id}\\?date=`));
	});

	test("a guest who lost the mail finds the booking through the footer of every page", async ({
		page,
		island,
	}) => {
		const { booking } = await paidBooking(island);
		await page.goto("/excursion/contact");
		await page.getByRole("contentinfo").getByRole("link", { name: "Find my booking" }).click();
		await expect(page).toHaveURL("/booking");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Mail me the link" }).click();
		await expect(page.getByRole("alert")).toContainText("Type the code from your booking");
		await expectAccessible(page);
		await page.getByLabel("Booking code").fill(booking.reference);
		await page.getByLabel("Email").fill(booking.email ?? "");
		await page.getByRole("button", { name: "Mail me the link" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your inbox");
		await expectAccessible(page);
		const mails = await island.db.select().from(outbox).where(eq(outbox.bookingId, booking.id));
		expect(mails.at(-1)?.subject).toContain("Your booking: ");
	});

	test("a guest takes the data of a past trip along and has them deleted; before, the page says why not", async ({
		page,
		island,
	}) => {
		const booking = await addBooking(island, await addExcursion(island.db));
		await page.goto(`/booking/${booking.confirmId}/data`);
		await expect(page.getByText("Not possible yet")).toBeVisible();
		const erase = page.getByRole("button", { name: "Delete my data for good" });
		await expect(erase).toBeHidden();
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { ...booking, date: "2026-06-10" }))
			.where(eq(bookings.id, booking.id));
		await page.goto(`/booking/${booking.confirmId}`);
		await page.getByRole("link", { name: "Your data" }).click();
		const [takeEmail, eraseEmail] = await page.getByLabel("The email you booked with").all();
		await eraseEmail?.fill("somebody@else.example");
		await erase.click();
		await expect(page.getByRole("alert")).toContainText("This is not the email of this booking");
		await expect(page.getByLabel("The email you booked with").last()).toHaveValue(
			"somebody@else.example",
		);
		await expectAccessible(page);
		await takeEmail?.fill(booking.email ?? "");
		const file = page.waitForEvent("download");
		await page.getByRole("button", { name: "Download my data" }).click();
		expect((await file).suggestedFilename()).toBe(`${booking.reference}.json`);
		await eraseEmail?.fill(booking.email ?? "");
		await erase.click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your data has been deleted");
		await expectAccessible(page);
	});
});

test("a voucher prints on half a page, with its picture whole", async ({ page, island }) => {
	const ownBooking = await paidBooking(island);
	await page.goto(ownBooking.page);
	await page.emulateMedia({ media: "print" });
	// the printable area of A4 within usual margins, in CSS pixels
	await page.setViewportSize({ width: 718, height: 1047 });
	const ticket = page.getByRole("article", { name: /^Voucher/ });
	const box = await ticket.boundingBox();
	expect((box?.y ?? 0) + (box?.height ?? Number.POSITIVE_INFINITY)).toBeLessThanOrEqual(1047 / 2);
	const shape = await ticket
		.locator("img")
		.first()
		.evaluate((image: HTMLImageElement) => ({
			shown: image.clientWidth / image.clientHeight,
			whole: image.naturalWidth / image.naturalHeight,
		}));
	expect(shape.shown).toBeCloseTo(shape.whole, 1);
	for (const hidden of ["Add to calendar", "Cancel this booking"])
		await expect(page.getByRole("link", { name: hidden })).toBeHidden();
});

test("on a tablet the picture leaves the time and the place of the pickup in the first screen", async ({
	page,
	island,
}) => {
	const { page: voucher } = await paidBooking(island);
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto(voucher);
	const ticket = page.getByRole("article");
	await expect(ticket.locator("time").first()).toBeInViewport({ ratio: 1 });
	const picture = await ticket.locator("img").first().boundingBox();
	expect(picture?.width).toBeGreaterThan(600);
	expect(picture?.height).toBeLessThanOrEqual(260);
});

test("with the keyboard alone a guest cancels", async ({ page, island }) => {
	const ownBooking = await paidBooking(island);
	await page.goto(ownBooking.page);
	await page.getByRole("link", { name: "Cancel this booking" }).focus();
	await page.keyboard.press("Enter");
	await expect(page).toHaveURL(/\/cancel$/);
	await expect(page.getByRole("button", { name: /^Cancel and get/ })).toBeVisible();
	for (let presses = 0; presses < 40; presses += 1) {
		await page.keyboard.press("Tab");
		if (await page.evaluate(() => document.activeElement?.matches("main button[type=submit]")))
			break;
	}
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a guest changes the day, and cancels then", async ({ page, island }) => {
		const ownBooking = await paidBooking(island);
		await page.goto(ownBooking.page);
		await page.getByRole("link", { name: "Change the day" }).click();
		const day = await chooseDay(page, soon(13));
		await page.getByRole("button", { name: "Change the booking" }).click();
		// without JavaScript a page asks for confirmation of the new day
		await expect(page.getByText("Please look at what changes")).toBeVisible();
		await page.getByRole("button", { name: `Move to ${day}` }).click();
		await expect(page.getByText("Your booking is changed.")).toBeVisible();
		await page.getByRole("link", { name: "Cancel this booking" }).click();
		await page.getByRole("button", { name: "Cancel and get €64 back" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
	});

	test("seats of an expired hold are taken again, and the link is mailed", async ({
		page,
		island,
	}) => {
		const { booking } = await expiredBooking(island);
		await page.goto("/booking");
		await page.getByLabel("Booking code").fill(booking.reference);
		await page.getByLabel("Email").fill(booking.email ?? "");
		await page.getByRole("button", { name: "Mail me the link" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your inbox");
		await page.goto(`/booking/${booking.confirmId}`);
		await page.getByRole("button", { name: "Take the seats again and pay" }).click();
		await pay(page);
	});
});

test("an open voucher hears of the van by itself, and that it is over", async ({
	island,
	page,
}) => {
	const { ownBooking, other } = await vanOnTheRoad(island);
	await page.setViewportSize(phone);
	await page.clock.install();
	await page.goto(`/booking/${ownBooking.confirmId}`);
	await expect(page.getByText(/Your van/)).toHaveCount(0);
	await board(island, other);
	const late = page.getByRole("heading", { name: "Your van is about 10 minutes late" });
	await page.clock.fastForward("01:01");
	await expect(late).toBeVisible();
	await expectAccessible(page);
	// what can't be read for a moment stays, with the time of what was seen
	island.onDatabaseCall((body) => {
		if (body.includes("AS isOver")) throw new TypeError("the database went away");
		return body;
	});
	const renewal = page.waitForResponse(`**/booking/${ownBooking.confirmId}`);
	await page.clock.fastForward("01:01");
	await (await renewal).finished();
	island.onDatabaseCall(null);
	await expect(late).toBeVisible();
	await board(island, ownBooking);
	await page.clock.fastForward("01:01");
	await expect(late).toHaveCount(0);
});

test("a name of a hundred letters without a blank and a long address make no page wider than the screen", async ({
	page,
	island,
}) => {
	await page.setViewportSize({ width: 320, height: 800 });
	const { booking } = await paidBooking(island);
	await island.db
		.update(bookings)
		.set({
			name: "Wolfeschlegel".repeat(8).slice(0, 100),
			email: `a@${"domain".repeat(9)}.example`,
		})
		.where(eq(bookings.id, booking.id));
	const ownPage = `/booking/${booking.confirmId}`;
	for (const path of [
		ownPage,
		`${ownPage}/cancel`,
		`/payment/success?booking=${booking.confirmId}`,
	]) {
		await page.goto(path);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	}
});
