import type { Browser, Locator, Page, Response } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, excursions, hotels } from "#app/database/schema.server.ts";
import { revokeTotem } from "#app/partners/totems.server.ts";
import { expect, expectAccessible, takenOver, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { answerWorker, fillStorage } from "#tests/browser/worker-answers.ts";
import type { Island } from "#tests/island.ts";
import { chooseDay, openTrip } from "./totem-excursion.ts";
import {
	bookingsOf,
	button,
	collecting,
	enrol,
	expectGoodScreen,
	expectNoWayOut,
	inBothShapes,
	landscape,
	onThePhone,
	portrait,
	tap,
	type,
	typeGuest,
} from "./totem-screen.ts";

test.use({ ownIsland: "totem" });

const trip = "Dolphins under sail";

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

/** A screen without a touch for a minute asks whether anybody is there; the desk may need longer. */
async function touchScreen(page: Page) {
	await page.touchscreen.tap(2, 2);
}

/** A screen of the hotel whose guests pay on their phone, with the trip chosen and the first question asked. */
async function beginBooking(page: Page, island: Island) {
	await enrol(page, island, onThePhone);
	await openTrip(page, trip);
	await tap(button(page, "Book these seats"));
}

async function openPhone(browser: Browser, address: string) {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		hasTouch: true,
		isMobile: true,
	});
	const phone = await context.newPage();
	await phone.goto(address);
	return phone;
}

/** Pictures that failed to load. */
function brokenPictures(page: Page): Promise<string[]> {
	return page
		.locator("main img")
		.evaluateAll((all) =>
			all
				.filter((each) => each instanceof HTMLImageElement && each.naturalWidth === 0)
				.map((each) => each.getAttribute("src") ?? ""),
		);
}

/** Paths in the service worker's cache. */
function keptPaths(page: Page): Promise<string[]> {
	return page.evaluate(async () =>
		(await (await caches.open("totem-1")).keys()).map(({ url }) => new URL(url).pathname),
	);
}

test.describe("a guest at the screen", () => {
	test.use({ viewport: portrait, hasTouch: true });

	test("a guest books by touch alone and pays at reception; every screen is fit for it", async ({
		page,
		island,
	}) => {
		test.setTimeout(120_000);
		const name = "Idap";
		await enrol(page, island, collecting);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
		await expect(page.locator("footer")).toContainText("A person answers, every day");
		await expectGoodScreen(page, collecting);
		await tap(page.getByRole("link", { name: /^See all/ }));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("All our trips");
		await expectGoodScreen(page, collecting);
		await tap(page.getByRole("link", { name: trip }));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(trip);
		await expect(page.getByRole("heading", { name: "Please bring" })).toBeVisible();
		await expect(page.getByText("14:25, after 4 hours")).toBeVisible();
		await expect(page.locator("main img")).toHaveCount(3);
		await expectGoodScreen(page, collecting);
		await chooseDay(page);
		await expectGoodScreen(page, collecting);
		await tap(button(page, "Fewer: Adults"));
		await tap(button(page, "Book these seats"));
		await expectGoodScreen(page, collecting);
		await tap(button(page, /^Type it here/));
		await expect(button(page, "Q")).toBeVisible();
		await expectGoodScreen(page, collecting);
		await tap(button(page, "Go on"));
		await expect(page.getByText("Name must be at least 4 characters long")).toBeVisible();
		await tap(button(page, "Back"));
		await typeGuest(page, name);
		await expect(page.getByText("ida@mx.com")).toBeVisible();
		await expectGoodScreen(page, collecting);
		await tap(button(page, /^Book, pay .* at reception$/));

		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Booked\. See you on \S+/);
		await expect(page.getByText(/^Pay €.* at reception\.$/)).toBeVisible();
		await expect(page.getByText("i…@mx.com")).toBeVisible();
		await expect(page.getByText("ida@mx.com")).toHaveCount(0);
		await expect(page.getByText(trip)).toBeVisible();
		await expect(page.getByText("clears itself 80 seconds after the last touch")).toBeVisible();
		// readable at arm's length: the code itself, without its white margin
		const code = page.getByRole("img", { name: "QR code of your voucher" });
		const size = await code.locator("path").evaluate((path) => path.getBoundingClientRect());
		expect(size.width).toBeGreaterThanOrEqual(325);
		await expectGoodScreen(page, collecting);
		expect(await bookingsOf(island, `${name} Lo`)).toMatchObject([
			{ partner: collecting, hotelId: collecting, status: "confirmed", adults: 1 },
		]);
		await tap(button(page, "Done, clear the screen"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
	});

	test("a guest goes on by phone and pays there, the screen follows; the code opens once", async ({
		page,
		island,
		browser,
		baseURL,
	}) => {
		test.setTimeout(120_000);
		const name = "Nora Nansen";
		await beginBooking(page, island);
		const offered = page.waitForResponse(/\/handovers$/);
		await tap(button(page, /^On my phone/));
		const codeOf = async (answer: Response): Promise<string> => {
			const { token }: { token: string } = await answer.json();
			return `${baseURL}/totem/handover/${token}`;
		};
		const firstCode = await codeOf(await offered);
		await expect(page.getByRole("img", { name: /^QR code that opens/ })).toBeVisible();
		await expectGoodScreen(page, onThePhone);

		const first = await openPhone(browser, firstCode);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your phone has it");
		await expectGoodScreen(page, onThePhone);
		// the first phone that tries to book keeps the code, and its guest may have gone
		await button(first, /^Book and pay/).tap();
		await expect(first.getByRole("alert").first()).toBeVisible();
		const late = await openPhone(browser, firstCode);
		await expect(late.getByText(/touch “Make a new code”/)).toBeVisible();
		const offeredAgain = page.waitForResponse(
			(answer) => answer.url().endsWith("/handovers") && answer.request().method() === "POST",
		);
		await tap(button(page, "Make a new code"));
		const address = await codeOf(await offeredAgain);
		await expect(page.getByRole("img", { name: /^QR code that opens/ })).toBeVisible();
		for (const other of [first, late]) await other.context().close();
		const phone = await openPhone(browser, address);
		await expect(phone.getByRole("heading", { level: 1 })).toHaveText(trip);
		await expectAccessible(phone);
		for (const [words, path] of [
			["terms", "/legal/terms"],
			["privacy page", "/legal/privacy"],
		] as const)
			await expect(phone.getByRole("link", { name: words })).toHaveAttribute("href", path);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your phone has it");
		await button(phone, /^Book and pay/).tap();
		await expect(phone.getByText("Name must be at least 4 characters long").first()).toBeVisible();
		await phone.getByLabel("Full name").fill(name);
		await phone.getByLabel("Email", { exact: true }).fill("nora@mail.example");
		await phone.getByLabel("Email again").fill("nora@mail.example");
		await button(phone, /^Book and pay/).tap();
		await expect(phone).toHaveURL(/\/payment\/sandbox\//);
		const stranger = await openPhone(browser, address);
		await expect(stranger.getByRole("heading", { level: 1 })).toHaveText("This code is used up");
		await expectAccessible(stranger);
		await stranger.context().close();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/held for you\.$/);
		await expect(
			page.getByText(/and pay €[\d.,]+ before \d\d:\d\d\. This screen follows/),
		).toBeVisible();
		await button(phone, "Pay").tap();
		await expect(phone.getByRole("heading", { level: 1 })).toContainText("See you on");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Paid|Booked)\. See you on/);
		await expect(page.getByText("n…@mail.example")).toBeVisible();
		await expectAccessible(page);
		expect(await bookingsOf(island, name)).toMatchObject([
			{ partner: onThePhone, hotelId: onThePhone, status: "confirmed" },
		]);
		await phone.context().close();
	});
});

const longTitle = "The winding road ".repeat(7);
const longText = "Nobody who writes about a trip knows how long a line is on a screen in a lobby. ";

test.describe("with long words", () => {
	test.use({ viewport: landscape, hasTouch: true });

	test("no title and no story pushes a button off the screen; each card tells this hotel's own time", async ({
		page,
		island,
	}) => {
		const storedTrip = await island.db.query.excursions.findFirst({
			where: eq(excursions.title, trip),
		});
		if (!storedTrip) throw new Error("no such trip");
		const { title, subtitle, description, included } = storedTrip;
		await enrol(page, island, onThePhone);
		await tap(page.getByRole("link", { name: /^See all/ }));
		const card = (name: string) => page.getByRole("listitem").filter({ hasText: name });
		// the van starts elsewhere and comes to this hotel later
		await expect(card("South bays with mask and fins")).toContainText("09:50");
		await expect(card("South bays with mask and fins")).toContainText("4 h");
		await expect(card("The whale road")).toContainText("17:45");
		await expect(card("The whole island in a day")).toContainText("09:00");

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
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/held for you\.$/);
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

test.describe("without a phone", () => {
	test.use({ viewport: landscape, hasTouch: true });

	test("a guest tells a six-digit code, the desk books and takes the money, and the screen follows and is cleared", async ({
		page,
		island,
		browser,
		baseURL,
	}) => {
		test.setTimeout(120_000);
		const name = "Rosa Reyes";
		const reception = await browser.newContext({ viewport: { width: 390, height: 800 } });
		const { id } = await signIn(reception, island, { role: "partner" });
		await island.db.update(hotels).set({ partnerUserId: id }).where(eq(hotels.id, onThePhone));
		await page.clock.install();
		await beginBooking(page, island);
		await expectGoodScreen(page, onThePhone);
		await tap(button(page, /^I have no phone with me/));
		const figures = page.getByText(/^\d\d \d\d \d\d$/);
		await expect(figures).toBeVisible();
		await expect(page.getByText("Nothing is held yet")).toBeVisible();
		await expect(page.getByText("+00 555 01 77")).toBeVisible();
		await expectGoodScreen(page, onThePhone);
		// the next guest must not see these data
		await page.clock.runFor(81_000);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
		await expect(figures).toHaveCount(0);

		await openTrip(page, trip);
		await tap(button(page, "Book these seats"));
		await tap(button(page, /^I have no phone with me/));
		await expect(figures).toBeVisible();
		const code = (await figures.textContent()) ?? "";
		const desk = await reception.newPage();
		await desk.goto(`${baseURL}/dashboard/desk`);
		await takenOver(desk);
		await expectAccessible(desk);
		await touchScreen(page);
		await desk.getByLabel("The guest’s figures").fill("12 34");
		await desk.getByRole("button", { name: "Open the choice" }).click();
		await expect(desk.getByText("Type the six figures that the guest says")).toBeVisible();
		await desk.getByLabel("The guest’s figures").fill(code);
		await desk.getByRole("button", { name: "Open the choice" }).click();
		await expect(desk.getByText("Not booked yet.")).toBeVisible();
		await touchScreen(page);
		await expectAccessible(desk);
		await page.clock.runFor(2500);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("We have your choice");
		await expectGoodScreen(page, onThePhone);
		await desk.getByLabel("The guest’s full name").fill(name);
		await desk.getByLabel("Email").fill("rosa@mail.example");
		await desk.getByRole("button", { name: /^Book for/ }).click();
		await expect(desk.getByText("Say how it is paid").first()).toBeVisible();
		await expect(desk.getByLabel("The guest’s full name")).toHaveValue(name);
		await desk.getByLabel(/^The guest has paid/).check();
		await desk.getByRole("button", { name: /^Book for/ }).click();
		await expect(desk.getByText("Booked.", { exact: true })).toBeVisible();
		await touchScreen(page);
		await expectAccessible(desk);
		await page.clock.runFor(2500);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Paid\. See you on/);
		await expectGoodScreen(page, onThePhone);
		expect(await bookingsOf(island, name)).toMatchObject([
			{ partner: onThePhone, hotelId: onThePhone, status: "confirmed" },
		]);
		await reception.close();
	});
});

test.describe("without a guest", () => {
	test.use({ viewport: portrait, hasTouch: true });

	test("a screen asks, counts, and leaves nothing of the guest, in the history neither", async ({
		page,
		island,
	}) => {
		await page.clock.install();
		await enrol(page, island, onThePhone);
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
		await expect(dialog).toBeVisible();
		await expect(dialog.getByRole("status")).toHaveText(
			"Still there? This screen is cleared in 20 seconds.",
		);
		await expectAccessibleInStoppedTime(page);
		await expect(button(page, "I need more time")).toBeFocused();
		await page.clock.runFor(6000);
		await expect(dialog.getByRole("status")).toContainText("15 seconds");
		await tap(button(page, "I need more time"));
		await expect(dialog).toBeHidden();
		await expect(page.getByLabel("Full name")).toHaveValue("Ida");

		await page.evaluate(() => sessionStorage.setItem("anything", "of this guest"));
		await page.clock.runFor(81_000);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
		await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0);
		expect(new URL(page.url()).pathname).toBe(`/totem/${onThePhone}/`);
		await page.clock.resume();
		await page.goBack();
		await expect(page.getByText("Ida")).toHaveCount(0);
		expect(page.url()).not.toMatch(/[\da-f]{8}-/);
	});

	test("a confirmation clears itself, and back does not bring it back", async ({
		page,
		island,
	}) => {
		await page.clock.install();
		await enrol(page, island, collecting);
		await openTrip(page, trip);
		await tap(button(page, "Book these seats"));
		await typeGuest(page, "Idle");
		await tap(button(page, /^Book, pay/));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(Paid|Booked)\. See you on/);
		await stopClock(page);
		await page.clock.runFor(51_000);
		await expect(page.getByRole("dialog", { name: "Still there?" })).toBeVisible();
		await page.clock.runFor(20_500);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
		await page.goBack();
		await expect(page.getByText(/IX-/)).toHaveCount(0);
	});
});

test.describe("enrolment", () => {
	test.use({ viewport: landscape, hasTouch: true });

	test("a screen without a token says so, sells as the web does, and so does a revoked one", async ({
		page,
		island,
	}) => {
		await page.goto(`/totem/${collecting}/`);
		const notice = page.getByText("This screen is not enrolled.");
		await expect(notice).toBeVisible();
		await expectAccessible(page);

		const totemId = await enrol(page, island, collecting);
		await expect(notice).toHaveCount(0);
		await openTrip(page, trip);
		await tap(button(page, "Book these seats"));
		await typeGuest(page, "Rita");
		await revokeTotem(island.db, totemId, Date.now());
		await tap(button(page, /at reception$/));
		await expect(page.getByRole("dialog", { name: "Nothing was booked" })).toContainText(
			"does not sell for the hotel any more",
		);
		await tap(button(page, "Back to my choice"));
		expect(await bookingsOf(island, "Rita Lo")).toEqual([]);
		await page.evaluate(() => dispatchEvent(new Event("online")));
		await expect(notice).toBeVisible();
		await tap(button(page, /on my phone$/));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/held for you\.$/);
		expect(await bookingsOf(island, "Rita Lo")).toMatchObject([
			{ partner: "web", hotelId: null, status: "pending" },
		]);
	});

	test("what is not there is said in the totem's own frame", async ({ page }) => {
		await page.goto(`/totem/${collecting}/nonsense`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
		await expectNoWayOut(page, collecting);
		await expectAccessible(page);
		await tap(button(page, "See the trips"));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
	});
});

test.describe("on a bad network", () => {
	test.use({ viewport: portrait, hasTouch: true });

	test("without network the catalogue stays readable, also after a new start; booking waits kindly", async ({
		page,
		context,
		island,
	}) => {
		await enrol(page, island, onThePhone);
		// the service worker has stored everything that the screens need, also unopened ones
		await expect
			.poll(async () => (await keptPaths(page)).join(" "), { timeout: 60_000 })
			.toMatch(
				/(?=.*\/assets\/touch-keyboard-)(?=.*\/assets\/excursions-)(?=.*\/assets\/excursion-)(?=.*\/totem\/los-dragos\/excursions)(?=.*\/totem\/los-dragos\/trips\.json)(?=.*figtree-latin-ext)(?=.*young-serif-latin-ext)/,
			);
		await context.setOffline(true);
		const notice = page.getByText("No network at the moment.");
		await expect(notice).toBeVisible();
		await openTrip(page, trip);
		await tap(button(page, "Back"));
		await expect(page.locator("main img")).toHaveCount(3);
		expect(await brokenPictures(page)).toEqual([]);
		await chooseDay(page);
		await expect(button(page, "Book these seats")).toBeDisabled();
		await expect(page.getByText("To book we need the network.")).toBeVisible();
		await expectAccessible(page);
		await page.goto(`/totem/${onThePhone}/`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
		await expect(notice).toBeVisible();
		// the address at which screens begin has its slash for the worker's sake
		await page.goto("/totem/");
		await expect(page).toHaveURL(/\/totem\/los-dragos\/$/);
		await openTrip(page, trip);
		await context.setOffline(false);
		await expect(notice).toHaveCount(0);
		await expect(button(page, "Book these seats")).toBeEnabled();
		const paths = await keptPaths(page);
		expect(paths.filter((path) => /totem\/.*(confirm|handover|heartbeat)/.test(path))).toEqual([]);
	});

	test("a server or gateway that fails is like no network; a full storage takes nothing away where there is one", async ({
		page,
		context,
		island,
	}) => {
		await enrol(page, island, onThePhone);
		await expect
			.poll(async () => (await keptPaths(page)).join(" "), { timeout: 60_000 })
			.toMatch(/(?=.*\/totem\/los-dragos\/excursions)(?=.*\/totem\/los-dragos\/trips\.json)/);
		const script = "/totem/service-worker.js";
		const heading = page.getByRole("heading", { level: 1 });
		for (const status of [502, 503]) {
			await answerWorker(context, script, [{ path: "^/(totem|__manifest)", status }]);
			for (const path of [`/totem/${onThePhone}/`, "/totem/confirm/AAAAAAAAAAAAAAAAAAAAAA"]) {
				await page.goto(path);
				await expect(heading).toHaveText("Where to tomorrow?");
			}
		}
		await answerWorker(context, script, []);
		await fillStorage(context, script);
		await page.goto(`/totem/${onThePhone}/`);
		await expect(heading).toHaveText("Where to tomorrow?");
		await openTrip(page, trip);
	});

	test("a hotel that staff close and open again comes back on its screen by itself", async ({
		page,
		island,
	}) => {
		const setOpen = (isActive: boolean) =>
			island.db.update(hotels).set({ isActive }).where(eq(hotels.id, onThePhone));
		const heading = page.getByRole("heading", { level: 1 });
		const showsAfterBeat = (title: string) =>
			expect(async () => {
				await page.evaluate(() => dispatchEvent(new Event("online")));
				await expect(heading).toHaveText(title, { timeout: 2000 });
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

		test("an answer that got lost, and a page that had to load anew, end in one booking", async ({
			page,
			island,
		}) => {
			await enrol(page, island, collecting);
			await openTrip(page, trip);
			await tap(button(page, "Book these seats"));
			await typeGuest(page, "Cora");
			let isBack = false;
			let attempts = 0;
			await page.route(/\/book$/, async (route) => {
				attempts += 1;
				if (isBack) return route.continue();
				// the first request arrives, but its answer is lost
				if (attempts === 1) await route.fetch();
				await route.abort("internetdisconnected");
			});
			await tap(button(page, /^Book, pay/));
			const away = page.getByRole("dialog", { name: "There is no network" });
			await expect(away).toBeVisible();
			await expectAccessible(page);
			expect(await bookingsOf(island, "Cora Lo")).toHaveLength(1);
			await page.reload();
			await expect(away).toBeVisible();
			isBack = true;
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(
				/^(Paid|Booked)\. See you on/,
			);
			expect(await bookingsOf(island, "Cora Lo")).toHaveLength(1);
			expect(await page.evaluate(() => sessionStorage.getItem("totem.order"))).toBeNull();
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
			const offered = page.waitForResponse(/\/handovers$/);
			await tap(button(page, /^On my phone/));
			await expect(page.getByText("Making your code")).toBeVisible();
			const { token } = (await (await offered).json()) as { token: string };
			const phone = await openPhone(browser, `${baseURL}/totem/handover/${token}`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your phone has it");
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
			const heading = page.getByRole("heading", { level: 1 });
			await expect(heading).toHaveText("We cannot show your booking yet");
			await expect(page.getByText("please do not book again")).toBeVisible();
			await expect(page.locator("header")).toContainText("Los Dragos");
			await expectAccessible(page);
			expect(await bookingsOf(island, "Nele Lo")).toHaveLength(1);
			isWell = true;
			await expect(heading).toHaveText(/held for you\.$/);
			isWell = false;
			failed = 0;
			await expect.poll(() => failed).toBeGreaterThan(1);
			await expect(page.getByRole("img", { name: "QR code that opens the payment" })).toBeVisible();
			await expect(heading).toHaveText(/held for you\.$/);
			await tap(button(page, "Done, clear the screen"));
			await expect(heading).toHaveText("Where to tomorrow?");
			expect(new URL(page.url()).pathname).toBe(`/totem/${onThePhone}/`);
		});

		test("answers that take longer than the pause between two questions still arrive", async ({
			page,
			island,
		}) => {
			await beginBooking(page, island);
			await typeGuest(page, "Slowa");
			await tap(button(page, /on my phone$/));
			const heading = page.getByRole("heading", { level: 1 });
			await expect(heading).toHaveText(/held for you\.$/);
			await page.route(/\/totem\/confirm\//, (route) => {
				// the questions are asked every two and a half seconds
				setTimeout(() => void route.continue().catch(() => {}), 3500);
			});
			const [booking] = await bookingsOf(island, "Slowa Lo");
			await island.db
				.update(bookings)
				.set({ status: "confirmed", confirmedAt: Date.now() })
				.where(eq(bookings.id, booking?.id ?? 0));
			await expect(heading).not.toHaveText(/held for you\.$/, { timeout: 20_000 });
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
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where to tomorrow?");
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
