import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import { addBooking } from "#tests/sales.ts";
import { board, vanOnTheRoad } from "#tests/van.ts";

test("a voucher prints on half a page, with its picture whole", async ({ page, island }) => {
	const { confirmId } = await addBooking(island, await addExcursion(island.db), { date: soon(20) });
	await page.goto(`/booking/${confirmId}`);
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
	const { confirmId } = await addBooking(island, await addExcursion(island.db), { date: soon(20) });
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto(`/booking/${confirmId}`);
	const ticket = page.getByRole("article");
	await expect(ticket.locator("time").first()).toBeInViewport({ ratio: 1 });
	const picture = await ticket.locator("img").first().boundingBox();
	expect(picture?.width).toBeGreaterThan(600);
	expect(picture?.height).toBeLessThanOrEqual(260);
});

test("an open voucher hears of the van by itself, and that it is over", async ({
	island,
	page,
}) => {
	const { ownBooking, other } = await vanOnTheRoad(island);
	await page.setViewportSize({ width: 390, height: 844 });
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
	const booking = await addBooking(island, await addExcursion(island.db));
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
