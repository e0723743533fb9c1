import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, columnsOn, soon } from "#tests/builders.ts";
import { assignGuide } from "#tests/guides.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("what the office took from the list meanwhile is said below the head, with the note's words, until it is dismissed", async ({
	page,
	context,
	island,
}) => {
	const guide = await signIn(context, island, { role: "guide", name: "Pau Vidal" });
	const trip = await addExcursion(island.db, { title: "Under the lighthouse" });
	const ida = await addBooking(island, trip, { name: "Ida Lindqvist" });
	const joan = await addBooking(island, trip, { name: "Joan Pike" });
	const change = (id: number, values: Partial<typeof bookings.$inferInsert>) =>
		island.db.update(bookings).set(values).where(eq(bookings.id, id));
	// who keeps the departure on the list
	const kwame = await addBooking(island, trip, { name: "Kwame Mensah" });
	for (const { id } of [ida, joan, kwame])
		await change(id, await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }));
	await assignGuide(island, { trip, date: soon(0), userId: guide.id });
	await page.goto("/dashboard/today", { waitUntil: "networkidle" });
	await page.getByRole("button", { name: "Under the lighthouse" }).click();
	await context.setOffline(true);
	for (const { id, name } of [
		{ id: ida.id, name: "Ida Lindqvist" },
		{ id: joan.id, name: "Joan Pike" },
	]) {
		const card = page.locator(`#guest-${id}`);
		await card.getByRole("button", { name: `Note about ${name}` }).click();
		await card.getByLabel(`A note about ${name}`).fill(`${name} forgot a hat`);
		await card.getByRole("button", { name: "Save the note" }).click();
		await card.getByRole("button", { name: "Not there" }).click();
	}
	await change(ida.id, await columnsOn(island.db, { excursionId: trip.id, date: soon(5) }));
	await change(joan.id, { status: "cancelled" });
	await context.setOffline(false);
	const list = page.getByRole("region", { name: "Not taken: no longer on your list" });
	const note = list.getByRole("listitem").filter({ hasText: "Ida Lindqvist forgot a hat" });
	await expect(note).toContainText("Not saved: this booking is not on your departure any more.", {
		timeout: 30_000,
	});
	await expect(note).toContainText(/^A booking that is not on this list, \d\d:\d\d:/);
	const ticks = list.getByRole("listitem").filter({ hasText: "Your tick was not taken" });
	await expect(ticks).toHaveCount(2);
	await expect(list).toContainText(/Joan Pike, \d\d:\d\d: Your tick/);
	// what was written about a guest who cancelled reaches the office all the same
	await expect(list.getByText("Joan Pike forgot a hat")).toHaveCount(0);
	await expectAccessible(page);
	await note.getByRole("button", { name: /^Delete it/ }).click();
	await ticks.first().getByRole("button", { name: "Understood" }).click();
	await ticks.first().getByRole("button", { name: "Understood" }).click();
	await expect(list).toHaveCount(0);
	await page.reload();
	await expect(page.getByRole("button", { name: "Under the lighthouse" })).toBeVisible();
	await expect(list).toHaveCount(0);
});

test.describe("without an answer of the server", () => {
	// so that requests go through the test and not through the service worker
	test.use({ serviceWorkers: "block" });

	test("the app says how old its list is, and signs out only when the server has done so", async ({
		page,
		context,
		island,
	}) => {
		const guide = await signIn(context, island, { role: "guide", name: "Pau Vidal" });
		const trip = await addExcursion(island.db, { title: "Across the old crater" });
		const ida = await addBooking(island, trip, { name: "Ida Lindqvist" });
		await island.db
			.update(bookings)
			.set(await columnsOn(island.db, { excursionId: trip.id, date: soon(0) }))
			.where(eq(bookings.id, ida.id));
		await assignGuide(island, { trip, date: soon(0), userId: guide.id });
		await page.goto("/dashboard/today", { waitUntil: "networkidle" });
		const list = page.getByRole("button", { name: "Across the old crater" });
		await expect(list).toBeVisible();
		await expect(page.getByText(/list of/)).toHaveCount(0);
		await page.route(/\/dashboard\/(today\/departures|sign-out)/, (route) =>
			route.fulfill({ status: 502 }),
		);
		await page.reload();
		await expect(page.getByText(/^list of \d\d:\d\d$/)).toBeVisible();
		await expect(page.getByText("No network. The list is on this phone")).toBeVisible();
		const signOut = page.getByRole("button", { name: "Sign out" });
		await signOut.click();
		await expect(page.getByText("You are still signed in")).toBeVisible();
		await expectAccessible(page);
		await page.reload();
		await expect(list).toBeVisible();
		// from another page of staff: its error screen comes, and the list stays
		await page.goto("/dashboard/my-week");
		await signOut.click();
		await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("My week");
		await page.goto("/dashboard/today");
		await expect(list).toBeVisible();
		await page.unrouteAll();
		await signOut.click();
		await expect(page).toHaveURL(/\/app_login/);
		await page.goBack();
		await expect(page).toHaveURL(/\/app_login/);
	});
});
