import type { Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import {
	breakRequests,
	expect,
	expectAccessible,
	test,
	wake,
} from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";

test.use({ viewport: { width: 390, height: 844 } });

const unsent = (page: Page) => page.locator("#unsent");
const book = (page: Page) => page.locator("#book").getByRole("button", { name: "Book and pay" });
const heldHeading = (page: Page) =>
	page.getByRole("heading", { name: "Two seats are waiting for you" });

async function fillBooking(page: Page, island: Island, changes: { capacity?: number } = {}) {
	const trip = await addExcursion(island.db, changes);
	// its form's rules are loaded when the guest comes to the fields about himself
	const rules = page.waitForResponse(/\/islands\/booking-check-/);
	// a form that wakes reads its page anew
	const fresh = page.waitForResponse(/[?&]fresh=/);
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
	await book(page).click();
	await expect(unsent(page)).toBeFocused();
	await expect(unsent(page)).toContainText("Not sent. Nothing is booked.");
	await expect(unsent(page)).toContainText("Until then no seats are held for you.");
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	// nothing covers the notice's buttons
	await expect(page.getByRole("link", { name: "Show me" })).toBeHidden();

	// withdrawn or written on, it is a form like before
	await page.getByRole("button", { name: "Do not send" }).click();
	await expect(unsent(page)).toBeHidden();
	await book(page).click();
	await expect(unsent(page)).toBeVisible();
	await page.getByLabel("Full name").fill("Ida Maria Lindqvist");
	await expect(unsent(page)).toBeHidden();
	await book(page).click();

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
	const rows = await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id));
	expect(rows.map(({ name }) => name)).toEqual(["Ida Maria Lindqvist"]);
});

test("a booking whose answer is lost claims neither that it is booked nor that it is not; sent again it is the same one, and its seats are the visitor's own as soon as the network lets it", async ({
	page,
	island,
}) => {
	const trip = await fillBooking(page, island, { capacity: 2 });
	const { posts, restore } = await loseAnswers(page);
	await book(page).click();
	await expect(unsent(page)).toContainText("We got no answer.");
	await expect(unsent(page)).toContainText("You book only once");
	await expect(page.getByText("Nothing is booked")).toBeHidden();
	await expectAccessible(page, { within: "[data-widget=booking-widget]" });
	// it is resent automatically only once
	await expect(unsent(page)).toContainText("We have tried once more.");
	expect(posts.sent).toBe(2);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);

	restore();
	const mend = await breakRequests(page, "**/booking/held");
	const lost = page.waitForEvent("requestfailed", (request) =>
		request.url().endsWith("/booking/held"),
	);
	await page.reload();
	await lost;
	await expect(page.getByLabel("Full name")).toHaveValue("Ida Lindqvist");
	mend();
	await expect(heldHeading(page)).toBeVisible();
	await page
		.getByRole("region", { name: "Seats held for you" })
		.getByRole("button", { name: "Pay €128" })
		.click();
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

/** Wraps every text of the form as a browser's translator does. */
function translateForm(): void {
	const form = document.querySelector("form#book");
	const walker = document.createTreeWalker(form ?? document.body, NodeFilter.SHOW_TEXT);
	const texts: Node[] = [];
	while (walker.nextNode()) texts.push(walker.currentNode);
	for (const text of texts) {
		const font = document.createElement("font");
		text.parentNode?.replaceChild(font, text);
		font.append(text.textContent ?? "");
	}
}

test("a form that a browser has translated sleeps, books the people and the sum that it shows, and is found by the next page when its answer is lost", async ({
	page,
	island,
}) => {
	const trip = await addExcursion(island.db);
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await page.evaluate(translateForm);
	await page.getByRole("button", { name: "More: Children" }).click();
	await page.getByRole("button", { name: "Fewer: Adults" }).click();
	await expect(page.locator("form output").last()).toHaveText("€106");
	await fillGuest(page);
	await page.waitForLoadState("networkidle");
	await expect(page.locator("[data-widget=booking-widget]")).not.toHaveAttribute("data-awake");
	const { posts, restore } = await loseAnswers(page);
	await book(page).click({ noWaitAfter: true });
	// the browser's own page says that no answer came
	await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
	expect(posts.sent).toBe(1);
	expect(
		await island.db.select().from(bookings).where(eq(bookings.excursionId, trip.id)),
	).toMatchObject([{ adults: 1, children: 1, priceCents: 10_600 }]);
	restore();
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await expect(heldHeading(page)).toBeVisible();
});
