import type { Locator, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, excursions, hotels } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { answerWorker, fillStorage } from "#tests/browser/worker-answers.ts";
import type { Island } from "#tests/island.ts";
import { chooseDay, openTrip } from "./totem-excursion.ts";
import {
	bookingsOf,
	button,
	collecting,
	enrol,
	expectToKeepAllTrips,
	heading,
	inBothShapes,
	landscape,
	offeredToken,
	onThePhone,
	openPhone,
	portrait,
	tap,
	typeGuest,
} from "./totem-screen.ts";

test.use({ ownIsland: "totem" });

const trip = "Dolphins under sail";

/** A screen of the hotel whose guests pay on their phone, with the trip chosen and the first question asked. */
async function beginBooking(page: Page, island: Island) {
	await enrol(page, island, onThePhone);
	await openTrip(page, trip);
	await tap(button(page, "Book these seats"));
}

const longTitle = "The winding road ".repeat(7);
const longText = "Nobody who writes about a trip knows how long a line is on a screen in a lobby. ";

test.describe("with long words", () => {
	test.use({ viewport: landscape, hasTouch: true });

	test("no title and no story pushes a button off the screen", async ({ page, island }) => {
		const storedTrip = await island.db.query.excursions.findFirst({
			where: eq(excursions.title, trip),
		});
		if (!storedTrip) throw new Error("no such trip");
		const { title, subtitle, description, included } = storedTrip;
		await enrol(page, island, onThePhone);
		await island.db
			.update(excursions)
			.set({
				title: longTitle.trim(),
				subtitle: longText.repeat(3).trim(),
				description: `${longText.repeat(4)}\n\n`.repeat(8),
				included: longText.repeat(2).trim(),
			})
			.where(eq(excursions.id, storedTrip.id));
		await page.goto(`/totem/${onThePhone}/${storedTrip.id}`);
		await expectMainButtonInSight(page, /^Choose a day/);
		await expect(button(page, /^Read on/)).toBeVisible();
		await tap(button(page, /^Read on/));
		await expectAccessible(page);
		await chooseDay(page);
		await expectMainButtonInSight(page, "Book these seats");
		await tap(button(page, "Book these seats"));
		await expectMainButtonInSight(page, /^Type it here/);
		await typeGuest(page, "Long");
		await expectMainButtonInSight(page, /^Book, pay/);
		await tap(button(page, /^Book, pay/));
		await expect(heading(page)).toHaveText(/held for you\.$/);
		await expectMainButtonInSight(page, "Done, clear the screen");
		await island.db
			.update(excursions)
			.set({ title, subtitle, description, included })
			.where(eq(excursions.id, storedTrip.id));
	});
});

/** Expects that the button is completely visible without scrolling. */
async function expectMainButtonInSight(page: Page, name: string | RegExp) {
	await inBothShapes(page, async () => {
		await expect(button(page, name)).toBeInViewport({ ratio: 1 });
		const foot = await page.locator("footer").boundingBox();
		const box = await button(page, name).boundingBox();
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((foot?.y ?? 0) + 1);
	});
}

test.describe("on a bad network", () => {
	test.use({ viewport: portrait, hasTouch: true });

	test("a server or gateway that fails is like no network; a full storage takes nothing away where there is one", async ({
		page,
		context,
		island,
	}) => {
		await enrol(page, island, onThePhone);
		await expectToKeepAllTrips(page);
		const script = "/totem/service-worker.js";
		for (const status of [502, 503]) {
			await answerWorker(context, script, [{ path: "^/(totem|__manifest)", status }]);
			for (const path of [`/totem/${onThePhone}/`, "/totem/confirm/AAAAAAAAAAAAAAAAAAAAAA"]) {
				await page.goto(path);
				await expect(heading(page)).toHaveText("Where to tomorrow?");
			}
		}
		await answerWorker(context, script, []);
		await fillStorage(context, script);
		await page.goto(`/totem/${onThePhone}/`);
		await expect(heading(page)).toHaveText("Where to tomorrow?");
		await openTrip(page, trip);
	});

	test("a hotel that staff close and open again comes back on its screen by itself", async ({
		page,
		island,
	}) => {
		const setOpen = (isActive: boolean) =>
			island.db.update(hotels).set({ isActive }).where(eq(hotels.id, onThePhone));
		const showsAfterBeat = (title: string) =>
			expect(async () => {
				await page.evaluate(() => dispatchEvent(new Event("online")));
				await expect(heading(page)).toHaveText(title, { timeout: 2000 });
			}).toPass();
		await enrol(page, island, onThePhone);
		await setOpen(false);
		await showsAfterBeat("Page not found");
		await setOpen(true);
		await showsAfterBeat("Where to tomorrow?");
		expect(new URL(page.url()).pathname).toBe(`/totem/${onThePhone}/`);
	});

	test.describe("in the middle of a booking", () => {
		// so that requests go through the test and not through the service worker
		test.use({ serviceWorkers: "block" });

		test("a server that has enough, and one that does not answer, leave the guest a sentence and a button", async ({
			page,
			island,
		}) => {
			await page.clock.install();
			await enrol(page, island, collecting);
			await openTrip(page, trip);
			await tap(button(page, "Book these seats"));
			await typeGuest(page, "Vera");
			const errors = { "": ["That was a lot at once. Wait a minute, then book again."] };
			await page.route(/\/book$/, (route) =>
				route.fulfill({ status: 429, json: { confirmId: null, errors } }),
			);
			await tap(button(page, /^Book, pay/));
			const refused = page.getByRole("dialog", { name: "Nothing was booked" });
			await expect(refused).toContainText("Wait a minute");
			await tap(button(page, "Back to my choice"));
			await expect(refused).toBeHidden();

			await page.unroute(/\/book$/);
			await page.route(/\/book$/, (route) => route.abort("internetdisconnected"));
			await tap(button(page, /^Book, pay/));
			const unanswered = page.getByRole("dialog", { name: "No answer yet" });
			await expect(async () => {
				await page.clock.runFor(1000);
				await expect(unanswered).toBeVisible({ timeout: 100 });
			}).toPass({ intervals: [50] });
			await expectAccessible(page);
			await page.unroute(/\/book$/);
			await tap(button(page, "Try again"));
			await expect(heading(page)).toHaveText(/^Booked\. See you on/);
			expect(await bookingsOf(island, "Vera Lo")).toHaveLength(1);
		});

		test("a handoff whose requests are never answered asks again, for its code and for what the phone does", async ({
			page,
			island,
			browser,
			baseURL,
		}) => {
			await beginBooking(page, island);
			const unanswered = new Set(["POST", "GET"]);
			await page.route(/\/handovers$/, async (route) => {
				if (!unanswered.delete(route.request().method())) await route.continue();
			});
			const offered = offeredToken(page);
			await tap(button(page, /^On my phone/));
			await expect(page.getByText("Making your code")).toBeVisible();
			const phone = await openPhone(browser, `${baseURL}/totem/handover/${await offered}`);
			await expect(heading(page)).toHaveText("Your phone has it");
			expect([...unanswered]).toEqual([]);
			await phone.context().close();
		});

		test("a confirmation that cannot be read is asked for again, and keeps the payment's code when a later question fails", async ({
			page,
			island,
		}) => {
			await beginBooking(page, island);
			await typeGuest(page, "Nele");
			let failed = 0;
			let isWell = false;
			await page.route(/\/totem\/confirm\//, async (route) => {
				if (isWell) return route.continue();
				failed += 1;
				await route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" });
			});
			await tap(button(page, /on my phone$/));
			await expect(heading(page)).toHaveText("We cannot show your booking yet");
			await expect(page.getByText("please do not book again")).toBeVisible();
			await expect(page.locator("header")).toContainText("Los Dragos");
			await expectAccessible(page);
			expect(await bookingsOf(island, "Nele Lo")).toHaveLength(1);
			isWell = true;
			await expect(heading(page)).toHaveText(/held for you\.$/);
			isWell = false;
			failed = 0;
			await expect.poll(() => failed).toBeGreaterThan(1);
			await expect(page.getByRole("img", { name: "QR code that opens the payment" })).toBeVisible();
			await expect(heading(page)).toHaveText(/held for you\.$/);
			await tap(button(page, "Done, clear the screen"));
			await expect(heading(page)).toHaveText("Where to tomorrow?");
			expect(new URL(page.url()).pathname).toBe(`/totem/${onThePhone}/`);
		});

		test("answers that take longer than the pause between two questions still arrive", async ({
			page,
			island,
		}) => {
			await beginBooking(page, island);
			await typeGuest(page, "Slowa");
			await tap(button(page, /on my phone$/));
			await expect(heading(page)).toHaveText(/held for you\.$/);
			await page.route(/\/totem\/confirm\//, (route) => {
				// the questions are asked every two and a half seconds
				setTimeout(() => void route.continue().catch(() => {}), 3500);
			});
			const [booking] = await bookingsOf(island, "Slowa Lo");
			await island.db
				.update(bookings)
				.set({ status: "confirmed", confirmedAt: Date.now() })
				.where(eq(bookings.id, booking?.id ?? 0));
			await expect(heading(page)).not.toHaveText(/held for you\.$/, { timeout: 20_000 });
		});
	});
});

test.describe("warm", () => {
	// requests of the service worker would be counted as the tap's
	test.use({ viewport: landscape, hasTouch: true, serviceWorkers: "block" });

	test("a tap asks the database nothing, and React draws its result with no more work than drawing the page five times by hand", async ({
		page,
		island,
	}) => {
		await enrol(page, island, onThePhone);
		await openTrip(page, trip);
		await tap(button(page, "Start again"));
		await expect(heading(page)).toHaveText("Where to tomorrow?");
		await page.waitForLoadState("networkidle");
		const session = await page.context().newCDPSession(page);
		// of the page's own thread: other programs share the machine, and what they take is not counted
		await session.send("Performance.enable", { timeDomain: "threadTicks" });
		const spent = async () => {
			const { metrics } = await session.send("Performance.getMetrics");
			return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN);
		};
		const steps = [/^See all/, trip, "Back", "Back"];
		// the screen renews its catalogue each minute, which may fall into one of the rounds
		const fewestTrips = steps.map(() => Number.POSITIVE_INFINITY);
		const times: number[] = [];
		const references: number[] = [];
		for (let round = 0; round < 4; round += 1) {
			for (const [index, step] of steps.entries()) {
				island.databaseRoundTrips();
				const spentBefore = await spent();
				await tapUntilDrawn(page.getByRole("link", { name: step }).first());
				const spentForDrawing = await spent();
				times.push(spentForDrawing - spentBefore);
				await page.evaluate(drawByHand, 5);
				references.push((await spent()) - spentForDrawing);
				fewestTrips[index] = Math.min(fewestTrips[index] ?? 0, island.databaseRoundTrips());
			}
		}
		expect(fewestTrips).toEqual([0, 0, 0, 0]);
		// the processor's work, as a ratio: a tap had half of it
		expect(median(times)).toBeGreaterThan(0);
		expect(median(times)).toBeLessThan(median(references));
	});
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Runs in the page: copies what it shows and lays it out, so many times. */
function drawByHand(times: number): void {
	const main = document.querySelector("main");
	for (let time = 0; main && time < times; time += 1) {
		const copy = main.cloneNode(true);
		main.parentNode?.insertBefore(copy, main);
		main.getBoundingClientRect();
		copy.parentNode?.removeChild(copy);
	}
}

/** Until the next screen's heading exists. */
function tapUntilDrawn(link: Locator): Promise<void> {
	return link.evaluate(
		(element) =>
			new Promise<void>((resolve) => {
				const heading = () => document.querySelector("h1")?.textContent;
				const headingBefore = heading();
				const observer = new MutationObserver(() => {
					if (heading() === headingBefore) return;
					observer.disconnect();
					resolve();
				});
				observer.observe(document.body, { childList: true, subtree: true, characterData: true });
				(element as HTMLElement).click();
			}),
	);
}
