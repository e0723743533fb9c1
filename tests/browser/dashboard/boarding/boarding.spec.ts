import type { BrowserContext, Page } from "@playwright/test";
import { and, eq, inArray } from "drizzle-orm";
import { boardings, bookingEvents, bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { assignGuide } from "#tests/guides.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { boardingPageKept } from "./boarding-page-kept.ts";

const viewport = { width: 390, height: 844 };
test.use({ viewport });

const title = "The whole island in a day";

/** Today's departure with three couples, a family and who may not come along; bookings close before the day itself. */
async function departureOfToday(island: Island) {
	const trip = await addExcursion(island.db, { title, capacity: 60 });
	const price = (2 * trip.priceAdultCents) / 100;
	const book = (name: string, changes: Parameters<typeof addBooking>[2] = {}) =>
		addBooking(island, trip, { name, adults: 2, price, ...changes });
	const couples = [
		await book("Guest Number 0"),
		await book("Guest Number 1"),
		await book("Guest Number 2"),
	];
	const family = await book("Annegret Freifrau von Schwarzenberg-Wolkenstein", {
		bebe: 1,
		comments: "Baby seat, row 2",
	});
	const cancelledBooking = await book("Kwame Mensah");
	const owing = await addBooking(island, trip, { name: "Joan Pike" }, { paid: false });
	const later = await book("Ida Lindqvist");
	const change = (ids: number[], values: Partial<typeof bookings.$inferInsert>) =>
		island.db.update(bookings).set(values).where(inArray(bookings.id, ids));
	await change(
		[...couples, family, cancelledBooking, owing].map(({ id }) => id),
		await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }),
	);
	await change([cancelledBooking.id], { status: "cancelled" });
	await change([owing.id], { status: "confirmed" });
	return { trip, couples, family, cancelledBooking, owing, later };
}

async function openScanner(page: Page) {
	await page.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
}

async function scan(page: Page, text: string) {
	await page.getByLabel("Or type the reference").fill(text);
	await page.getByRole("button", { name: "Look it up" }).click();
}

/** A guide's phone. */
async function phone(context: BrowserContext, island: Island, name: string) {
	const { id: userId } = await signIn(context, island, { role: "guide", name });
	return { userId, page: await context.newPage() };
}

/** The guide's first screen is the app; its list and its files come onto the phone. */
async function openApp(page: Page) {
	await page.goto("/dashboard");
	await expect(page).toHaveURL(/\/dashboard\/today$/);
	await expect(page.getByRole("heading", { name: "Leaving today" })).toBeVisible();
	await boardingPageKept(page);
}

function recordsOnPhone(page: Page): Promise<number> {
	return page.evaluate(
		() =>
			new Promise<number>((resolve, reject) => {
				const opening = indexedDB.open("island-boarding", 1);
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const count = opening.result.transaction("sealed").objectStore("sealed").count();
					count.onsuccess = () => resolve(count.result);
				};
			}),
	);
}

test("two phones without a network board the same guests and write a note: nobody is lost or counts twice, no amount is seen, and signing out leaves nothing", async ({
	island,
	context,
	browser,
}) => {
	const { trip, couples, family, ...others } = await departureOfToday(island);
	const pau = await phone(context, island, "Pau Vidal");
	const otherContext = await browser.newContext({ baseURL: island.url.origin, viewport });
	const ines = await phone(otherContext, island, "Inés");
	await assignGuide(island, { trip, date: soon(0), userId: pau.userId });
	await assignGuide(island, { trip, date: soon(0), userId: ines.userId }, "driver");
	for (const { page } of [pau, ines]) await openApp(page);
	const list = pau.page.getByRole("button", { name: title });
	await list.click();
	await expectAccessible(pau.page);
	await context.setOffline(true);
	await otherContext.setOffline(true);

	const card = pau.page.locator(`#guest-${family.id}`);
	await expect(card).toContainText("Baby seat, row 2");
	await card.getByRole("button", { name: /^Note about/ }).click();
	await card.getByLabel(/^A note about/).fill("Sits in front because of her knee");
	// the card changes while somebody writes
	await card.getByRole("button", { name: /^Adult 1/ }).click();
	await card.getByRole("button", { name: /^Baby/ }).click();
	await expect(card.getByLabel(/^A note about/)).toHaveValue(/her knee/);
	await card.getByRole("button", { name: "Save the note" }).click();
	await expect(card.getByText("waits on this phone")).toBeVisible();
	await expectAccessible(pau.page);
	// a cold start: the page is loaded again without a network
	for (const { page } of [pau, ines]) {
		await page.reload();
		await expect(page.getByText("No network.")).toBeVisible();
	}
	await list.click();
	await expect(pau.page.getByText("1 note waits here")).toBeVisible();
	await expect(card.getByText("Sits in front because of her knee")).toBeVisible();
	for (const { page, numbers } of [
		{ page: pau.page, numbers: [0, 1] },
		{ page: ines.page, numbers: [2, 1] },
	]) {
		await openScanner(page);
		for (const number of numbers) {
			await scan(page, `${island.url}/booking/${couples[number]?.confirmId}`);
			await expect(page.getByText("2 of 2 on board")).toBeVisible();
			await expect(page.getByText(couples[number]?.reference ?? "")).toBeVisible();
		}
	}
	await scan(pau.page, couples[1]?.reference ?? "");
	await expect(pau.page.getByRole("heading", { name: "Already in" })).toBeVisible();
	// nothing readable is kept on the phone
	const storage = await pau.page.evaluate(() => JSON.stringify({ ...localStorage }));
	expect(storage).not.toMatch(/Guest Number|knee/);

	for (const [where, page] of [
		[otherContext, ines.page],
		[context, pau.page],
	] as const) {
		await where.setOffline(false);
		await expect(page.getByText(/waits? here/)).toHaveCount(0, { timeout: 30_000 });
	}
	await expect(pau.page.getByText("Scanned on two phones, counted once")).toBeVisible();
	const rows = await island.db
		.select({ people: boardings.people, aboard: boardings.aboard })
		.from(boardings)
		.innerJoin(bookings, eq(bookings.id, boardings.bookingId))
		.where(eq(bookings.excursionId, trip.id))
		.orderBy(bookings.id);
	const both = { people: 2, aboard: "[0,1]" };
	expect(rows).toEqual([both, both, both, { people: 2, aboard: "[0,2]" }]);
	const eventsOf = (id: number, type: "picked up" | "note") =>
		island.db
			.select({ detail: bookingEvents.detail, by: bookingEvents.actorName })
			.from(bookingEvents)
			.where(and(eq(bookingEvents.bookingId, id), eq(bookingEvents.type, type)));
	expect(await eventsOf(couples[1]?.id ?? 0, "picked up")).toHaveLength(1);
	expect(await eventsOf(family.id, "note")).toEqual([
		{ detail: "Sits in front because of her knee", by: "Pau Vidal" },
	]);

	const answer = pau.page.locator("[data-outcome]");
	for (const [guest, outcome, words] of [
		[family, "partly", "2 of 3"],
		[others.cancelledBooking, "cancelled", "Cancelled"],
		[others.owing, "unpaid", "Not paid"],
		[others.later, "wrong day", "Not today"],
	] as const) {
		await scan(pau.page, `${island.url}/booking/${guest.confirmId}`);
		await expect(answer).toHaveAttribute("data-outcome", outcome);
		await expect(answer.getByRole("heading", { name: words })).toBeVisible();
		expect(await answer.innerText()).not.toMatch(/€|Ida/);
		await expectAccessible(pau.page, { within: "[data-outcome]" });
	}
	await scan(pau.page, family.reference);
	await answer.getByRole("button", { name: "All 3 are here" }).click();
	await expect(answer).toHaveAttribute("data-outcome", "valid");
	await pau.page.setViewportSize({ width: 1280, height: 900 });
	await expect(pau.page.getByRole("heading", { name: "Leaving today" })).toBeVisible();
	await expect(pau.page.locator("#list ~ p").getByText("9 boarded")).toBeVisible();
	expect(await pau.page.locator("main").innerText()).not.toMatch(/€|Ida/);
	await expectAccessible(pau.page);

	await pau.page.getByRole("button", { name: "Sign out" }).click();
	await expect(pau.page).toHaveURL(/\/app_login/);
	expect(await recordsOnPhone(pau.page)).toBe(0);
	await otherContext.close();
});
