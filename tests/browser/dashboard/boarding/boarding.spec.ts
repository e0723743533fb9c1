import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { boardings, bookingEvents, bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { browserWithCamera, filmOf } from "#tests/browser/camera.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { assignGuide } from "#tests/guides.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { boardingPageKept } from "./boarding-page-kept.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Today's departure, full of couples; bookings close before the day itself, so they are moved to it. */
async function fullDeparture(island: Island, couples: number) {
	const trip = await addExcursion(island.db, { capacity: 60, title: "The whole island in a day" });
	const guests = [];
	for (let number = 0; number < couples; number += 1)
		guests.push(
			await addBooking(island, trip, {
				name: `Guest Number ${number}`,
				adults: 2,
				price: (2 * trip.priceAdultCents) / 100,
			}),
		);
	await island.db
		.update(bookings)
		.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }))
		.where(eq(bookings.excursionId, trip.id));
	return { trip, guests };
}

/** The app, with its list and its files on the phone. */
async function openApp(page: Page) {
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	await expect(page.getByRole("heading", { name: "Leaving today" })).toBeVisible();
	await boardingPageKept(page);
}

async function scan(page: Page, text: string) {
	await page.getByLabel("Or type the reference").fill(text);
	await page.getByRole("button", { name: "Look it up" }).click();
}

async function phone(context: BrowserContext, island: Island, name: string) {
	const user = await signIn(context, island, { role: "guide", name });
	return { user, page: await context.newPage() };
}

test("two phones without a network board 40 guests with doubled scans: afterwards nobody is lost and nobody counts twice", async ({
	island,
	context,
	browser,
}) => {
	const { trip, guests } = await fullDeparture(island, 20);
	const pau = await phone(context, island, "Pau");
	const otherContext = await browser.newContext({
		baseURL: island.url.origin,
		viewport: { width: 390, height: 844 },
	});
	const ines = await phone(otherContext, island, "Inés");
	await assignGuide(island, { trip, date: soon(0), userId: pau.user.id });
	await assignGuide(island, { trip, date: soon(0), userId: ines.user.id }, "driver");
	for (const { page } of [pau, ines]) await openApp(page);
	await expectAccessible(pau.page);
	await context.setOffline(true);
	await otherContext.setOffline(true);

	// a cold start: the page is loaded again without a network
	for (const { page } of [pau, ines]) {
		await page.reload();
		await expect(page.getByText("No network.")).toBeVisible();
		await page.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
	}
	// each phone scans its half, every third guest of the other's half, and some twice
	const scansOf = (isOwn: (number: number) => boolean) =>
		guests.filter((_, number) => isOwn(number) || number % 3 === 0);
	for (const { page, ownGuests } of [
		{ page: pau.page, ownGuests: scansOf((number) => number < 10) },
		{ page: ines.page, ownGuests: scansOf((number) => number >= 10).reverse() },
	]) {
		for (const guest of ownGuests) {
			await scan(page, `${island.url}/booking/${guest.confirmId}`);
			await expect(page.getByText("2 of 2 on board")).toBeVisible();
			await expect(page.getByText(guest.reference)).toBeVisible();
		}
		await scan(page, ownGuests[0]?.reference ?? "");
		await expect(page.getByRole("heading", { name: "Already in" })).toBeVisible();
		await expectAccessible(page);
	}
	// nothing readable is kept on the phone
	const storage = await pau.page.evaluate(() => JSON.stringify({ ...localStorage }));
	expect(storage).not.toContain("Guest Number");

	await otherContext.setOffline(false);
	await expect(ines.page.getByText("wait here")).toHaveCount(0, { timeout: 30_000 });
	await context.setOffline(false);
	await expect(pau.page.getByText("wait here")).toHaveCount(0, { timeout: 30_000 });
	await expect(pau.page.getByText("Scanned on two phones, counted once")).toBeVisible();
	const rows = await island.db
		.select({ people: boardings.people })
		.from(boardings)
		.innerJoin(bookings, eq(bookings.id, boardings.bookingId))
		.where(eq(bookings.excursionId, trip.id));
	expect(rows.map(({ people }) => people)).toEqual(Array.from({ length: 20 }, () => 2));
	const events = await island.db
		.select({ type: bookingEvents.type })
		.from(bookingEvents)
		.innerJoin(bookings, eq(bookings.id, bookingEvents.bookingId))
		.where(eq(bookings.excursionId, trip.id));
	expect(events.filter(({ type }) => type === "picked up")).toHaveLength(20);
	for (const { page } of [pau, ines]) {
		await page.reload();
		await page.getByRole("navigation").getByRole("button", { name: "List" }).click();
		await expect(page.locator("#list ~ p").getByText("40 boarded")).toBeVisible();
	}
	await otherContext.close();
});

test("a phone that dies right after the server took a tick starts with it, because the list is kept before the tick is forgotten", async ({
	island,
	context,
	page,
}) => {
	const { trip, guests } = await fullDeparture(island, 1);
	const guide = await signIn(context, island, { role: "guide", name: "Pau" });
	await assignGuide(island, { trip, date: soon(0), userId: guide.id });
	await page.addInitScript(() => {
		const steps: string[] = [];
		Object.assign(window, { steps });
		const { put, delete: remove } = IDBObjectStore.prototype;
		IDBObjectStore.prototype.put = function (...words: Parameters<typeof put>) {
			steps.push(`keep ${String(words[1]).split("/")[0]}`);
			return put.apply(this, words);
		};
		IDBObjectStore.prototype.delete = function (...words: Parameters<typeof remove>) {
			steps.push(`forget ${String(words[0]).split("/")[0]}`);
			return remove.apply(this, words);
		};
	});
	await openApp(page);
	await page.getByRole("button", { name: "The whole island in a day" }).click();
	await page.locator(`#guest-${guests[0]?.id}`).getByRole("button", { name: /^All/ }).click();
	const stepsSincePress = async () => {
		const steps: string[] = await page.evaluate(() => Reflect.get(window, "steps"));
		return steps.slice(steps.indexOf("keep operation"));
	};
	await expect.poll(stepsSincePress).toContain("forget operation");
	const steps = await stepsSincePress();
	expect(steps.indexOf("keep day")).toBeGreaterThan(0);
	expect(steps.indexOf("keep day")).toBeLessThan(steps.indexOf("forget operation"));
});

test("a guide boards a family in parts, is told what each voucher is worth, sees no money, and leaves nothing behind", async ({
	island,
	context,
	page,
}) => {
	const { trip } = await fullDeparture(island, 0);
	const price = (count: number) => (count * trip.priceAdultCents) / 100;
	const family = await addBooking(island, trip, {
		name: "Annegret Freifrau von Schwarzenberg-Wolkenstein",
		adults: 2,
		bebe: 1,
		price: price(2),
		comments: "Baby seat, row 2",
	});
	const cancelledBooking = await addBooking(island, trip, { name: "Kwame Mensah" });
	const owing = await addBooking(island, trip, { name: "Joan Pike" }, { paid: false });
	const later = await addBooking(island, trip, { name: "Ida Lindqvist" });
	const change = (id: number, values: Partial<typeof bookings.$inferInsert>) =>
		island.db.update(bookings).set(values).where(eq(bookings.id, id));
	for (const { id } of [family, cancelledBooking, owing])
		await change(id, await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }));
	await change(cancelledBooking.id, { status: "cancelled" });
	await change(owing.id, { status: "confirmed" });
	const guide = await signIn(context, island, { role: "guide", name: "Pau" });
	await assignGuide(island, { trip, date: soon(0), userId: guide.id });
	// the guide's first screen
	await page.goto("/dashboard");
	await expect(page).toHaveURL(/\/dashboard\/today$/);
	await openApp(page);
	await page.getByRole("button", { name: "The whole island in a day" }).click();
	const row = page.locator(`#guest-${family.id}`);
	await expect(row).toContainText("Baby seat, row 2");
	await row.getByRole("button", { name: /^Adult 1/ }).click();
	await row.getByRole("button", { name: /^Baby/ }).click();
	await expect(page.locator("#list ~ p").getByText("2 boarded")).toBeVisible();
	await expect(async () => {
		const [tickRow] = await island.db
			.select()
			.from(boardings)
			.where(eq(boardings.bookingId, family.id));
		expect(tickRow?.aboard).toBe("[0,2]");
	}).toPass();
	await expect(page.getByText("wait here")).toHaveCount(0);
	// what the server has taken is on this phone too
	await context.setOffline(true);
	await page.reload();
	await page.getByRole("navigation").getByRole("button", { name: "List" }).click();
	await expect(page.locator("#list ~ p").getByText("2 boarded")).toBeVisible();
	await context.setOffline(false);
	expect(await page.locator("main").innerText()).not.toMatch(/€|Ida/);
	await expectAccessible(page);

	await page.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
	const answer = page.locator("[data-outcome]");
	for (const [guest, outcome, title] of [
		[family, "partly", "2 of 3"],
		[cancelledBooking, "cancelled", "Cancelled"],
		[owing, "unpaid", "Not paid"],
		[later, "wrong day", "Not today"],
	] as const) {
		await scan(page, `${island.url}/booking/${guest.confirmId}`);
		await expect(answer).toHaveAttribute("data-outcome", outcome);
		await expect(answer.getByRole("heading", { name: title })).toBeVisible();
		expect(await answer.innerText()).not.toMatch(/€|Ida/);
		await expectAccessible(page);
	}
	await scan(page, "https://elsewhere.example/x");
	await expect(answer).toHaveAttribute("data-outcome", "unknown");
	await scan(page, family.reference);
	await answer.getByRole("button", { name: "All 3 are here" }).click();
	await expect(answer).toHaveAttribute("data-outcome", "valid");
	await page.setViewportSize({ width: 1280, height: 900 });
	await expect(page.getByRole("heading", { name: "Leaving today" })).toBeVisible();
	await expect(page.getByRole("heading", { name: "Scan a voucher" })).toBeVisible();
	await expectAccessible(page);

	await page.getByRole("button", { name: "Sign out" }).click();
	await expect(page).toHaveURL(/\/app_login/);
	const records = await page.evaluate(
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
	expect(records).toBe(0);
});

test("a phone without a reader of its own reads the voucher with ours, after a cold start without a network; a refused camera says so", async ({
	island,
	page,
}) => {
	const { trip, guests } = await fullDeparture(island, 1);
	const [guest] = guests;
	await page.goto(`/booking/${guest?.confirmId}`);
	const film = await filmOf(page.getByRole("img", { name: "QR code of this voucher" }));
	const browser = await browserWithCamera(film);
	try {
		const context = await browser.newContext({
			baseURL: island.url.origin,
			viewport: { width: 390, height: 844 },
		});
		const { user, page: app } = await phone(context, island, "Pau");
		const spokenLines: string[] = [];
		app.on("console", (message) => {
			if (message.type() === "error" && !message.text().includes("ERR_INTERNET_DISCONNECTED"))
				spokenLines.push(message.text());
		});
		await assignGuide(island, { trip, date: soon(0), userId: user.id });
		await openApp(app);
		// our reader comes by itself, so that it is there without a network
		await expect
			.poll(() =>
				app.evaluate(async () => {
					const cachedRequests = await (await caches.open("boarding-1")).keys();
					return cachedRequests.some(({ url }) => url.endsWith(".wasm"));
				}),
			)
			.toBe(true);
		await context.setOffline(true);
		await app.reload();
		await expect(app.getByText("No network.")).toBeVisible();
		await app.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
		await expect(app.locator("[data-outcome]")).toBeVisible();
		await expect(app.getByText("2 of 2 on board")).toBeVisible();
		await expectAccessible(app);

		const refuse = (isRefused: boolean) =>
			app.evaluate((refused) => {
				const ownGuests = MediaDevices.prototype.getUserMedia;
				navigator.mediaDevices.getUserMedia = refused
					? () => Promise.reject(new DOMException("", "NotAllowedError"))
					: ownGuests;
			}, isRefused);
		await refuse(true);
		await app.getByRole("navigation").getByRole("button", { name: "List" }).click();
		await app.getByRole("button", { name: "Scan" }).click();
		await expect(app.getByText("The camera is not allowed")).toBeVisible();
		await expectAccessible(app);
		await refuse(false);
		await app.getByRole("button", { name: "Try again" }).click();
		await expect(app.getByText("Hold the voucher’s code in the frame")).toBeVisible();
		expect(spokenLines).toEqual([]);
	} finally {
		await browser.close();
	}
});
