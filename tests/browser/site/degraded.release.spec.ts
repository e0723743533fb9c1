import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { bookings } from "#app/database/schema.server.ts";
import { expect, expectAccessible, test } from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { addExcursion, soon } from "#tests/builders.ts";
import type { Island } from "#tests/island.ts";
import { addBooking } from "#tests/sales.ts";

test.use({ ownIsland: "degraded" });
// in one process, so that all tests share an island
test.describe.configure({ mode: "default" });
test.afterEach(({ island }) => island.cutDatabase(false));

const notice = "About this page";

/** Visits these pages, then cuts the database. */
async function visitAndCut(page: Page, island: Island, paths: string[]) {
	for (const path of paths) await page.request.get(path);
	island.cutDatabase(true);
}

test("a visitor follows a link to an old page that says so, and goes back again", async ({
	page,
	island,
}) => {
	await page.goto("/excursion/contact");
	await visitAndCut(page, island, ["/excursion/excursions"]);
	await page.getByRole("navigation", { name: "Main" }).getByText("Excursions").click();
	await expect(page).toHaveURL("/excursion/excursions");
	await expect(page.getByRole("complementary", { name: notice })).toBeVisible();
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ask us anything");
	// once the database is back, the next visitor renews the page
	island.cutDatabase(false);
	await expect
		.poll(async () => {
			await page.goto("/excursion/excursions");
			return page.getByRole("complementary", { name: notice }).count();
		})
		.toBe(0);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Where shall we go?");
});

test("a change and a cancellation that can't be stored leave their page as it is, and are done by one press", async ({
	page,
	island,
}) => {
	const { id, confirmId } = await addBooking(island, await addExcursion(island.db));
	const notice = page.locator("#unsent");
	// without it the form would send itself again, before or after the press
	await page.route("**/art/mark.svg", (route) =>
		route.request().method() === "HEAD" ? route.abort("failed") : route.continue(),
	);
	const send = async (path: string, button: RegExp) => {
		await page.goto(`/booking/${confirmId}/${path}`);
		await page.getByRole("button", { name: button }).focus();
		await expect(page.locator("main [data-awake]")).toHaveCount(1);
		island.cutDatabase(true);
		await page.getByRole("button", { name: button }).click();
		await expect(notice).toBeFocused();
		await expect(notice).toContainText("Our booking system does not answer.");
		await expect(page.getByRole("link", { name: /^Keep/ })).toBeVisible();
		await expectAccessible(page);
		island.cutDatabase(false);
		await page.getByRole("button", { name: "Send again", exact: true }).click();
	};
	await send(`change?date=${soon(12)}`, /Move to/);
	await expect(page.getByText("Your booking is changed.")).toBeVisible();
	await send("cancel", /Cancel and get/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("This booking is cancelled.");
	const [bookingAfter] = await island.db.select().from(bookings).where(eq(bookings.id, id));
	expect(bookingAfter).toMatchObject({ status: "cancelled", date: soon(12) });
});

test("what staff have typed survives a time without database and is sent again as it is", async ({
	page,
	context,
	island,
}) => {
	await signIn(context, island, { role: "admin" });
	await page.goto("/dashboard/points/point-new", { waitUntil: "networkidle" });
	await page.getByLabel(/^(Name|Title)/).fill("Hotel Buganvilla");
	await page.getByLabel(/^Where/).fill("side door, Calle Mayor");
	await page.getByLabel("Latitude").fill("28.4");
	await page.getByLabel("Longitude").fill("-14.5");
	island.cutDatabase(true);
	await page.getByRole("button", { name: "Create it" }).click();
	await expect(page.getByText("What you typed is still here.")).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: "Back to the form" }).click();
	await expect(page.getByLabel("Latitude")).toHaveValue("28.4");
	island.cutDatabase(false);
	await page.getByRole("button", { name: "Create it" }).click();
	await expect(page).toHaveURL(/\/dashboard\/points$/);
	await expect(page.getByText("Hotel Buganvilla").first()).toBeVisible();
	// a later error has no form to send
	island.cutDatabase(true);
	await page.getByRole("link", { name: "Hotel Buganvilla" }).first().click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Something went wrong!");
	await expect(page.getByText("What you typed is still here.")).toHaveCount(0);
});
