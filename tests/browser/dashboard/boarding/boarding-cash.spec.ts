import type { BrowserContext, Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings, paymentMoney, payments } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";
import { boardingPageKept } from "./boarding-page-kept.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Wakes the boarding app's service worker, as a browser does where the app is installed. */
async function wakeWorker(context: BrowserContext, page: Page, island: Island): Promise<void> {
	const devtools = await context.newCDPSession(page);
	const registered = new Promise<string>((resolve) => {
		devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
			const boardingWorker = registrations.find(({ scopeURL }) =>
				scopeURL.endsWith("/dashboard/today"),
			);
			if (boardingWorker) resolve(boardingWorker.registrationId);
		});
	});
	await devtools.send("ServiceWorker.enable");
	await devtools.send("ServiceWorker.dispatchPeriodicSyncEvent", {
		origin: island.url.origin,
		registrationId: await registered,
		tag: "forget-old-guests",
	});
	await devtools.detach();
}

/** Names of what the phone keeps. */
function keptRecords(page: Page, { makeOld }: { makeOld: boolean }): Promise<string[]> {
	return page.evaluate(
		(isMadeOld) =>
			new Promise<string[]>((resolve, reject) => {
				const opening = indexedDB.open("island-boarding", 1);
				opening.onerror = () => reject(opening.error);
				opening.onsuccess = () => {
					const task = opening.result.transaction("sealed", "readwrite");
					const store = task.objectStore("sealed");
					const day = store.get("day");
					day.onsuccess = () => {
						if (isMadeOld) store.put({ ...day.result, expiresAt: 1 }, "day");
					};
					const keys = store.getAllKeys();
					task.oncomplete = () => {
						opening.result.close();
						resolve(keys.result.map(String));
					};
				};
			}),
		makeOld,
	);
}

test("cash is taken without a network, survives a cold start, and counts once; what was paid meanwhile is said; the worker deletes guests after 48 hours although nobody opens the app", async ({
	page,
	context,
	island,
}) => {
	const user = await signIn(context, island, { role: "supervisor", name: "Marta Boss" });
	const trip = await addExcursion(island.db, { title: "Round the salt pans" });
	const [ida, omar] = [
		await addBooking(island, trip, { name: "Ida Lindqvist" }, { paid: false }),
		await addBooking(island, trip, { name: "Omar Haddad" }, { paid: false }),
	];
	// bookings close before the day itself, so they are moved to it
	await island.db
		.update(bookings)
		.set({
			status: "confirmed",
			confirmedAt: Date.now(),
			...(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) })),
		})
		.where(eq(bookings.excursionId, trip.id));
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	// by its name, because which list comes first depends on the hour
	const list = page.getByRole("button", { name: "Round the salt pans" });
	await list.click();
	const card = (name: string) => page.getByRole("listitem").filter({ hasText: name }).last();
	await expect(card("Ida Lindqvist").getByText("€64 to pay")).toBeVisible();
	await boardingPageKept(page);
	await context.setOffline(true);
	await card("Ida Lindqvist")
		.getByRole("button", { name: "Take €64 in cash from Ida Lindqvist" })
		.click();
	await card("Ida Lindqvist").getByRole("button", { name: "Yes, I have €64" }).dblclick();
	await expect(card("Ida Lindqvist").getByText("✓ €64 taken in cash")).toBeVisible();
	await page.getByRole("navigation").getByRole("button", { name: "Scan" }).click();
	await page.getByLabel("Or type the reference").fill(omar.reference);
	await page.getByRole("button", { name: "Look it up" }).click();
	const answer = page.locator("[data-outcome]");
	await expect(answer).toHaveAttribute("data-outcome", "unpaid");
	await expectAccessible(page);
	await answer.getByRole("button", { name: "Take €64 in cash from Omar Haddad" }).click();
	await answer.getByRole("button", { name: "Yes, I have €64" }).click();
	await expect(answer.getByText("✓ €64 taken in cash")).toBeVisible();
	const storage = await page.evaluate(() => JSON.stringify({ ...localStorage }));
	expect(storage).not.toContain("amountCents");
	await page.reload();
	await list.click();
	await expect(page.getByText("2 cash payments wait here: €128")).toBeVisible();
	await expect(card("Ida Lindqvist").getByText("waits on this phone")).toBeVisible();

	// Omar pays at the card terminal of the office meanwhile
	const now = Date.now();
	await island.db.insert(payments).values({
		id: `s${omar.id}-office`,
		bookingId: omar.id,
		gateway: "terminal",
		amountCents: 6400,
		receivedCents: 6400,
		currency: "EUR",
		status: "paid",
		paidAt: now,
		takenById: user.id,
		takenByName: "Jonas Office",
		createdAt: now,
		updatedAt: now,
	});
	await context.setOffline(false);
	await expect(page.getByText("cash payments wait here")).toHaveCount(0, { timeout: 30_000 });
	await expect(card("Ida Lindqvist").getByText("✓ €64 taken in cash")).toBeVisible();
	await expect(card("Omar Haddad").getByRole("alert")).toContainText(
		"Already paid to Jonas Office",
	);
	await expectAccessible(page);
	await card("Omar Haddad").getByRole("button", { name: "I gave it back" }).click();
	await expect(card("Omar Haddad").getByRole("alert")).toHaveCount(0);
	const money = await island.db.select().from(paymentMoney).where(eq(paymentMoney.gateway, "cash"));
	expect(money).toMatchObject([
		{ bookingId: ida.id, amountCents: 6400, takenByName: "Marta Boss" },
	]);
	await expect
		.poll(async () => (await page.request.get("/dashboard/attention?show=settled")).text())
		.toContain("gave the money back to the guest");

	// another page: the app is closed
	await page.goto("/legal/imprint");
	await wakeWorker(context, page, island);
	expect(await keptRecords(page, { makeOld: true })).toEqual(["day", "key", "operation key"]);
	await wakeWorker(context, page, island);
	// the key of operations, all of which are sent, opens nothing
	await expect.poll(() => keptRecords(page, { makeOld: false })).toEqual(["operation key"]);
});
