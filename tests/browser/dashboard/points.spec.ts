import type { Locator, Page, Route } from "@playwright/test";
import { eq } from "drizzle-orm";
import { pickupPoints } from "#app/database/schema.server.ts";
import {
	expect,
	expectAccessible,
	expectToast,
	holdApplication,
	smallScriptRun,
	test,
} from "#tests/browser/browser-test.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { awaitWithLimit } from "#tests/run/await-with-limit.ts";

test.use({ viewport: { width: 390, height: 844 } });

const newPoint = "/dashboard/points/point-new";

/** Holds back the answer to what is sent there: `done` when the server has answered. */
async function holdAnswer(page: Page, which: string) {
	const done = Promise.withResolvers<void>();
	const answer = Promise.withResolvers<void>();
	let posts = 0;
	// the route stays: removing it while the next request is on its way can leave that request unanswered for ever
	await page.route(which, async (route: Route) => {
		if (route.request().method() !== "POST") return route.fallback();
		posts += 1;
		const response = await route.fetch({ maxRedirects: 0 });
		done.resolve();
		await answer.promise;
		await route.fulfill({ response });
	});
	return {
		done: () => awaitWithLimit(done.promise, "the answer to the first press"),
		release: answer.resolve,
		posts: () => posts,
	};
}

/** Presses where the button stands, also when it is busy. */
async function tap(page: Page, button: Locator) {
	await button.scrollIntoViewIfNeeded();
	const box = await button.boundingBox();
	if (!box) throw new Error("The button can't be seen");
	return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test("a point is found on the map, by mouse and by keyboard, though no tile loads", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	await page.goto("/dashboard/points");
	await expect(page.getByText("Without its pictures the map still shows")).toBeVisible();
	await page.getByRole("link", { name: "Create a point" }).click();
	await page.waitForURL(/\/point-new$/);
	// the notice comes late and moves what is below it, so it is awaited before a click
	await expect(page.getByText("Without its pictures the map still shows")).toBeVisible();
	const map = page.getByRole("region", { name: "Map of the pickup points" });
	await expect(map.locator("path")).toHaveCount(await island.db.$count(pickupPoints));
	await expectAccessible(page);
	await map.click({ position: { x: 200, y: 30 } });
	await expect(page.getByLabel("Latitude")).toHaveValue(/^28\.\d+$/);
	const clicked = await page.getByLabel("Latitude").inputValue();
	await page.getByRole("button", { name: "Take the middle of the map" }).click();
	await expect(page.getByLabel("Latitude")).not.toHaveValue(clicked);
	await page.getByLabel("Title", { exact: true }).fill("Lookout");
	await page.getByRole("button", { name: "Create it" }).click();
	await expectToast(page, "The point is created");
	await page.getByRole("link", { name: "Lookout" }).click();
	await page.getByText("Delete this point").click();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Yes, delete/ }).click();
	await expectToast(page, "The point is deleted");
});

test("a double press makes one pickup point", async ({ page, island, context }) => {
	await signIn(context, island, { role: "supervisor" });
	await page.goto(newPoint);
	await page.getByLabel("Title", { exact: true }).fill("Pressed twice");
	await page.getByLabel("Latitude").fill("28.1");
	await page.getByLabel("Longitude").fill("-14.2");
	const { done, release } = await holdAnswer(page, "**/*.data*");
	// the text changes while the button is busy, but it can still be pressed
	const button = await page.getByRole("button", { name: "Create it" }).elementHandle();
	await button?.click();
	await done();
	await button?.click({ force: true });
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	release();
	await expectToast(page, "The point is created");
	expect(await island.db.$count(pickupPoints, eq(pickupPoints.title, "Pressed twice"))).toBe(1);
});

test("a double press before the scripts run makes one point; what was put right meanwhile is another press", async ({
	page,
	island,
	context,
}) => {
	await signIn(context, island, { role: "supervisor" });
	await holdApplication(page);
	await page.goto(newPoint, { waitUntil: "commit" });
	await smallScriptRun(page);
	const create = page.getByRole("button", { name: "Create it" });
	await create.click();
	await expect(page.getByRole("alert")).toBeVisible();
	await smallScriptRun(page);
	await page.getByLabel("Title", { exact: true }).fill("Pressed early");
	await page.getByLabel("Latitude").fill("28.1");
	await page.getByLabel("Longitude").fill("-14.2");
	const { done, release, posts } = await holdAnswer(page, `**${newPoint}`);
	// a font that comes late moves the button
	await page.evaluate(() => document.fonts.ready.then(() => {}));
	const press = await tap(page, create);
	await press();
	await done();
	await press();
	await press();
	release();
	await page.waitForURL((url) => url.pathname !== newPoint, { waitUntil: "commit" });
	expect(posts()).toBe(1);
	expect(await island.db.$count(pickupPoints, eq(pickupPoints.title, "Pressed early"))).toBe(1);
});
