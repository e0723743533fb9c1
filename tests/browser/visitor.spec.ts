import { expect, test } from "./browser-test.ts";

test("the home page opens", async ({ page }) => {
	await page.goto("/");
	await expect(page.locator("h1")).toBeVisible();
});
