import { attentionItems, contactMessages } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, manifestPath, soon } from "#tests/builders.ts";
import { addBooking, bookAsGuest } from "#tests/sales.ts";
import { board } from "#tests/van.ts";

test.use({ ownIsland: "staff-menu", viewport: { width: 390, height: 844 } });

test("on a phone the menu shows where one is, also when its count has come, and on screens that it only leads to", async ({
	page,
	context,
	island,
}) => {
	const { db } = island;
	const createdAt = Date.now();
	await signIn(context, island, { role: "admin" });
	const trip = await addExcursion(db);
	const { id } = await bookAsGuest(island, trip);
	await db.insert(contactMessages).values({
		idempotencyKey: "menu",
		name: "Ida",
		email: "ida@mail.example",
		message: "Hello",
		createdAt,
	});
	await db.insert(attentionItems).values({
		dedupeKey: "menu",
		kind: "difference",
		detail: "-",
		createdAt,
		updatedAt: createdAt,
	});
	const menu = page.getByRole("navigation", { name: "Staff" });
	for (const [path, current] of [
		["/dashboard/users", "More▾, here: Users"],
		["/dashboard/messages", "More▾, here: Messages"],
		["/dashboard/calendar", "Today"],
		["/dashboard/holds", "Bookings"],
		[`/dashboard/holds/let-go?booking=${id}`, "Bookings"],
		["/dashboard/desk", "More▾, here: Hotels"],
	] as const) {
		await page.goto(path);
		// the count of the review queue: the message, the incident and nothing else
		await expect(menu.locator("summary")).toContainText("2 open");
		const here = menu
			.locator("ul")
			.first()
			.locator("> li > [aria-current], > li > details > [aria-current]");
		await expect(here).toHaveText(new RegExp(`^${current}`));
		await expect(here).toBeInViewport({ ratio: 1 });
		await expectAccessible(page);
	}
	// five words in one line under the thumb, each large enough for it
	const words = menu.locator("ul").first().locator("> li > a, > li > details > summary");
	await expect(words).toHaveCount(5);
	for (const word of await words.all()) {
		const box = await word.boundingBox();
		expect(box?.height).toBeGreaterThanOrEqual(44);
		expect(box?.width).toBeGreaterThanOrEqual(44);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(844 - 16);
	}
	// the bar that saves a long form stands above it
	await page.goto("/dashboard/hotels/hotel-new");
	const save = page.getByRole("button", { name: "Create it" });
	await expect(save).toBeInViewport({ ratio: 1 });
	const [saveBox, menuBox] = [await save.boundingBox(), await menu.boundingBox()];
	expect((saveBox?.y ?? 844) + (saveBox?.height ?? 0)).toBeLessThanOrEqual(menuBox?.y ?? 0);
	// and so does where the van goes next, at any place of a route that is longer than the phone
	await board(island, await addBooking(island, trip));
	await addBooking(island, trip, { name: "Otto Ferreira" });
	await page.setViewportSize({ width: 390, height: 500 });
	await page.goto(await manifestPath(island.db, { excursionId: trip.id, date: soon() }));
	const next = page.getByText(/^Next \d\d:\d\d/);
	const gap = async () => {
		const [bar, foot] = [await next.locator("../..").boundingBox(), await menu.boundingBox()];
		return (foot?.y ?? 0) - (bar?.y ?? 500) - (bar?.height ?? 0);
	};
	await expect(next).toBeInViewport({ ratio: 1 });
	await expect.poll(gap).toBeGreaterThanOrEqual(0);
	await expect.poll(gap).toBeLessThan(8);
	await page.setViewportSize({ width: 390, height: 844 });
	await menu.locator("summary").click();
	await menu.getByRole("link", { name: "Excursions" }).click();
	await expect(page).toHaveURL(/dashboard\/excursion$/);
	await expect(menu.getByRole("link", { name: "Users" })).toBeHidden();

	// at 1280 everything stands on one line
	await page.setViewportSize({ width: 1280, height: 900 });
	const header = await page.getByRole("banner").boundingBox();
	expect(header?.height).toBeLessThan(72);
	await menu.locator("summary").click();
	await expect(menu.getByRole("link", { name: "Users" })).toBeInViewport({ ratio: 1 });
	await expectAccessible(page, { within: "nav" });
});
