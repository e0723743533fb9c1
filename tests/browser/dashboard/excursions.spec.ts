import { eq } from "drizzle-orm";
import { excursions, pickupPoints } from "#app/database/schema.server.ts";
import { addReseller } from "#app/partners/resellers/resellers.server.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { lyingPhoto, photo } from "#tests/pictures.ts";
import { openEditor } from "./excursion-editor.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

const file = (name: string, bytes: Uint8Array) => ({
	name,
	mimeType: "image/jpeg",
	buffer: Buffer.from(bytes),
});

test.describe("on a phone", () => {
	test.use({ viewport: phone });

	test("a supervisor creates an excursion with pictures and pickups, and a visitor books it at once", async ({
		page,
		island,
		context,
		browser,
		extraHTTPHeaders,
	}) => {
		test.slow();
		await signIn(context, island, { role: "supervisor", name: "Marta Ferreira" });
		const title = "Kayaks at dusk";
		await page.goto("/dashboard/excursion");
		await expectAccessible(page, { alsoAt: desk });
		await page.getByRole("link", { name: "Create an excursion" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("New excursion");
		await expectAccessible(page, { alsoAt: desk });

		// the error summary comes first and has the focus
		await page.getByLabel("Title", { exact: true }).fill("Kay");
		await page.getByRole("button", { name: "Create it" }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByRole("alert")).toContainText("Title must be at least 4 characters");
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Kay");
		await expectAccessible(page, { alsoAt: desk });

		await page.getByLabel("Title", { exact: true }).fill(title);
		await page.getByLabel("Subtitle").fill("Along the red cliffs when the heat is gone.");
		await page
			.getByLabel("Description", { exact: true })
			.fill("We paddle out at six and are back by nine.");
		await page.getByLabel("Adult, €").fill("64,50");
		await page.getByLabel("Child, €").fill("42");
		await page.getByLabel("Baby, €").fill("0");
		for (const day of ["Monday", "Wednesday", "Friday", "Saturday"])
			await page.getByLabel(`${day}, English`).check();
		await page.getByRole("button", { name: "Create it" }).click();
		await expect(
			page.locator("main").getByRole("status").filter({ hasText: "not on sale" }),
		).toBeVisible();

		// an incomplete excursion cannot be on sale
		await page.getByLabel("On sale").check();
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByRole("alert")).toContainText("a picture and a pickup point");

		await page
			.getByLabel("Add pictures")
			.setInputFiles([
				file("one.jpg", await photo({ width: 1400, height: 900 })),
				file("two.jpg", await lyingPhoto()),
				file("three.jpg", new TextEncoder().encode("<html>")),
			]);
		await expect(page.getByText("This is not a picture")).toBeVisible();
		await page.getByRole("button", { name: "Got it" }).click();
		await expect(page.getByLabel("What it shows")).toHaveCount(2);
		await page.getByLabel("What it shows").first().fill("Two kayaks in front of red cliffs");
		await page.getByLabel("What it shows").last().fill("A lantern on the bow");
		// by keyboard the second picture becomes the poster
		await page.getByRole("button", { name: "Move picture 2 left" }).focus();
		await page.keyboard.press("Enter");
		await expect(page.getByLabel("What it shows").first()).toHaveValue("A lantern on the bow");

		await page.getByLabel("Time of the new pickup").fill("17:30");
		await page.getByLabel("New pickup point").selectOption({ label: "Hotel Los Dragos" });
		await page.getByRole("button", { name: "Add", exact: true }).first().click();
		await expect(page.getByLabel("Pickup time at Hotel Los Dragos")).toHaveValue("17:30");
		await page.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "Guests see it from now on");
		await expect(page.getByLabel("On sale")).toBeChecked();
		await expectAccessible(page, { alsoAt: desk });

		const visitor = await (
			await browser.newContext({
				viewport: desk,
				extraHTTPHeaders: extraHTTPHeaders ?? {},
			})
		).newPage();
		await visitor.goto(page.url().replace(/\/dashboard|\?.*/g, ""));
		await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
		await expect(visitor.getByAltText("A lantern on the bow").first()).toBeVisible();
		await visitor.locator('input[name="date"]:not([disabled])').first().check({ force: true });
		await fillGuest(visitor);
		await visitor.locator("#book").getByRole("button", { name: "Book and pay" }).click();
		await expect(visitor).toHaveURL(/\/payment\/sandbox\//);
		await expect(visitor.getByText("€129")).toBeVisible();
		await visitor.context().close();
	});

	test("pictures and pickups are removed with the next save, and until then taken back", async ({
		page,
		island,
		context,
	}) => {
		await openEditor({ page, context, island });
		await page.getByLabel("Remove picture 1").check();
		await expect(page.getByText("Removed with the next save")).toBeVisible();
		await expectAccessible(page, { within: "#pictures" });
		await page.getByLabel("Remove picture 1").uncheck();
		await expect(page.getByText("Removed with the next save")).toBeHidden();
		await page.getByRole("button", { name: "Save changes" }).click();
		await expectToast(page, "Saved.");
	});

	test("what was typed is not lost: not by leaving, not to a faster editor", async ({
		page,
		island,
		context,
	}) => {
		const { id } = await openEditor({ page, context, island });
		await page.getByLabel("Title", { exact: true }).fill("My own better title");
		await page.getByRole("link", { name: "All excursions" }).click();
		const dialog = page.getByRole("dialog", { name: "Leave without saving?" });
		await expect(dialog).toBeVisible();
		await expectAccessible(page, { within: "dialog" });
		await dialog.getByRole("button", { name: "Stay here" }).click();
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My own better title");

		await island.db
			.update(excursions)
			.set({ title: "Their newer title", version: 2 })
			.where(eq(excursions.id, id));
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByText("after you opened it")).toBeInViewport();
		await expect(page.getByText("Title, stored now: Their newer title").first()).toBeVisible();
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue("My own better title");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Save changes" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("My own better title");
	});

	test("a point is found on the map, by mouse and by keyboard, though no tile loads", async ({
		page,
		island,
		context,
	}) => {
		await signIn(context, island, { role: "supervisor" });
		await page.goto("/dashboard/points");
		await expect(page.getByText("Without its pictures the map still shows")).toBeVisible();
		await expectAccessible(page);
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

	test("hotels and refusals are readable for everybody", async ({ page, island, context }) => {
		await signIn(context, island, { role: "supervisor" });
		const reseller = await addReseller(island.db, "Wide Sea Tours", Date.now());
		for (const path of [
			...["hotels", "hotels/hotel-new", "hotels/los-dragos"],
			...["resellers", `resellers/${reseller}`],
		]) {
			await page.goto(`/dashboard/${path}`);
			await expectAccessible(page);
		}
		await context.clearCookies();
		await signIn(context, island, { role: "web" });
		await page.goto("/dashboard/excursion/excursion-new");
		await expect(page.getByText('unauthorized to access resource "excursions"')).toBeVisible();
		await expectAccessible(page);
		const width = await page.evaluate(() => document.documentElement.scrollWidth);
		expect(width).toBeLessThanOrEqual(phone.width);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("an excursion is changed, its pictures sorted, and a pickup added", async ({
		page,
		island,
		context,
	}) => {
		await openEditor({ page, context, island });
		await page
			.getByLabel("Add pictures")
			.setInputFiles([file("one.jpg", await photo({ width: 800 }))]);
		await page.getByRole("button", { name: "Upload" }).click();
		await expect(page.getByLabel("What it shows")).toHaveCount(2);
		await page.getByLabel("What it shows").last().fill("The summit");
		await page.getByLabel("Time of the new pickup").fill("04:45");
		await page.getByLabel("New pickup point").selectOption({ label: "Harbour taxi stand" });
		await page.getByRole("button", { name: "Move picture 2 left" }).click();
		await expectToast(page, "Saved.");
		await expect(page.getByLabel("What it shows").first()).toHaveValue("The summit");
		await expect(page.getByLabel("Pickup time at Harbour taxi stand")).toHaveValue("04:45");
	});
});
