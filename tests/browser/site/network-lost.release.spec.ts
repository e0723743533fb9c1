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

test.use({ viewport: { width: 390, height: 844 } });

/** The page that a widget reads anew. */
const freshPage = /[?&]fresh=/;

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

test("when only the page after the form is lost, the form has arrived and says so", async ({
	page,
	island,
	context,
}) => {
	const trip = await addExcursion(island.db);
	await page.goto(`/excursion/${trip.id}?date=${soon(3)}`);
	await wake(page, "booking-widget");
	await fillGuest(page);
	await expect(page.locator('input[name="key"]')).not.toHaveValue("");
	await page.route("**/excursion/*", async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		const response = await route.fetch();
		await context.setOffline(true);
		await route.fulfill({ response });
	});
	await page.locator("#book").getByRole("button", { name: "Book and pay" }).click();
	await expect(page.locator("#unsent")).toContainText(
		"Your seats are held, nothing is charged yet.",
	);
	await expect(page.getByRole("button", { name: "Open it now" })).toBeVisible();
	await context.setOffline(false);
	await expect(page).toHaveURL(/\/payment\/sandbox\//);
	expect(await island.db.$count(bookings, eq(bookings.excursionId, trip.id))).toBe(1);
});

test("a search without a network stays on its page with what was chosen, and says so", async ({
	page,
	context,
}) => {
	// where the choices are not folded
	await page.setViewportSize({ width: 1280, height: 800 });
	for (const [address, act] of [
		["/de", "Freie Plätze zeigen"],
		["/de/excursion/excursions", "Ausflüge zeigen"],
	] as const) {
		await page.goto(address);
		await page.waitForLoadState("networkidle");
		await page.getByLabel("Wann").selectOption({ index: 2 });
		await context.setOffline(true);
		await page.getByRole("button", { name: act }).click();
		const notice = page.getByText("Ihre Auswahl ist noch da");
		await expect(notice).toBeVisible();
		await expect(page).toHaveURL(address);
		await expectAccessible(page);
		await context.setOffline(false);
		await page.getByRole("button", { name: act }).click();
		await expect(page).toHaveURL(/excursions\?.*when=/);
	}
});
