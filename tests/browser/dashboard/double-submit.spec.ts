import type { Locator, Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { excursions, hotels, pickupPoints, users } from "#app/database/schema.server.ts";
import {
	expect,
	expectToast,
	holdApplication,
	smallScriptRun,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { awaitWithLimit } from "#tests/run/await-with-limit.ts";
import { openEditor } from "./excursion-editor.ts";

/** The second press happens after the first was handled and before its answer has come. */
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
	// the text changes while the button is busy, but it can still be pressed
	const pressed = await button.elementHandle();
	await pressed?.click();
	await awaitWithLimit(done.promise, "the answer to the first press");
	await pressed?.click({ force: true });
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	// the route stays: removing it while the next request is on its way can leave that request unanswered for ever
	answer.resolve();
}

async function fillPoint(page: Page, title: string) {
	await page.getByLabel("Title", { exact: true }).fill(title);
	await page.getByLabel("Latitude").fill("28.1");
	await page.getByLabel("Longitude").fill("-14.2");
}

test("a double press makes one pickup point, one hotel and one user", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "admin" });
	await page.goto("/dashboard/points/point-new");
	await fillPoint(page, "Pressed twice");
	await pressTwice(page, page.getByRole("button", { name: "Create it" }));
	await expectToast(page, "The point is created");
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
	await pressTwice(page, page.getByRole("button", { name: "Make the account" }));
	await expect(page).toHaveURL(/\/dashboard\/users\/(?!user-new)/);
	expect(await island.db.$count(users, eq(users.email, "twice@example.com"))).toBe(1);
});

test("a double press on a trip's “Save changes” says that it is saved", async ({
	page,
	island,
	context,
}) => {
	const { id } = await openEditor({ page, context, island });
	const title = page.getByLabel("Title", { exact: true });
	await title.fill("Saved twice over");
	const save = page.getByRole("button", { name: "Save changes" });
	await pressTwice(page, save);
	await expectToast(page, "Saved.");
	await expect(page.getByText("after you opened it")).toBeHidden();
	// another value is sent again
	await title.fill("Saved once more");
	await save.click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved once more");
	const [storedTrip] = await island.db.select().from(excursions).where(eq(excursions.id, id));
	expect(storedTrip).toMatchObject({ title: "Saved once more", version: 3 });
});

/** Without scripts: the form was sent, its answer hangs, and the user taps again. */
async function tapTwice(page: Page, button: Locator, path: string) {
	const done = Promise.withResolvers<void>();
	const answer = Promise.withResolvers<void>();
	let posts = 0;
	await page.route(`**${path}`, async (route) => {
		if (route.request().method() !== "POST") return route.continue();
		posts += 1;
		const response = await route.fetch({ maxRedirects: 0 });
		done.resolve();
		await answer.promise;
		await route.fulfill({ response });
	});
	// a font that comes late moves the button
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error("The button can't be seen");
	const tap = () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
	await tap();
	await awaitWithLimit(done.promise, "the answer to the first press");
	await tap();
	await tap();
	answer.resolve();
	await page.waitForURL((url) => url.pathname !== path, { waitUntil: "commit" });
	return posts;
}

test("a double press before the scripts run is one too, and not refused for the first", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "admin" });
	await holdApplication(page);
	const create = page.getByRole("button", { name: "Create it" });
	await page.goto("/dashboard/points/point-new", { waitUntil: "commit" });
	await smallScriptRun(page);
	await fillPoint(page, "Pressed early");
	expect(await tapTwice(page, create, "/dashboard/points/point-new")).toBe(1);
	expect(await island.db.$count(pickupPoints, eq(pickupPoints.title, "Pressed early"))).toBe(1);

	await page.goto("/dashboard/hotels/hotel-new", { waitUntil: "commit" });
	await smallScriptRun(page);
	await page.getByLabel("Name", { exact: true }).fill("Hotel pressed early");
	await page.getByLabel("Short name").fill("pressed-early");
	expect(await tapTwice(page, create, "/dashboard/hotels/hotel-new")).toBe(1);
	await expect(page).toHaveURL(/\/dashboard\/hotels\/pressed-early/);
});

test("what was put right meanwhile is another press, also before the scripts run", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "admin" });
	await holdApplication(page);
	await page.goto("/dashboard/points/point-new", { waitUntil: "commit" });
	await smallScriptRun(page);
	const create = page.getByRole("button", { name: "Create it" });
	await create.click();
	await expect(page.getByRole("alert")).toBeVisible();
	await fillPoint(page, "Put right early");
	await create.click();
	await expect(page).toHaveURL(/\/dashboard\/points$/);
	expect(await island.db.$count(pickupPoints, eq(pickupPoints.title, "Put right early"))).toBe(1);
});
