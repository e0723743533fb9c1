import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { codes, hotels } from "#app/database/schema.server.ts";
import { expect, expectAccessible, takenOver, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { chooseDay, openTrip } from "./totem-excursion.ts";
import {
	bookingsOf,
	button,
	collecting,
	enrol,
	expectGoodScreen,
	expectToKeepAllTrips,
	heading,
	keptPaths,
	onThePhone,
	portrait,
	sum,
	tap,
	type,
	typeGuest,
} from "./totem-screen.ts";

test.use({ viewport: portrait, hasTouch: true });

const trip = "Dolphins under sail";

/** A screen without a touch for a minute asks whether anybody is there; a busy machine may need longer. */
async function touchScreen(page: Page) {
	await page.touchscreen.tap(2, 2);
}

/** The time of a page with an installed clock passes on by itself; from here on only by `runFor`. */
async function stopClock(page: Page) {
	await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Lets axe work, whose timers belong to the stopped clock. */
async function expectAccessibleInStoppedTime(page: Page) {
	let isDone = false;
	const checked = expectAccessible(page).finally(() => {
		isDone = true;
	});
	while (!isDone) await page.clock.runFor(1);
	await checked;
}

test("a guest books by touch alone, with another fare, a lunch and a code; every screen is fit for it, an answer that got lost ends in one booking, and the confirmation clears itself", async ({
	page,
	island,
}) => {
	const whales = "The whale road";
	const dated = { createdAt: 1, updatedAt: 1 };
	await island.db.insert(codes).values({ code: "SUN-10", percent: 1000, ...dated });
	await page.clock.install();
	await enrol(page, island, collecting);
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	await expect(page.locator("footer")).toContainText("A person answers, every day");
	await expectGoodScreen(page, collecting);
	await tap(page.getByRole("link", { name: /^See all/ }));
	await expect(heading(page)).toHaveText("All our trips");
	// the van starts elsewhere and comes to this hotel later
	await expect(page.getByRole("listitem").filter({ hasText: whales })).toContainText("17:50");
	await expectGoodScreen(page, collecting);
	await tap(page.getByRole("link", { name: whales }));
	await expect(heading(page)).toHaveText(whales);
	await expect(page.getByText("20:50, after 3 hours")).toBeVisible();
	await expect(page.locator("main img")).toHaveCount(3);
	await expectGoodScreen(page, collecting);
	await chooseDay(page);
	const usualPrice = (await sum(page).textContent()) ?? "";
	await expectGoodScreen(page, collecting);
	await tap(button(page, "Book these seats"));

	await expect(heading(page)).toHaveText("Does anybody have another fare?");
	await tap(button(page, "More: Canary resident"));
	await expect(sum(page)).not.toHaveText(usualPrice);
	await expectGoodScreen(page, collecting);
	await tap(button(page, "Go on"));
	await expect(heading(page)).toHaveText("Anything else for the day?");
	const priceWithout = (await sum(page).textContent()) ?? "";
	await tap(button(page, "More: Packed lunch"));
	await expect(sum(page)).not.toHaveText(priceWithout);
	await expectGoodScreen(page, collecting);
	await tap(button(page, "Go on"));
	await expect(page.getByText("1 × Canary resident")).toBeVisible();
	await expect(page.getByText("1 × Packed lunch")).toBeVisible();
	await expectGoodScreen(page, collecting);
	await tap(button(page, "terms"));
	const terms = page.getByRole("dialog");
	await expect(terms.getByRole("heading", { level: 3 }).first()).toBeVisible();
	await expect(terms.getByRole("link")).toHaveCount(0);
	await tap(terms.getByRole("button"));

	await tap(button(page, /^Type it here/));
	await tap(button(page, "Go on"));
	await expect(page.getByText("Name must be at least 4 characters long")).toBeVisible();
	await tap(button(page, "Back"));
	await typeGuest(page, "Idap");
	await expect(page.getByText("ida@mx.com")).toBeVisible();
	await expectGoodScreen(page, collecting);
	const book = button(page, /^Book, pay .* at reception$/);
	const price = (await book.textContent()) ?? "";
	await tap(button(page, "I have a code"));
	await type(page, ["S", "U", "N"]);
	await tap(button(page, "Apply"));
	await expect(page.getByText("We don’t know this code.")).toBeVisible();
	await expectGoodScreen(page, collecting);
	await type(page, ["-", "1", "0"]);
	await tap(button(page, "Apply"));
	await expect(page.getByText(/^SUN-10: −€/)).toBeVisible();
	await expect(book).not.toHaveText(price);

	let isBack = false;
	let attempts = 0;
	await page.route(/\/book$/, async (route) => {
		attempts += 1;
		if (isBack) return route.continue();
		// the first request arrives, but its answer is lost
		if (attempts === 1) await route.fetch();
		await route.abort("internetdisconnected");
	});
	await tap(book);
	const away = page.getByRole("dialog", { name: "There is no network" });
	await expect(away).toBeVisible();
	await expectAccessible(page);
	await page.reload();
	await expect(away).toBeVisible();
	isBack = true;
	await expect(heading(page)).toHaveText(/^Booked\. See you on \S+/);
	expect(await bookingsOf(island, "Idap Lo")).toMatchObject([
		{ partner: collecting, hotelId: collecting, status: "confirmed", codeId: expect.any(Number) },
	]);
	expect(await page.evaluate(() => sessionStorage.getItem("totem.order"))).toBeNull();
	await expect(page.getByText(/^Pay €.* at reception\.$/)).toBeVisible();
	await expect(page.getByText("i…@mx.com")).toBeVisible();
	await expect(page.getByText("ida@mx.com")).toHaveCount(0);
	await expect(page.getByText("Show on the day: DNI")).toBeVisible();
	// readable at arm's length: the code itself, without its white margin
	const code = page.getByRole("img", { name: "QR code of your voucher" });
	const size = await code.locator("path").evaluate((path) => path.getBoundingClientRect());
	expect(size.width).toBeGreaterThanOrEqual(325);
	await expectGoodScreen(page, collecting);
	const ofGuests = /totem\/.*(confirm|handover|heartbeat)/;
	expect((await keptPaths(page)).filter((path) => ofGuests.test(path))).toEqual([]);

	await touchScreen(page);
	await stopClock(page);
	await page.clock.runFor(51_000);
	await expect(page.getByRole("dialog", { name: "Still there?" })).toBeVisible();
	await page.clock.runFor(20_500);
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	await page.goBack();
	await expect(page.getByText(/IX-/)).toHaveCount(0);
});

test("a screen that a guest has left asks, counts and keeps nothing; the next guest tells six figures, the desk books and takes the money, and the screen follows", async ({
	page,
	island,
	browser,
	baseURL,
}) => {
	const hotelId = "miramar-claro";
	const name = "Rosa Reyes";
	const reception = await browser.newContext({ viewport: { width: 390, height: 800 } });
	const { id } = await signIn(reception, island, { role: "partner" });
	await island.db.update(hotels).set({ partnerUserId: id }).where(eq(hotels.id, hotelId));
	await page.clock.install();
	await enrol(page, island, hotelId);
	await page.clock.runFor(200_000);
	// an idle start screen does not ask
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await openTrip(page, trip);
	await tap(button(page, "Book these seats"));
	await tap(button(page, /^Type it here/));
	await type(page, ["I", "d"]);
	await stopClock(page);
	await type(page, ["a"]);
	await page.clock.runFor(59_000);
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.clock.runFor(1500);
	const dialog = page.getByRole("dialog", { name: "Still there?" });
	await expect(dialog.getByRole("status")).toHaveText(
		"Still there? This screen is cleared in 20 seconds.",
	);
	await expectAccessibleInStoppedTime(page);
	await expect(button(page, "I need more time")).toBeFocused();
	await tap(button(page, "I need more time"));
	await expect(dialog).toBeHidden();
	await expect(page.getByLabel("Full name")).toHaveValue("Ida");
	await page.evaluate(() => sessionStorage.setItem("totem.order", "of this guest"));
	await page.clock.runFor(81_000);
	await expect(heading(page)).toHaveText("Where to tomorrow?");
	await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
	expect(new URL(page.url()).pathname).toBe(`/totem/${hotelId}/`);
	await page.clock.resume();
	await page.goBack();
	await expect(page.getByText("Ida")).toHaveCount(0);
	expect(page.url()).not.toMatch(/[\da-f]{8}-/);

	await page.goto(`/totem/${hotelId}/`);
	await openTrip(page, trip);
	await tap(button(page, "Book these seats"));
	await tap(button(page, /^I have no phone with me/));
	const figures = page.getByText(/^\d\d \d\d \d\d$/);
	await expect(figures).toBeVisible();
	await expect(page.getByText("Nothing is held yet")).toBeVisible();
	await expectGoodScreen(page, hotelId);
	const desk = await reception.newPage();
	await desk.goto(`${baseURL}/dashboard/desk`);
	await takenOver(desk);
	await expectAccessible(desk);
	await touchScreen(page);
	await desk.getByLabel("The guest’s figures").fill((await figures.textContent()) ?? "");
	await desk.getByRole("button", { name: "Open the choice" }).click();
	await expect(desk.getByText("Not booked yet.")).toBeVisible();
	await expect(heading(page)).toHaveText("We have your choice");
	await desk.getByLabel("The guest’s full name").fill(name);
	await desk.getByLabel("Email").fill("rosa@mail.example");
	await desk.getByRole("button", { name: /^Book for/ }).click();
	await expect(desk.getByText("Say how it is paid").first()).toBeVisible();
	await expectAccessible(desk);
	await touchScreen(page);
	await desk.getByLabel(/^The guest has paid/).check();
	await desk.getByRole("button", { name: /^Book for/ }).click();
	await expect(desk.getByText("Booked.", { exact: true })).toBeVisible();
	await expect(heading(page)).toHaveText(/^Paid\. See you on/);
	expect(await bookingsOf(island, name)).toMatchObject([
		{ partner: hotelId, hotelId, status: "confirmed" },
	]);
	await reception.close();
});

test("without a network the trips stay readable, also after a new start, and booking waits kindly", async ({
	page,
	context,
	island,
}) => {
	await enrol(page, island, onThePhone);
	await expectToKeepAllTrips(page);
	await context.setOffline(true);
	const notice = page.getByText("No network at the moment.");
	await expect(notice).toBeVisible();
	// the address at which screens begin has its slash for the worker's sake
	await page.goto("/totem/");
	await expect(page).toHaveURL(/\/totem\/los-dragos\/$/);
	await openTrip(page, trip);
	await expect(button(page, "Book these seats")).toBeDisabled();
	await expect(page.getByText("To book we need the network.")).toBeVisible();
	await expectAccessible(page);
	await tap(button(page, "Back"));
	await expect(page.locator("main img")).toHaveCount(3);
	const brokenPictures = () =>
		page
			.locator("main img")
			.evaluateAll((all) =>
				all.flatMap((each) =>
					each instanceof HTMLImageElement && each.naturalWidth === 0 ? [each.src] : [],
				),
			);
	await expect.poll(brokenPictures).toEqual([]);
	await context.setOffline(false);
	await expect(notice).toHaveCount(0);
	await chooseDay(page);
	await expect(button(page, "Book these seats")).toBeEnabled();
});
