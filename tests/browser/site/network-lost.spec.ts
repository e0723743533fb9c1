import type { Page, Route } from "@playwright/test";
import { and, eq } from "drizzle-orm";
import { bookings, contactMessages } from "#app/database/schema.server.ts";
import { sentFormKeyName } from "#app/sales/form/sent-form-key.ts";
import {
	breakRequests,
	expect,
	expectAccessible,
	holdIslands,
	test,
	wake,
} from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { awaitWithLimit } from "#tests/run/await-with-limit.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

const unsent = (page: Page) => page.locator("#unsent");
const heldPanel = (page: Page) =>
	page.getByRole("region", { name: "Two seats are waiting for you" });

/** The page that a widget reads anew. */
const freshPage = /[?&]fresh=/;

/** Waits for the form's rules, which are loaded when the guest comes to the fields about himself. */
function rulesOf(page: Page) {
	return page.waitForResponse(/\/islands\/booking-check-/);
}

async function fillBooking(page: Page, island: Island, changes: { capacity?: number } = {}) {
	const trip = await addExcursion(island.db, changes);
	const rules = rulesOf(page);
	// a form that wakes reads its page anew
	const fresh = page.waitForResponse(freshPage);
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await wake(page, "booking-widget");
	await (await fresh).finished();
	await fillGuest(page);
	await expect(page.locator('input[name="key"]')).not.toHaveValue("");
	await (await rules).finished();
	return trip;
}

/** From now on a form reaches the server, but its answer and cookies are lost. */
async function loseAnswers(page: Page) {
	const posts = { sent: 0 };
	const lose = async (route: Route) => {
		if (route.request().method() !== "POST") return route.continue();
		posts.sent += 1;
		const { origin } = new URL(route.request().url());
		const header = async (name: string) => (await route.request().headerValue(name)) ?? "";
		const headers = {
			origin,
			"content-type": await header("content-type"),
			"x-widget": await header("x-widget"),
			"cf-connecting-ip": await header("cf-connecting-ip"),
		};
		// by the test itself, because the browser's client would store the cookies
		await fetch(route.request().url(), {
			method: "POST",
			headers,
			body: new Uint8Array(route.request().postDataBuffer() ?? []),
			redirect: "manual",
		});
		await route.abort("failed");
	};
	const restore = await breakRequests(page, "**/excursion/*", lose);
	return { posts, restore };
}

test("a booking without a network stays on the page, says that nothing is booked, and is sent once when the network is back", async ({
	page,
	island,
	context,
}) => {
	const trip = await fillBooking(page, island);
	let posts = 0;
	page.on("request", (request) => {
		if (request.method() === "POST") posts += 1;
	});
	await context.setOffline(true);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(unsent(page)).toBeFocused();
	await expect(unsent(page)).toContainText("Not sent. Nothing is booked.");
	await expect(unsent(page)).toContainText("Until then no seats are held for you.");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.getByRole("progressbar")).toBeHidden();
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	// nothing covers the notice's buttons
	await expect(page.getByRole("link", { name: "Show me" })).toBeHidden();
	await page.evaluate(() => scrollTo(0, 0));
	await expect(page.getByRole("link", { name: "Show me" })).toBeVisible();

	// pressed while still offline, the notice stays
	await page.getByRole("button", { name: "Send now" }).click();
	await expect(unsent(page)).toContainText(
		"As soon as the network is back, we send it again automatically",
	);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(0);

	const postsBefore = posts;
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(posts - postsBefore).toBe(1);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

test("a form that wakes without a network stays as it is, and reads its page anew when the network is back", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	const lost = page.waitForEvent("requestfailed", (request) => freshPage.test(request.url()));
	const mend = await breakRequests(page, freshPage);
	await page.goto(`/excursion/${trip.id}`);
	await page.getByLabel("Full name").fill("Ida Lindqvist");
	await lost;
	const again = page.waitForResponse(freshPage);
	mend();
	expect((await again).status()).toBe(200);
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.getByRole("heading", { name: "Book your day" })).toBeVisible();
});

test("a booking that is withdrawn or written on without a network is a form like before", async ({
	page,
	island,
	context,
}) => {
	const trip = await fillBooking(page, island);
	const book = page.locator("#book").getByRole("button", { name: "Book and pay" });
	await context.setOffline(true);
	await book.click();
	await page.getByRole("button", { name: "Do not send" }).click();
	await expect(unsent(page)).toBeHidden();
	await book.click();
	await expect(unsent(page)).toBeVisible();
	await page.getByLabel("Full name").fill("Ida Maria Lindqvist");
	await expect(unsent(page)).toBeHidden();
	await context.setOffline(false);
	await expect(book).toHaveAttribute("aria-disabled", "false");
	await book.click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	const bookingRows = await island.db
		.select()
		.from(bookings)
		.where(eq(bookings.excursionId, trip.id));
	expect(bookingRows.map(({ name }) => name)).toEqual(["Ida Maria Lindqvist"]);
});

test("a booking whose answer is lost claims neither that it is booked nor that it is not, and sent again it is the same one", async ({
	page,
	island,
}) => {
	const trip = await fillBooking(page, island);
	const { posts, restore } = await loseAnswers(page);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(unsent(page)).toContainText("We got no answer.");
	await expect(unsent(page)).toContainText("You book only once");
	await expect(page.getByText("Nothing is booked")).toBeHidden();
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	// it is resent automatically only once
	await expect(unsent(page)).toContainText("We have tried once more.");
	expect(posts.sent).toBe(2);
	restore();
	await page.getByRole("button", { name: "Send again", exact: true }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

/** The server holds the last two seats of a day for a visitor who did not get the answer. */
async function loseHoldOfLastTwo(page: Page, island: Island) {
	const trip = await fillBooking(page, island, { capacity: 2 });
	const { restore } = await loseAnswers(page);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(unsent(page)).toContainText("We got no answer.");
	restore();
	return trip;
}

test("a hold whose answer was lost is the visitor's own again on every page that is opened in its tab", async ({
	page,
	island,
}) => {
	const trip = await loseHoldOfLastTwo(page, island);
	const bar = page.getByRole("region", { name: "Seats held for you" });
	await page.goto("/");
	await expect(bar).toContainText("Your 2 seats are still held for");
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await expect(page.getByRole("heading", { name: "Two seats are waiting for you" })).toBeVisible();
	await expectAccessible(page);
	await bar.getByRole("button", { name: "Pay €128" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

test("a page that is loaded anew over a bad network finds the lost hold as soon as the network lets it", async ({
	page,
	island,
}) => {
	const trip = await loseHoldOfLastTwo(page, island);
	const mend = await breakRequests(page, "**/booking/held");
	const isAsked = page.waitForEvent("requestfailed", (request) =>
		request.url().endsWith("/booking/held"),
	);
	await page.reload();
	await isAsked;
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	mend();
	await expect(page.getByRole("heading", { name: "Two seats are waiting for you" })).toBeVisible();
	await heldPanel(page).getByRole("button", { name: "Release the seats" }).click();
	await expect(page.locator(`input[name=date][value="${soon(3)}"]`)).toBeChecked();
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	const all = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(all.map(({ status }) => status)).toEqual(["expired", "pending"]);
});

test("the same words sent from a new page, before the lost hold was found, are the same booking", async ({
	page,
	island,
}) => {
	const trip = await fillBooking(page, island);
	const { restore } = await loseAnswers(page);
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(unsent(page)).toContainText("We got no answer.");
	restore();
	await page.route("**/booking/held", (route) => route.abort("failed"));
	await page.reload();
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.locator('input[name="key"]')).not.toHaveValue("");
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

test("a booking that the browser sent before its form woke, and whose answer is lost, is found by the next page", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	const letIslands = await holdIslands(page);
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await fillGuest(page);
	const { posts, restore } = await loseAnswers(page);
	await page
		.locator("#book")
		.getByRole("button", { name: "Book and pay" })
		.click({ noWaitAfter: true });
	await expect.poll(() => island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
	expect(posts.sent).toBe(1);
	// the browser's own page says that no answer came
	await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
	restore();
	letIslands();
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await expect(page.getByRole("heading", { name: "Two seats are waiting for you" })).toBeVisible();
});

test("when only the page after the form is lost, the form has arrived and says so", async ({
	page,
	island,
	context,
}) => {
	const trip = await fillBooking(page, island);
	await page.route("**/excursion/*", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		const response = await route.fetch();
		await context.setOffline(true);
		await route.fulfill({ response });
	});
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(unsent(page)).toContainText("Your seats are held, nothing is charged yet.");
	await expect(page.getByRole("button", { name: "Open it now" })).toBeVisible();
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

test("message, changed day, cancellation and the search for a booking wait for the network like a booking", async ({
	page,
	island,
	context,
}) => {
	const trip = await addExcursion(island.db);
	const { confirmId, reference } = await addBooking(island, trip);
	/** @param fill fills the form; then its button, its notice and the final page's text. */
	const send = async (
		path: string,
		button: RegExp,
		nothing: string,
		fill: () => Promise<unknown>,
	) => {
		await page.goto(path, { waitUntil: "networkidle" });
		await fill();
		// who only has to press finds a form that is awake without a touch
		await expect(page.locator("main [data-awake]")).toHaveCount(1);
		await context.setOffline(true);
		await page.getByRole("button", { name: button }).click();
		await expect(unsent(page)).toContainText(`Not sent. ${nothing}`);
		await context.setOffline(false);
	};
	await send("/excursion/contact", /Send/, "We have not read it yet.", async () => {
		await page.getByLabel("Your name").fill("Network Lost");
		await page.getByLabel("Email").fill("lost@mail.example");
		await page.getByLabel("Message").fill("Does this arrive once?");
	});
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(
		"Thank you, we have your message.",
	);
	expect(await island.db.$count(contactMessages, eq(contactMessages.name, "Network Lost"))).toBe(1);

	await send("/booking", /Mail me/, "No mail is on its way.", async () => {
		await page.getByLabel("Booking code").fill(reference);
		await page.getByLabel("Email").fill("ida@mail.example");
	});
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Look into your inbox");

	const path = `/booking/${confirmId}/change?date=${soon(12)}`;
	await send(path, /Move to/, "Nothing is changed.", async () => {});
	await expect(page.getByText("Your booking is changed.")).toBeVisible();

	await send(`/booking/${confirmId}/cancel`, /Cancel/, "Nothing is cancelled.", async () => {});
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
});

test("a page that comes back from the payment page of another host can be used again", async ({
	page,
	island,
}) => {
	const trip = await fillBooking(page, island);
	// the way to the other host never completes, so the page stays as it is
	const left = Promise.withResolvers<void>();
	await page.route("**/payment/checkout/*", async (route) => {
		await route.fulfill({ status: 204 });
		left.resolve();
	});
	const book = page.locator("#book").getByRole("button", { name: /^Book/ });
	await book.click();
	await awaitWithLimit(left.promise, "the browser to leave for the payment page");
	await expect(book).toHaveText("Booking…");
	// Headless Chromium has no back/forward cache ("BackForwardCacheDisabledForDelegate"), so the test only
	// dispatches the event.
	await page.evaluate(() =>
		window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
	);
	// the page knows the booking by now, and shows its form below
	await expect(page.getByRole("heading", { name: "Two seats are waiting for you" })).toBeVisible();
	await page.getByRole("button", { name: "Look at another day" }).click();
	const another = page.getByRole("button", { name: /instead$/ });
	await expect(another).toHaveAttribute("aria-disabled", "false");
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	await expect(page.getByRole("progressbar")).toBeHidden();
	await page.unrouteAll();
	await page.locator(`input[name=date][value="${soon(4)}"]`).check({ force: true });
	await another.click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	const ownHolds = and(eq(bookings.excursionId, trip.id), eq(bookings.status, "pending"));
	expect(await island.db.$count(bookings, ownHolds)).toBe(1);
});

test("of two questions about holds at once one goes on, so the pause before the next is doubled once", async ({
	page,
}) => {
	let questions = 0;
	await page.route("**/booking/held", (route) => {
		questions += 1;
		return route.fulfill({ json: { held: [], isFormOver: false, now: 0 } });
	});
	await page.addInitScript((name) => sessionStorage.setItem(name, "a form"), sentFormKeyName);
	await page.clock.install({ time: 0 });
	await page.clock.pauseAt(1000);
	await page.goto("/");
	await expect.poll(() => questions).toBeGreaterThan(0);
	// what the page has asked by now has arrived before the answer to this
	const answer = () => page.evaluate(() => fetch("/robots.txt").then((each) => each.text()));
	await answer();
	const questionsBefore = questions;
	await page.evaluate(() => {
		for (const _ of "12") dispatchEvent(new Event("online"));
	});
	await expect.poll(() => questions).toBe(questionsBefore + 2);
	const secondsUntilNext = async () => {
		const questionsNow = questions;
		let seconds = 0;
		while (questions === questionsNow && seconds < 60) {
			await page.clock.runFor(1000);
			await answer();
			seconds += 1;
		}
		return seconds;
	};
	// after 2 seconds of the first question and 4 of the two; a second may pass before an answer is read
	await secondsUntilNext();
	expect([8, 9, 10]).toContain(await secondsUntilNext());
});
