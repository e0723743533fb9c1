import type { Locator, Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { excursions, hotels, pickupPoints, totems, users } from "#app/database/schema.server.ts";
import { addHotel } from "#tests/sales.ts";
import { expect, test } from "./browser-test.ts";
import { signIn } from "./signed-in.ts";
import { openEditor } from "./trip-editor.ts";

/** The second press comes when the first has done its work, and its answer is still on the way. */
async function pressTwice(page: Page, button: Locator) {
	const done = Promise.withResolvers<void>();
	const answer = Promise.withResolvers<void>();
	const hold = async (route: Route) => {
		if (route.request().method() !== "POST") return route.continue();
		const response = await route.fetch({ maxRedirects: 0 });
		done.resolve();
		await answer.promise;
		await route.fulfill({ response });
	};
	await page.route("**/*.data*", hold);
	// its words change when it is busy, and it can be pressed all the same
	const pressed = await button.elementHandle();
	await pressed?.click();
	await done.promise;
	await pressed?.click({ force: true });
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	answer.resolve();
}

test("a double press makes one pickup point, one hotel and one user", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "admin" });
	await page.goto("/dashboard/points/point-new");
	await page.getByLabel("Title", { exact: true }).fill("Pressed twice");
	await page.getByLabel("Latitude").fill("28.1");
	await page.getByLabel("Longitude").fill("-14.2");
	await pressTwice(page, page.getByRole("button", { name: "Create it" }));
	await expect(page.getByText("The point is created").first()).toBeVisible();
	const points = eq(pickupPoints.title, "Pressed twice");
	expect(await island.db.$count(pickupPoints, points)).toBe(1);

	await page.goto("/dashboard/hotels/hotel-new");
	await page.getByLabel("Name", { exact: true }).fill("Hotel pressed twice");
	await page.getByLabel("Short name").fill("pressed-twice");
	await pressTwice(page, page.getByRole("button", { name: "Create it" }));
	await expect(page).toHaveURL(/\/dashboard\/hotels\/pressed-twice/);
	await expect(page.getByRole("alert")).toBeHidden();
	expect(await island.db.$count(hotels, eq(hotels.id, "pressed-twice"))).toBe(1);

	await page.goto("/dashboard/users/user-new");
	await page.getByLabel("Name", { exact: true }).fill("Twice Pressed");
	await page.getByLabel("Email").fill("twice@example.com");
	await page.getByLabel("First password").fill("correct horse battery");
	await pressTwice(page, page.getByRole("button", { name: "Make the account" }));
	await expect(page).toHaveURL(/\/dashboard\/users\/(?!user-new)/);
	expect(await island.db.$count(users, eq(users.email, "twice@example.com"))).toBe(1);
});

test("a double press on a trip's “Save changes” says that it is saved, and on a hotel's allows one screen", async ({
	page,
	island,
	context,
}) => {
	const { id } = await openEditor({ page, context, island });
	const title = page.getByLabel("Title", { exact: true });
	await title.fill("Saved twice over");
	const save = page.getByRole("button", { name: "Save changes" });
	await pressTwice(page, save);
	await expect(page.getByText("Saved.", { exact: true })).toBeVisible();
	await expect(page.getByText("saved a newer version")).toBeHidden();
	// the next change is another press
	await title.fill("Saved once more");
	await save.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved once more");
	const [stored] = await island.db.select().from(excursions).where(eq(excursions.id, id));
	expect(stored).toMatchObject({ title: "Saved once more", version: 3 });

	const hotel = await addHotel(island);
	await page.goto(`/dashboard/hotels/${hotel}`);
	const allow = page.getByRole("button", { name: /Allow/ });
	await pressTwice(page, allow);
	await expect(page.getByText(/enrol=/).first()).toBeVisible();
	expect(await island.db.$count(totems, eq(totems.hotelId, hotel))).toBe(1);
	// meant twice, it is two
	await page.getByRole("button", { name: /Allow/ }).click();
	await expect.poll(() => island.db.$count(totems, eq(totems.hotelId, hotel))).toBe(2);
});
