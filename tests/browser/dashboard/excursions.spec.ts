import { addReseller } from "#app/partners/resellers/resellers.server.ts";
import { expect, expectAccessible, expectToast, test } from "#tests/browser/browser-test.ts";
import { fillGuest } from "#tests/browser/fill-guest.ts";
import { signIn } from "#tests/browser/signed-in.ts";
import { lyingPhoto, photo } from "#tests/pictures.ts";

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
		await expectAccessible(page);
		await page.getByRole("link", { name: "Create an excursion" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("New excursion");
		await expectAccessible(page);

		// the error summary comes first and has the focus
		await page.getByLabel("Title", { exact: true }).fill("Kay");
		await page.getByRole("button", { name: "Create it" }).click();
		await expect(page.getByRole("alert")).toBeFocused();
		await expect(page.getByRole("alert")).toContainText("Title must be at least 4 characters");
		await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Kay");
		await expectAccessible(page);

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
		const save = page.getByRole("button", { name: "Save changes" });
		await save.press("Enter");
		await expectToast(page, "Guests see it from now on");
		// the form is drawn anew, and who works with the keyboard goes on where they were
		await expect(save).toBeFocused();
		await expect(page.getByLabel("On sale")).toBeChecked();
		await expectAccessible(page);

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
